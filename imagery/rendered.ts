import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { IMAGE_FOLDER } from '../src/records/pictures.ts';
import { shownRecords } from './job.ts';
import { manifestPictures, type Picture } from './manifest.ts';
import { MissingPackaging, shownLabels } from './prints.ts';

/** Beside each rendered picture's name the hash of what it shows. */
const FILE = 'imagery/rendered.json';

/** The file of a picture. */
export const imageFile = (name: string) => path.join(IMAGE_FOLDER, `${name}.jpg`);

/** The hash of what a picture says: labels, names, the molecule's shape. */
export const recordHash = (picture: Picture) =>
  createHash('sha256')
    .update(JSON.stringify([shownRecords(picture), shownLabels(picture)]))
    .digest('hex')
    .slice(0, 16);

const readRendered = () => JSON.parse(readFileSync(FILE, 'utf8')) as Record<string, string>;

/** Whether a picture shows other facts than the records have now, or a packaging that they no longer have. */
export function isRecordStale(name: string, picture: Picture): boolean {
  try {
    return readRendered()[name] !== recordHash(picture);
  } catch (error) {
    if (error instanceof MissingPackaging) return true;
    throw error;
  }
}

/** The pictures in `images/` that show other facts than the records have now. */
export const picturesWithOldFacts = () =>
  Object.entries(manifestPictures())
    .filter(([name, picture]) => existsSync(imageFile(name)) && isRecordStale(name, picture))
    .map(([name]) => name);

/** Notes that a picture shows what the records have now. */
export function noteRendered(name: string, picture: Picture): void {
  const noted = { ...readRendered(), [name]: recordHash(picture) };
  const sorted = Object.entries(noted).toSorted(([first], [second]) => (first < second ? -1 : 1));
  writeFileSync(FILE, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
}
