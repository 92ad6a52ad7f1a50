import { expect, it } from 'vitest';
import * as content from '../src/records/content.ts';
import { manifestPictures, type Picture } from './manifest.ts';
import { shownLabels } from './prints.ts';
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
