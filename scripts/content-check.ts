/**
 * `npm run content-check`: prints every problem in `content/` and in the files that it names, a line each;
 * then those of typesetting data sheets and brochure. The exit code is 1 if there are any. Also prints
 * rendered pictures whose records have changed, which do not prevent a build.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { classDiamondSvg } from '../src/drawing/hazard-marks.ts';
import { brochurePrints } from '../src/print/brochure/brochure-prints.ts';
import { dataSheet } from '../src/print/data-sheet/data-sheet.ts';
import { firstAidText } from '../src/records/facts/first-aid.ts';
import { precautionaryStatements } from '../src/records/facts/precautionary-statements.ts';
import * as content from '../src/records/content.ts';
import { hazardFacts } from '../src/records/facts/hazard-facts.ts';
import { diamondsOf, transportFacts } from '../src/records/facts/transport-facts.ts';
import { IMAGE_FOLDER } from '../src/records/pictures.ts';
import { productMeta } from '../src/records/pages/product-page.ts';
import { DOCUMENT_SOURCE_FOLDER } from '../src/records/products/product-documents.ts';
import { FIRST_AID_ROUTES, productSchema } from '../src/records/products/product-schema.ts';
import {
  publishedProducts,
  PRODUCT_RECORD_FOLDER,
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
import { picturesWithOldFacts } from '../imagery/rendered.ts';
import { findLogoProblems, findPictureProblems } from './picture-problems.ts';
import { findProductProblems, uncheckedFacts } from './product-problems/product-problems.ts';
import { RECORD_KINDS } from './record-schemas.ts';
import { printCache } from './build/print-cache.ts';
import { filesIn } from './build/files.ts';

const DOCUMENTS_IN_CONTENT = path.relative(CONTENT_FOLDER, DOCUMENT_SOURCE_FOLDER);

/** The first bytes of files, by extension. The element of an SVG may follow comments. */
const BEGINNINGS: Readonly<Record<string, RegExp>> = {
  '.jpg': /^\xff\xd8\xff/,
  '.png': /^\x89PNG/,
  '.webp': /^RIFF....WEBP/s,
  '.svg': /<svg[\s>]/,
  '.pdf': /^%PDF-/,
};
const BEGINNING_BYTES = 1000;

/**
 * Returns every problem of the files of `content/` and of the files that they name, a line each: file,
 * line, field, expected and found.
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
  const products = validProducts(files);
  return [
    ...missing,
    ...inFiles,
    ...problemsOf(() => publishedProducts(products)),
    ...products.flatMap(findDerivedProblems),
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

/** Returns the problems that a function throws. */
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
  const name = file.replace(/^(products\/)[^/]+\.ya?ml$/, '$1*.yaml');
  const kind = RECORD_KINDS.find((candidate) => candidate.file === name);
  if (kind) readRecord(file, kind.schema);
  else
    throw new Error(
      `content/${file}: is a record that nothing reads; correct its name, or delete it`,
    );
}

/** Returns undefined where `read` throws, because the problem is reported with its own file. */
function ifValid<Value>(read: () => Value): Value | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

/** Returns the products whose records are valid by themselves. */
function validProducts(files: readonly string[]): ProductFile[] {
  return files
    .filter((file) => file.startsWith(`${PRODUCT_RECORD_FOLDER}/`) && /\.ya?ml$/.test(file))
    .flatMap((file) => {
      const product = ifValid(() => readRecord(file, productSchema));
      return product ? [{ file, product }] : [];
    });
}

/** Finds files that a record names and that are missing, or whose content does not match their extension. */
function findInNamedFiles(file: string): string[] {
  return [...valuesIn(ifValid(() => readYaml(file)))].flatMap(({ field, value }) =>
    field.at(-1) === 'file' && typeof value === 'string' ? findInNamedFile(file, field, value) : [],
  );
}

/** Returns the folder of the file that a field names. Records leave it out where all files are in one folder. */
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
  const found = readFileSync(path.resolve(named)).toString('latin1', 0, BEGINNING_BYTES);
  if (!beginning || beginning.test(found)) return [];
  const wrong = `${named} is not a ${path.extname(name)} file: save it as one, or name another file`;
  return [contentProblem(record, field, wrong)];
}

/** Finds products of Home's gallery that are hidden, removed or misspelt, so that another one replaces them. */
export function replacedKeyProducts(): string[] {
  const slugs = content.products().map(({ slug }) => slug);
  return content
    .homePage()
    .gallery.products.filter((slug) => !slugs.includes(slug))
    .map(
      (slug) =>
        `content/pages/home.yaml, gallery.products: "${slug}" is not a published product; Home shows another one in its place`,
    );
}

/** Finds problems in deriving texts and drawings from a product's record. */
function findDerivedProblems({ file, product }: ProductFile): string[] {
  const { transport } = product;
  const derivations = [
    () => hazardFacts(product),
    () => transportFacts(product),
    () => transport && diamondsOf(transport).map(classDiamondSvg),
    // An invalid record of texts is reported once, with its own file.
    ...(ifValid(content.productPage) ? [() => productMeta(product)] : []),
    ...(ifValid(content.dataSheetTexts)
      ? [
          () => precautionaryStatements(product),
          () => FIRST_AID_ROUTES.map((route) => firstAidText(route, product)),
        ]
      : []),
  ];
  return derivations.flatMap(problemsOf).map((problem) => `${CONTENT_FOLDER}/${file}: ${problem}`);
}

/**
 * Finds problems in typesetting data sheets and brochure. Uses the cache of the build, so that only prints
 * of changed records take time.
 */
async function findPrintProblems(): Promise<string[]> {
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

/** Throws a ContentError with all problems; otherwise prints the number of files. */
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
    throwProblems(await findPrintProblems());
    console.log('All data sheets and the brochure can be typeset.');
    const old = picturesWithOldFacts();
    if (old.length > 0)
      console.log(
        `Rendered pictures that show other facts than the records, or are not noted: ${old.join(', ')}. Render them again with "npm run imagery -- --stale".`,
      );
    for (const note of replacedKeyProducts()) console.log(note);
    console.log(['Not checked:', ...uncheckedFacts(content.products())].join('\n- '));
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  }
}
