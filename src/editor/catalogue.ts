import { rmSync } from 'node:fs';
import path from 'node:path';
import type { RJSFSchema } from '@rjsf/utils';
import { productSlug } from '../records/products/product-slug.ts';
import { CONTENT_FOLDER } from '../records/reading/read-record.ts';
import { fieldTexts } from './labels.ts';
import {
  addedProblems,
  findProblems,
  listRecords,
  readData,
  readText,
  schemaOf,
  sentenceOf,
  EditorError,
  writeText,
} from './records.ts';
import { withChanges } from './set-changes.ts';

/** Fields that are the same in many products. */
const COMMON_FIELDS = ['condition', 'industry', 'kind', 'method', 'parameter', 'unit'];

type Product = { id: number; dataSheet: { value: { number: string } } };

const listProducts = () => listRecords().filter(({ group }) => group === 'Products');
const readProduct = (record: string) => readData(record) as Product;
const sheetNumber = ({ dataSheet }: Product) => Number(/\d+$/.exec(dataSheet.value.number)?.[0]);

/**
 * Copies a product under a new name, hidden and without confirmations, other names, pictures and documents. Its texts and
 * figures are to be confirmed. Returns the record.
 */
export async function copyProduct(record: string, displayName: string) {
  const copy = `products/${productSlug(displayName)}.yaml`;
  const products = listProducts();
  const { pattern = '', maxLength = 0 } = schemaOf(record).properties?.['name'] as RJSFSchema;
  if (!new RegExp(pattern).test(displayName.toUpperCase()) || displayName.length > maxLength)
    throw new EditorError(
      `Write the name in at most ${maxLength} Latin letters and digits, of which the address of its page is made. Names in other scripts go into Search terms.`,
    );
  if (products.some((product) => product.record === copy))
    throw new EditorError('Another product has this name.');
  const unconfirmed = JSON.stringify(readData(record), (key, value: unknown) =>
    ['confirmed', 'searchTerms'].includes(key) ? undefined : value,
  );
  const all = products.map((product) => readProduct(product.record));
  const number = readProduct(record).dataSheet.value.number.replace(/\d+$/, (digits) =>
    String(Math.max(...all.map(sheetNumber)) + 1).padStart(digits.length, '0'),
  );
  const own = {
    id: Math.max(...all.map(({ id }) => id)) + 1,
    published: false,
    name: displayName.toUpperCase(),
    displayName,
    dataSheet: {
      sample: true,
      value: { number, revision: 1, revisedOn: new Date().toISOString().slice(0, 10) },
    },
    synonyms: [],
    images: [],
    documents: [],
  };
  const copied = JSON.parse(unconfirmed) as object;
  const toConfirm = fieldTexts(schemaOf(record), copied)
    .filter(({ field: [first = ''], text }) => text !== '' && !(first in own))
    .filter(({ field }) => !COMMON_FIELDS.includes(field.at(-1) ?? ''))
    .map(({ field }) => field.join('.'));
  const data = { ...copied, ...own, toConfirm };
  await writeText(copy, withChanges(readText(record), data));
  return { record: copy };
}

/** Swaps a product with the one before it (`by` -1) or after it (1) in the catalogue. */
export async function moveProduct(record: string, by: number) {
  const products = listProducts();
  const index = products.findIndex((product) => product.record === record);
  const [one, other] = [products[index], products[index + by]];
  if (!one || !other) return;
  for (const [moved, { id }] of [
    [one.record, other],
    [other.record, one],
  ] as const)
    await writeText(moved, withChanges(readText(moved), { ...readData(moved), id }));
}

/** Deletes a product, unless another record would then be wrong. Its files stay until its removal is published. */
export async function removeProduct(record: string) {
  const text = readText(record);
  const before = findProblems();
  rmSync(path.resolve(CONTENT_FOLDER, record));
  const [problem] = addedProblems(before, findProblems());
  if (problem) {
    await writeText(record, text);
    throw new EditorError(`Not removed. ${sentenceOf(problem)}`);
  }
}
