import { statSync } from 'node:fs';
import path from 'node:path';
import { fillText } from '../../../records/fill-text.ts';
import { longDate } from '../../../records/numbers.ts';
import type { ProductPage } from '../../../records/product-page.ts';
import {
  dataSheetPath,
  DOCUMENT_FOLDER,
  DOCUMENT_KINDS,
  DOCUMENT_SOURCE_FOLDER,
  type Product,
} from '../../../records/products.ts';
import { enquiryHref } from '../../../records/routes.ts';
import type { DocumentItem } from './ProductDocuments.tsx';

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
    `The page of ${product.name} offers ${file}, which does not exist. Put it there, or correct content/products/${product.slug}.yaml; "npm run data-sheets" makes the data sheets.`,
  );
}

/**
 * The papers of a product: its data sheet, those that its record names, and for each kind that
 * it does not name a link to the form that asks for it.
 */
export function productDocuments(
  product: Product,
  texts: ProductPage['documents'],
): DocumentItem[] {
  const item = (
    document: { kind: string; language: string; edition: string; issuedOn: string },
    href: string,
    file: string,
  ): DocumentItem => {
    const name = texts.kinds[document.kind] ?? document.kind;
    return {
      kind: 'file',
      name,
      href,
      facts: fillText(texts.facts, {
        language: languageNames.of(document.language) ?? document.language,
        edition: document.edition,
        date: longDate(document.issuedOn),
        size: fillText(texts.size, { kilobytes: kilobytesOf(file, product) }),
      }),
    };
  };
  const { number, revision, revisedOn } = product.dataSheet;
  const sheetHref = dataSheetPath(product);
  return [
    item(
      {
        kind: 'data-sheet',
        language: SHEET_LANGUAGE,
        edition: fillText(texts.revision, { number, revision }),
        issuedOn: revisedOn,
      },
      sheetHref,
      path.join(BUILT_FILES_FOLDER, sheetHref),
    ),
    ...product.documents.map((document) =>
      item(
        { ...document, edition: fillText(texts.edition, { edition: document.edition }) },
        `${DOCUMENT_FOLDER}/${document.file}`,
        path.join(DOCUMENT_SOURCE_FOLDER, document.file),
      ),
    ),
    ...DOCUMENT_KINDS.filter((kind) => !product.documents.some((one) => one.kind === kind)).map(
      (kind): DocumentItem => ({
        kind: 'ask',
        name: texts.ask[kind] ?? kind,
        href: enquiryHref(product, kind),
      }),
    ),
  ];
}
