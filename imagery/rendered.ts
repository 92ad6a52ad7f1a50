import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { IMAGE_FOLDER } from '../src/records/pictures.ts';
import { shownRecords } from './job.ts';
import { manifestPictures, type Picture } from './manifest.ts';
import { MissingPackaging, shownLabels } from './prints.ts';

/** Beside each rendered picture's name the hashes of the record and of the scene that it shows. */
const FILE = 'imagery/rendered.json';

interface Rendered {
  readonly record: string;
  readonly scene: string;
}

/** The file of a picture. */
export const imageFile = (name: string) => path.join(IMAGE_FOLDER, `${name}.jpg`);

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16);

/** The hash of what a picture says: labels, names, the molecule's shape. */
export const recordHash = (picture: Picture) =>
  hashOf(JSON.stringify([shownRecords(picture), shownLabels(picture)]));

/** The hash of a scene's own file and of its settings in the manifest. */
export const sceneHash = ({ scene, args, size }: Picture) =>
  hashOf(
    JSON.stringify([readFileSync(path.join('imagery/scenes', `${scene}.py`), 'utf8'), args, size]),
  );

const readRendered = () => JSON.parse(readFileSync(FILE, 'utf8')) as Record<string, Rendered>;

/** Whether a picture shows other facts than the records have now, or a packaging that they no longer have. */
export function isRecordStale(name: string, picture: Picture): boolean {
  try {
    return readRendered()[name]?.record !== recordHash(picture);
  } catch (error) {
    if (error instanceof MissingPackaging) return true;
    throw error;
  }
}

/** Whether a picture is older than its scene. */
export const isSceneStale = (name: string, picture: Picture) =>
  readRendered()[name]?.scene !== sceneHash(picture);

/** The pictures in `images/` that show other facts than the records have now. */
export const picturesWithOldFacts = () =>
  Object.entries(manifestPictures())
    .filter(([name, picture]) => existsSync(imageFile(name)) && isRecordStale(name, picture))
    .map(([name]) => name);

/** Notes that a picture shows what records and scene have now. */
export function noteRendered(name: string, picture: Picture): void {
  const noted = {
    ...readRendered(),
    [name]: { record: recordHash(picture), scene: sceneHash(picture) },
  };
  const sorted = Object.entries(noted).toSorted(([first], [second]) => (first < second ? -1 : 1));
  writeFileSync(FILE, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
}
