import { statSync } from 'node:fs';
import * as content from '../../../records/content.ts';
import { fillText } from '../../../records/fill-text.ts';
import { longDate } from '../../../records/typography.ts';
import {
  dataSheetPath,
  documentPath,
  DOCUMENT_KINDS,
  DOCUMENT_SOURCE_FOLDER,
  type Product,
} from '../../../records/products.ts';
import { enquiryHref } from '../../../records/routes.ts';

/** Where the build puts the data sheets before the pages are made, relative to the project's root. */
const BUILT_FILES_FOLDER = 'public';
/** The data sheets are written in it. */
const SHEET_LANGUAGE = 'en';

const languageNames = new Intl.DisplayNames(['en'], { type: 'language' });

/** Whole kilobytes of a file. Throws a sentence that names the product when it is not there. */
function kilobytesOf(file: string, product: Product): number {
  const stats = statSync(file, { throwIfNoEntry: false });
  if (stats) return Math.max(1, Math.round(stats.size / 1000));
  throw new Error(
    `The page of ${product.name} offers ${file}, which does not exist. Put it there, or correct content/products/${product.slug}.yaml; "npm run prints" makes the data sheets.`,
  );
}

/**
 * The documents of a product: its data sheet, and those that its record names, each with its
 * language, edition, day and size; and for each kind that it does not name a link to the form that
 * asks for it.
 */
export function productDocuments(
  product: Product,
): readonly { name: string; href: string; facts?: string }[] {
  const texts = content.productPage().documents;
  const { number, revision, revisedOn } = product.dataSheet;
  const sheetHref = dataSheetPath(product);
  const named = product.documents.map((document) => ({
    ...document,
    edition: fillText(texts.edition, { edition: document.edition }),
    href: documentPath(document),
    path: `${DOCUMENT_SOURCE_FOLDER}/${document.file}`,
  }));
  const sheet = {
    kind: 'data-sheet' as const,
    language: SHEET_LANGUAGE,
    edition: fillText(texts.revision, { number, revision }),
    issuedOn: revisedOn,
    href: sheetHref,
    path: `${BUILT_FILES_FOLDER}${sheetHref}`,
  };
  const missing = DOCUMENT_KINDS.filter(
    (kind) => !named.some((document) => document.kind === kind),
  );
  return [
    ...[sheet, ...named].map(({ kind, language, edition, issuedOn, href, path }) => ({
      name: texts.kinds[kind],
      href,
      facts: fillText(texts.facts, {
        language: languageNames.of(language) ?? language,
        edition,
        date: longDate(issuedOn),
        size: fillText(texts.size, { kilobytes: kilobytesOf(path, product) }),
      }),
    })),
    ...missing.map((kind) => ({ name: texts.ask[kind], href: enquiryHref(product, kind) })),
  ];
}
