/**
 * `npm run content-check`: all that is wrong in `content/` and in what its files name, at once, a
 * line each; then whether data sheets and brochure can be typeset of it. Exit code 1 while anything is.
 * Then the rendered pictures whose records have changed, which keeps no site from being built.
 */
import { closeSync, existsSync, openSync, readSync } from 'node:fs';
import path from 'node:path';
import { classDiamondSvg } from '../src/drawing/hazard-marks.ts';
import { brochurePrints } from '../src/print/brochure/brochure-prints.ts';
import { dataSheet } from '../src/print/data-sheet/data-sheet.ts';
import { firstAidText } from '../src/records/facts/first-aid.ts';
import { precautionaryStatements } from '../src/records/facts/precautionary-statements.ts';
import * as content from '../src/records/content.ts';
import { hazardFacts, transportFacts } from '../src/records/facts/danger-facts.ts';
import { diamondsOf } from '../src/records/facts/dangerous-goods.ts';
import { IMAGE_FOLDER } from '../src/records/pictures.ts';
import { productMeta } from '../src/records/pages/product-meta.ts';
import { DOCUMENT_SOURCE_FOLDER } from '../src/records/products/product-documents.ts';
import {
  arrangeProducts,
  FIRST_AID_ROUTES,
  PRODUCT_RECORD_FOLDER,
  productSchema,
  type ProductFile,
} from '../src/records/products/products.ts';
import {
  CONTENT_FOLDER,
  ContentError,
  contentProblem,
  readRecord,
  readYaml,
  valuesIn,
} from '../src/records/reading/read-record.ts';
import { siteUrl } from '../src/records/site-url.ts';
import { RECORD_KINDS } from '../src/records/record-kinds.ts';
import { picturesWithOldFacts } from '../imagery/rendered.ts';
import { findLogoProblems, findPictureProblems } from './picture-problems.ts';
import { findProductProblems, unknownFacts } from './product-problems.ts';
import { printCache } from './build/print-cache.ts';
import { filesIn } from './build/read-folder.ts';

const DOCUMENTS_IN_CONTENT = path.relative(CONTENT_FOLDER, DOCUMENT_SOURCE_FOLDER);

/** How files of each ending begin (an SVG after what may stand before its element). */
const BEGINNINGS: Readonly<Record<string, RegExp>> = {
  '.jpg': /^\xff\xd8\xff/,
  '.png': /^\x89PNG/,
  '.webp': /^RIFF....WEBP/s,
  '.svg': /<svg[\s>]/,
  '.pdf': /^%PDF-/,
};
const BEGINNING_BYTES = 1000;

/**
 * All that is wrong with the files of `content/` and with what they name, a line each: file, line,
 * field, what was expected, what was found. Empty when the site can be built of them.
 */
export function findContentProblems(): string[] {
  const files = listFiles();
  const inFiles = files.flatMap((file) => [
    ...problemsOf(() => checkFile(file)),
    ...findInNamedFiles(file),
  ]);
  const missing = RECORD_KINDS.map(({ file }) => file)
    .filter((file) => !file.includes('*') && !files.includes(file))
    .map((file) => `${CONTENT_FOLDER}/${file}: is missing; write or restore it`);
  const products = readableProducts(files);
  return [
    ...missing,
    ...inFiles,
    ...problemsOf(() => arrangeProducts(products)),
    ...products.flatMap(findInMadeOf),
    ...products.flatMap((product) => findProductProblems(product, products)),
  ];
}

function listFiles(): string[] {
  return filesIn(path.resolve(CONTENT_FOLDER))
    .map((file) => path.relative(CONTENT_FOLDER, file))
    .filter((file) => !path.basename(file).startsWith('.'))
    .filter((file) => !file.startsWith(`${DOCUMENTS_IN_CONTENT}/`))
    .sort();
}

/** What some work throws. */
function problemsOf(work: () => unknown): readonly string[] {
  try {
    work();
    return [];
  } catch (error) {
    if (error instanceof ContentError) return error.problems;
    return [error instanceof Error ? error.message : String(error)];
  }
}

function checkFile(file: string): void {
  const name = file.replace(/^(products\/)[^/]+/, '$1*.yaml');
  const kind = RECORD_KINDS.find((candidate) => candidate.file === name);
  if (kind) readRecord(file, kind.schema);
  else throw new Error(`content/${file}: is read by nothing; correct its name, or take it out`);
}

/** What is read, where it is right: what is wrong is said of its file. */
function ifRight<Value>(read: () => Value): Value | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

/** The products whose records are right by themselves. */
function readableProducts(files: readonly string[]): ProductFile[] {
  return files
    .filter((file) => file.startsWith(`${PRODUCT_RECORD_FOLDER}/`))
    .flatMap((file) => {
      const product = ifRight(() => readRecord(file, productSchema));
      return product ? [{ file, product }] : [];
    });
}

