import { expect, it } from 'vitest';
import * as content from '../src/records/content.ts';
import { manifestPictures, type Picture } from './manifest.ts';
import { shownLabels } from './prints.ts';
import { recordHash } from './rendered.ts';

const drum = Object.values(manifestPictures()).find(({ scene }) => scene === 'steel_drum');

it('a picture is another one when its record or scene changes', () => {
  if (!drum) throw new Error('No picture shows a steel drum.');
  const other: Picture = { ...drum, scene: 'molecule' };
  expect(recordHash({ ...drum })).toBe(recordHash(drum));
  // A changed telephone number or statement makes the picture an old one.
  const { hazards } = content.product(drum.product ?? '');
  const shown = JSON.stringify(shownLabels(drum));
  expect(shown).toContain(content.company().phoneDisplay);
  expect(shown).toContain(hazards.signalWord ?? 'null');
  expect(recordHash(other)).not.toBe(recordHash(drum));
});
