import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { RJSFSchema } from '@rjsf/utils';
import { parse } from 'yaml';
import type { z } from 'zod';
import { writeWholeFile } from '../build/files.ts';
import { findContentProblems } from '../checks/content-check.ts';
import { schemaOfRecord } from '../checks/record-kinds.ts';
import { ROUTES } from '../records/urls/routes.ts';
import { isHidden } from '../records/products/products.ts';
import {
  CONTENT_FOLDER,
  listRecordFiles,
  readYaml,
  withDraft,
} from '../records/reading/read-record.ts';
import { labelOf } from './differences.ts';
import { labelsOf } from './labels.ts';
import { formSchema } from './form-schema.ts';
import { mergeTexts } from './merge-texts.ts';
import { withChanges } from './set-changes.ts';
import { shareConfirmedTexts } from './share-texts.ts';
import { inOwnersWords } from './words.ts';

/** An action that is not done, with a sentence for the owner. */
export class EditorError extends Error {}

/** A mistake in a field of a record, as a sentence without its subject: the place of the field. */
export type Problem = { record: string; field: string[]; place: string; message: string };

export const sentenceOf = ({ place, message }: Problem) => `${place}: ${message}.`;

/** The page that shows a record, by the name of the record. Home shows all others. */
const PAGES: Readonly<Record<string, string>> = {
  ...ROUTES,
  company: ROUTES.contact,
  enquiries: ROUTES.contact,
  purpose: ROUTES.about,
  solutions: ROUTES.services,
  brochure: ROUTES.products,
  'not-found': '/not-found',
};

/** Returns the text of a record. Throws an EditorError if there is no such record. */
export function readText(record: string): string {
  if (!listRecordFiles().includes(record))
    throw new EditorError('This record was removed. Load this page again.');
  return readFileSync(path.resolve(CONTENT_FOLDER, record), 'utf8');
}

export const readData = (record: string) => readYaml(record) as Record<string, unknown>;

export const writeText = (record: string, text: string) =>
  writeWholeFile(path.resolve(CONTENT_FOLDER, record), text);

type NamedRecord = { displayName?: string; id?: number };
/** Returns the name of a file as a label. */
const labelOfFile = (file: string) => labelOf(path.parse(file).name.replaceAll('-', ' '));

/** Returns what the list of records says of one, and the page that shows it. */
export function describeRecord(record: string) {
  const { dir, name } = path.parse(record);
  const label = labelOfFile(record);
  if (dir !== 'products')
    return { record, title: label, group: dir ? 'Pages' : 'Site', page: PAGES[name] ?? '/' };
  const { displayName = label, id = Infinity } = readData(record) as NamedRecord;
  const hidden = isHidden(record);
  const page = hidden ? ROUTES.products : `/products/${name}`;
  return { record, title: displayName, group: 'Products', page, hidden, id };
}

/** Returns the name of a record, also of one that was removed, or that of another file. */
export const titleOf = (record: string) =>
  listRecordFiles().includes(record) ? describeRecord(record).title : labelOfFile(record);

/** Returns all records, products in the order of the catalogue. */
export const listRecords = () =>
  listRecordFiles()
    .map(describeRecord)
    .sort((one, other) => (one.id ?? 0) - (other.id ?? 0));

const schemas = new Map<z.ZodType, RJSFSchema>();

/** Returns the schema of a record's form. */
export function schemaOf(record: string): RJSFSchema {
  const schema = schemaOfRecord(record);
  const known = schemas.get(schema) ?? formSchema(schema);
  schemas.set(schema, known);
  return known;
}

/** Returns the labels that lead to a field from the list of records, such as "Acetone > Properties > Density". */
export const placeOf = ({ record, title }: { record: string; title: string }, field: string[]) =>
  [title, labelsOf(schemaOf(record), field)].filter(Boolean).join(' > ');

/** Returns a line of `content-check` in the words of the forms. */
export function problemOf(line: string): Problem {
  const parts = /^content\/(\S+?)(?::\d+)?(?:, (\S+|\(.+?\)))?: (.+?)(?:; found .*)?$/s.exec(line);
  const [, record = '', place = '', message = line] = parts ?? [];
  const field = place.startsWith('(') ? [] : place.split('.').filter(Boolean);
  const title = record ? titleOf(record) : 'The site';
  const words = inOwnersWords(message, schemaOf(record), titleOf);
  return { record, field, place: placeOf({ record, title }, field), message: words };
}

/** Returns the mistakes in `content/`. */
export const findProblems = (): Problem[] => findContentProblems().map(problemOf);

/** Returns the mistakes that were not there before. */
export function addedProblems(before: readonly Problem[], after: readonly Problem[]): Problem[] {
  const known = new Set(before.map((problem) => JSON.stringify(problem)));
  return after.filter((problem) => !known.has(JSON.stringify(problem)));
}

/** Returns the text of a record as if it were shown. */
const asShown = (text: string) => text.replace(/^published: false$/m, 'published: true');

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

/**
 * Returns what the form of a record needs. A hidden product has the mistakes that it would have when shown; `known`
 * are those of `content/` as it is.
 */
export function openRecord(record: string, known?: readonly Problem[]) {
  const text = readText(record);
  const shown = asShown(text);
  const problems = (shown === text && known) || withDraft(record, shown, findProblems);
  return {
    ...describeRecord(record),
    schema: schemaOf(record),
    data: readData(record),
    hash: hashOf(text),
    problems: problems.filter((problem) => problem.record === record),
  };
}

/**
 * Writes data into a record, unless `content/` would have a mistake that it does not have now. If the record has changed
 * since it had the hash `since` and the data `base`, both changes are written. If they change the same values, nothing is
 * written, and `typed` of the answer is the saved record with the values of `data`.
 */
export async function saveRecord(record: string, since: string, data: unknown, base: unknown) {
  const saved = readText(record);
  let text = withChanges(saved, data);
  if (hashOf(saved) !== since) {
    const { own, other } = await mergeTexts(text, withChanges(saved, base), saved);
    if (own !== other) return { ...openRecord(record), typed: parse(own) as unknown };
    text = own;
  }
  await shareConfirmedTexts(record, asShown(text));
  const problems = withDraft(record, text, findProblems);
  const added = problems.length > 0 ? addedProblems(findProblems(), problems) : [];
  if (added.length > 0) return { ...openRecord(record, []), problems: added, isRejected: true };
  await writeText(record, text);
  return openRecord(record, problems);
}
