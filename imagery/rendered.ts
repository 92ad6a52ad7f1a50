import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as content from '../src/records/content.ts';
import { IMAGE_FOLDER } from '../src/records/pictures.ts';
import { manifestPictures, type Picture } from './manifest.ts';
import { shownLabels } from './prints.ts';

/** The `recordHash` of each rendered picture by its name. */
const FILE = 'imagery/rendered.json';

export const imageFile = (name: string) => path.join(IMAGE_FOLDER, `${name}.jpg`);

/** Returns the facts that a picture shows besides its labels; of some only if its scene shows them. */
export function shownRecords({ scene, product: slug }: Picture) {
  const { name, phoneDisplay } = content.company();
  const company = { name, ...(scene === 'lorry' && { phoneDisplay }) };
  if (slug === undefined) return { company, product: null };
  const { displayName, identity } = content.product(slug);
  const { casNumber } = identity;
  const smiles = scene === 'molecule' ? identity.smiles : undefined;
  return { company, product: { slug, displayName, casNumber, smiles } };
}

/** Returns a hash of the facts that a picture shows: labels, names, the molecule's structure. */
export const recordHash = (picture: Picture) =>
  createHash('sha256')
    .update(JSON.stringify([shownRecords(picture), shownLabels(picture)]))
    .digest('hex')
    .slice(0, 16);

const readRendered = () => JSON.parse(readFileSync(FILE, 'utf8')) as Record<string, string>;

/** Returns whether the facts that a rendered picture shows differ from the records. */
export const isRecordStale = (name: string, picture: Picture): boolean =>
  readRendered()[name] !== recordHash(picture);

/** Returns the names of the pictures in `images/` whose facts differ from the records. */
export const picturesWithOldFacts = () =>
  Object.entries(manifestPictures())
    .filter(([name, picture]) => existsSync(imageFile(name)) && isRecordStale(name, picture))
    .map(([name]) => name);

/** Records that a picture was rendered from the current records. */
export function noteRendered(name: string, picture: Picture): void {
  const noted = { ...readRendered(), [name]: recordHash(picture) };
  const sorted = Object.entries(noted).toSorted(([first], [second]) => (first < second ? -1 : 1));
  writeFileSync(FILE, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
}
