import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { partnerLogoSvg } from '../drawing/partner-logo.ts';
import * as content from '../records/content.ts';
import { IMAGE_FOLDER } from '../records/pictures.ts';
import { DOCUMENT_SOURCE_FOLDER } from '../records/products/product-documents.ts';
import { productFields, productSchema } from '../records/products/product-schema.ts';
import {
  isHidden,
  publishedProducts,
  PRODUCT_RECORD_FOLDER,
  type ProductFile,
} from '../records/products/products.ts';
import {
  CONTENT_FOLDER,
  ContentError,
  contentProblem,
  readRecord,
  readYaml,
  valuesIn,
} from '../records/reading/read-record.ts';
import { findCopiedPictures, findPictureProblems } from './picture-problems.ts';
import { findCopiedTexts } from './product-problems/copied-texts.ts';
import { findProductProblems } from './product-problems/product-problems.ts';
import { RECORD_KINDS, schemaOfRecord } from './record-kinds.ts';

/**
 * Returns every problem of the files of `content/` and of the files that they name, a line each: file,
 * line, field, expected and found. Records of hidden products are not checked.
 */
export function findContentProblems(): string[] {
  const hidden = hiddenRecords();
  const files = listFiles().filter((file) => !hidden.includes(file));
  const required = RECORD_KINDS.map(({ file }) => file);
  const records = files.filter(isProduct);
  const readProduct = (file: string): ProductFile | undefined =>
    ifValid(() => ({ file, product: readRecord(file, productSchema) }));
  const products = records.flatMap((file) => readProduct(file) ?? []);
  const known = records.flatMap((file) => readProduct(file) ?? validParts(file) ?? []);
  return [
    ...[...new Set([...files, ...required])].flatMap((file) => problemsOf(() => checkFile(file))),
    ...files.flatMap(findInNamedFiles),
    ...problemsOf(() => publishedProducts(products)),
    ...known.flatMap(findProductProblems),
    ...findCopiedTexts(known, ifValid(content.sharedTexts)?.texts ?? []),
    ...findCopiedPictures(known),
  ];
}

/** Returns the files of `content/`, without the documents. */
function listFiles(): string[] {
  const documents = path.relative(CONTENT_FOLDER, DOCUMENT_SOURCE_FOLDER);
  return readdirSync(path.resolve(CONTENT_FOLDER), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(CONTENT_FOLDER, path.join(parentPath, name)))
    .filter((file) => !path.basename(file).startsWith('.') && path.dirname(file) !== documents)
    .sort();
}

const isProduct = (file: string) =>
  path.dirname(file) === PRODUCT_RECORD_FOLDER && /\.ya?ml$/.test(file);

/** Returns the records of hidden products, which may be unfinished. */
export const hiddenRecords = () =>
  listFiles().filter((file) => isProduct(file) && ifValid(() => isHidden(file)));

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
  if (!isProduct(file) && !RECORD_KINDS.some((kind) => kind.file === file))
    throw new Error(
      `content/${file}: is a record that nothing reads; correct its name, or delete it`,
    );
  readRecord(file, schemaOfRecord(file));
}

/** Returns the result of `read`; undefined when it throws, because the problem is reported with its own file. */
function ifValid<Value>(read: () => Value): Value | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

/**
 * Returns an invalid product with its valid fields. Other fields throw when they are read, which ends the check that needs
 * them, except those that all checks need to compare products.
 */
function validParts(file: string): ProductFile | undefined {
  const data = ifValid(() => readYaml(file)) as Record<string, unknown> | null | undefined;
  if (!data) return undefined;
  const slug = path.basename(file, '.yaml');
  const valid = Object.entries(productFields.shape).flatMap(([name, schema]) => {
    const { success, data: value } = schema.safeParse(data[name]);
    return success ? [[name, value]] : [];
  });
  const parts = {
    ...{ slug, displayName: slug, description: slug, id: Infinity },
    ...{ synonyms: [], mentions: [], images: [] },
    ...(Object.fromEntries(valid) as Partial<ProductFile['product']>),
  };
  const get = (target: object, name: string | symbol): unknown => {
    if (!(name in target)) throw new Error(`${String(name)} is not valid`);
    return Reflect.get(target, name);
  };
  return { file, product: new Proxy(parts, { get }) as ProductFile['product'] };
}

/** Finds files that a record names and that are missing. */
function findInNamedFiles(record: string): string[] {
  return [...valuesIn(ifValid(() => readYaml(record)))].flatMap(({ field, value }) => {
    if (field.at(-1) !== 'file' || typeof value !== 'string') return [];
    const named = path.posix.join(folderOf(record, field), value);
    if (existsSync(path.resolve(named))) return [];
    return contentProblem(record, field, `must be a file: ${named} is not there`);
  });
}

/** Returns the folder of the file that a field names. Records leave it out where all files are in one folder. */
export function folderOf(record: string, field: readonly string[]): string {
  if (field.includes('documents') || record === 'company.yaml') return DOCUMENT_SOURCE_FOLDER;
  if (isProduct(record)) return path.posix.join(IMAGE_FOLDER, 'products');
  return record === 'partners.yaml' ? path.posix.join(IMAGE_FOLDER, 'partners') : IMAGE_FOLDER;
}

/** Finds logos of partners that are no drawings of shapes. */
export const findLogoProblems = (): string[] =>
  content
    .partners()
    .flatMap(({ file }) =>
      problemsOf(() => partnerLogoSvg(file)).map(
        (problem) => `${IMAGE_FOLDER}/partners/${file}: ${problem}`,
      ),
    );

/** Finds rules of law that were not compared with their source in the twelve months before a day, YYYY-MM-DD. */
export function rulesToReadAgain(today: string): string[] {
  const yearAgo = `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`;
  return content
    .products()
    .flatMap(({ exportControls, indianRules, slug }) =>
      [...exportControls, ...indianRules]
        .filter(({ readOn = '' }) => readOn < yearAgo)
        .map(({ source }) => `content/products/${slug}.yaml: "${source}"`),
    );
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

/** Throws a ContentError with all problems and their number, if there are any. */
export function throwProblems(problems: readonly string[]): void {
  if (problems.length === 0) return;
  const count = problems.length === 1 ? '1 problem' : `${problems.length} problems`;
  throw new ContentError(`${count} in ${CONTENT_FOLDER}/:`, ...problems);
}

/** Throws a ContentError with all problems; otherwise prints the number of files. */
export async function checkContent(): Promise<void> {
  throwProblems(findContentProblems());
  throwProblems([...findLogoProblems(), ...(await findPictureProblems(content.pagePictures()))]);
  console.log(`Content: ${listFiles().length} files are right.`);
}
