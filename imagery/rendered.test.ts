import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import * as content from '../src/records/content.ts';
import { manifestPictures, type Picture } from './manifest.ts';
import { shownLabels, tankLitres } from './prints.ts';
import { recordHash } from './rendered.ts';

const drum = Object.values(manifestPictures()).find(({ scene }) => scene === 'steel_drum');

it('the hash of a picture changes with its record and its scene', () => {
  if (!drum) throw new Error('No picture shows a steel drum.');
  const other: Picture = { ...drum, scene: 'molecule' };
  expect(recordHash({ ...drum })).toBe(recordHash(drum));
  // The hash changes with the telephone number and with a statement.
  const { hazards } = content.product(drum.product ?? '');
  const shown = JSON.stringify(shownLabels(drum));
  expect(shown).toContain(content.company().phoneDisplay);
  expect(shown).toContain(hazards.signalWord ?? 'null');
  expect(recordHash(other)).not.toBe(recordHash(drum));
});

it('no scene types the volume of a package: a tank has that of its product', () => {
  for (const picture of Object.values(manifestPictures())) {
    if (picture.scene !== 'iso_tank' || picture.product === undefined) continue;
    const { packaging } = content.product(picture.product);
    const tank = packaging.find(({ kind }) => kind === 'iso-tank');
    expect(tankLitres(picture.product)).toBe(tank?.capacityLitres);
    if (!tank) continue;
    const { capacityLitres } = tank;
    expect(shownLabels(picture)).toEqual([expect.objectContaining({ capacityLitres })]);
  }
  const scenes = globSync('imagery/**/*.py').map((file) => [file, readFileSync(file, 'utf8')]);
  expect(scenes.filter(([, code]) => /\d ?L(itres?)?"/.test(code ?? ''))).toEqual([]);
});

it('each maker of packages has an approval of its own', () => {
  const code = globSync('imagery/scenes/*.py').map((file) => readFileSync(file, 'utf8'));
  const approvals = code.flatMap(
    (scene) => scene.match(/(?<=IND\/|")[A-Z]{4,} [A-Z.-]*\d+(?=")/g) ?? [],
  );
  expect(approvals.length).toBeGreaterThan(3);
  expect(new Set(approvals).size).toBe(approvals.length);
});
