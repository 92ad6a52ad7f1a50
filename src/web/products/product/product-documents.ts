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

/** A document that can be opened, with its language, edition, day and size; or asked for, without. */
type ProductDocument = { name: string; href: string; facts?: string };

/**
 * The documents of a product: its data sheet, those that its record names, and for each kind that
 * it does not name a link to the form that asks for it.
 */
export function productDocuments(product: Product): ProductDocument[] {
  const texts = content.productPage().documents;
  const file = (
    document: Omit<Product['documents'][number], 'kind' | 'file'> & {
      kind: keyof typeof texts.kinds;
    },
    href: string,
    path: string,
  ): ProductDocument => ({
    name: texts.kinds[document.kind],
    href,
    facts: fillText(texts.facts, {
      language: languageNames.of(document.language) ?? document.language,
      edition: document.edition,
      date: longDate(document.issuedOn),
      size: fillText(texts.size, { kilobytes: kilobytesOf(path, product) }),
    }),
  });
  const { number, revision, revisedOn } = product.dataSheet;
  const sheet = {
    kind: 'data-sheet' as const,
    language: SHEET_LANGUAGE,
    edition: fillText(texts.revision, { number, revision }),
    issuedOn: revisedOn,
  };
  const sheetHref = dataSheetPath(product);
  const named = product.documents.map(({ kind }) => kind);
  return [
    file(sheet, sheetHref, `${BUILT_FILES_FOLDER}${sheetHref}`),
    ...product.documents.map((document) =>
      file(
        { ...document, edition: fillText(texts.edition, { edition: document.edition }) },
        documentPath(document),
        `${DOCUMENT_SOURCE_FOLDER}/${document.file}`,
      ),
    ),
    ...DOCUMENT_KINDS.filter((kind) => !named.includes(kind)).map((kind) => ({
      name: texts.ask[kind],
      href: enquiryHref(product, kind),
    })),
  ];
}