/** Files that are named and not there, or not what their names say. */
function findInNamedFiles(file: string): string[] {
  return [...valuesIn(ifRight(() => readYaml(file)))].flatMap(({ field, value }) =>
    field.at(-1) === 'file' && typeof value === 'string' ? findInNamedFile(file, field, value) : [],
  );
}

/** Where the file lies that a field names: records leave out the folder of what is all in one. */
function folderOf(record: string, field: readonly string[]): string {
  if (field.includes('documents')) return DOCUMENT_SOURCE_FOLDER;
  if (record.startsWith(`${PRODUCT_RECORD_FOLDER}/`))
    return path.posix.join(IMAGE_FOLDER, 'products');
  return record === 'partners.yaml' ? path.posix.join(IMAGE_FOLDER, 'partners') : IMAGE_FOLDER;
}

function findInNamedFile(record: string, field: readonly string[], name: string): string[] {
  const named = path.posix.join(folderOf(record, field), name);
  if (!existsSync(path.resolve(named)))
    return [contentProblem(record, field, `must be a file: ${named} is not there`)];
  const beginning = BEGINNINGS[path.extname(name)];
  if (!beginning || beginning.test(readBeginning(named))) return [];
  return [contentProblem(record, field, `${named} must hold what its ending says`)];
}

/** Originals of pictures may be large, and many. */
function readBeginning(file: string): string {
  const bytes = Buffer.alloc(BEGINNING_BYTES);
  const opened = openSync(path.resolve(file), 'r');
  const length = readSync(opened, bytes);
  closeSync(opened);
  return bytes.toString('latin1', 0, length);
}

/** Products of Home's gallery in whose place another stands: they are hidden, removed or misspelt. */
export function replacedKeyProducts(): string[] {
  const slugs = content.products().map(({ slug }) => slug);
  return content
    .homePage()
    .gallery.products.filter((slug) => !slugs.includes(slug))
    .map(
      (slug) =>
        `content/pages/home.yaml, gallery.products: "${slug}" is no published product; Home shows another one in its place`,
    );
}

/** What pages and prints cannot make of a product's record and their own words. */
function findInMadeOf({ file, product }: ProductFile): string[] {
  const page = ifRight(content.productPage);
  const sheet = ifRight(content.dataSheetTexts);
  const { transport } = product;
  return [
    page && (() => productMeta(product)),
    sheet && (() => hazardFacts(product)),
    sheet && (() => transportFacts(product)),
    () => transport && diamondsOf(transport).map(classDiamondSvg),
    sheet && (() => precautionaryStatements(product)),
    sheet && (() => FIRST_AID_ROUTES.map((route) => firstAidText(route, product))),
  ]
    .flatMap((make) => (make ? problemsOf(make) : []))
    .map((problem) => `${CONTENT_FOLDER}/${file}: ${problem}`);
}

/**
 * What keeps data sheets and brochure from being typeset, a line each. Prints are kept in the cache of
 * the build, so only those of changed records take time.
 */
async function findUnprintable(): Promise<string[]> {
  const products = content.products();
  const cached = printCache();
  const prints = [
    ...products.map((product) => dataSheet(product, siteUrl())),
    ...brochurePrints(products, siteUrl()),
  ];
  const problems: string[] = [];
  for (const { inputs, make } of prints) {
    await cached(inputs, make).catch((error: unknown) => problems.push(String(error)));
  }
  return problems;
}

function throwProblems(problems: readonly string[]): void {
  if (problems.length === 0) return;
  const count = problems.length === 1 ? '1 problem' : `${problems.length} problems`;
  throw new ContentError(`${count} in ${CONTENT_FOLDER}/:`, ...problems);
}

/** Throws a ContentError with all that is wrong; else says how many files are right. */
export async function checkContent(): Promise<void> {
  throwProblems(findContentProblems());
  throwProblems([
    ...findLogoProblems(content.partners()),
    ...(await findPictureProblems(content.pagePictures())),
  ]);
  console.log(`Content: ${listFiles().length} files are right.`);
}

if (import.meta.main) {
  try {
    await checkContent();
    throwProblems(await findUnprintable());
    console.log('All data sheets and the brochure can be typeset.');
    const old = picturesWithOldFacts();
    if (old.length > 0)
      console.log(
        `Rendered pictures that show other facts than the records, or are not noted: ${old.join(', ')}. Render them again with "npm run imagery -- --stale".`,
      );
    for (const note of replacedKeyProducts()) console.log(note);
    console.log(['What this check cannot know:', ...unknownFacts(content.products())].join('\n- '));
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  }
}
