import { statSync } from 'node:fs';
import {
  documentPath,
  DOCUMENT_KINDS,
  DOCUMENT_SOURCE_FOLDER,
} from '../../../records/products/product-documents.ts';
import { dataSheetPath, type Product } from '../../../records/products/products.ts';
import { enquiryHref } from '../../../records/urls/routes.ts';
import { keepTogether, longDate } from '../../../records/typography.ts';
import { Icon } from '../../components/Icon.tsx';
import { NewTabNote } from '../../components/NewTabNote.tsx';

/** The folder of the data sheets, which are built before the pages, relative to the project's root. */
const BUILT_FILES_FOLDER = 'public';
const SHEET_LANGUAGE = 'en';

const DOCUMENT_NAMES = {
  'data-sheet': 'Product data sheet',
  'safety-data-sheet': 'Safety data sheet (SDS)',
  'certificate-of-analysis': 'Specimen certificate of analysis',
} as const;
/** Links to the form, for documents that are sent on request. */
const REQUESTS = {
  'safety-data-sheet': 'Ask for the safety data sheet (SDS)',
  'certificate-of-analysis': 'Ask for a specimen certificate of analysis',
} as const;

const languageNames = new Intl.DisplayNames(['en'], { type: 'language' });

const ROW_CLASS =
  'flex min-h-15 items-center gap-[min(1rem,4.5vw)] px-[min(1rem,4.5vw)] py-3 leading-snug transition-[background-color] duration-200 hover:bg-paper-deep md:px-6';

/**
 * The documents of a product: links to open the existing ones, and a link to the form for each kind that is sent on
 * request.
 */
export function ProductDocuments({ product }: { product: Product }) {
  const missing = DOCUMENT_KINDS.filter(
    (kind) => !product.documents.some((document) => document.kind === kind),
  );
  return (
    <ul className="divide-y divide-line rounded-xs bg-white shadow-card">
      {documentsOf(product).map(({ kind, href, facts }) => (
        <li key={href}>
          <a href={href} target="_blank" rel="noopener" className={ROW_CLASS}>
            <Icon name="document" className="size-6 text-teal-deep" />
            <span>
              <span className="block font-semibold text-navy underline underline-offset-[0.25em]">
                {DOCUMENT_NAMES[kind]}
              </span>
              <span className="block text-[0.9375rem] text-muted">{keepTogether(facts)}</span>
              <NewTabNote />
            </span>
            <Icon name="external" className="ml-auto size-4 text-teal-deep" />
          </a>
        </li>
      ))}
      {missing.map((kind) => (
        <li key={kind}>
          <a href={enquiryHref(product, kind)} className={ROW_CLASS}>
            <Icon name="mail" className="size-6 text-teal-deep" />
            <span className="font-medium text-teal-deep underline underline-offset-[0.25em]">
              {REQUESTS[kind]}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Returns the product's data sheet and the documents of its record, each with language, edition, date and size. */
function documentsOf(product: Product) {
  const { number, revision, revisedOn } = product.dataSheet;
  const sheetHref = dataSheetPath(product);
  const sheet = {
    kind: 'data-sheet' as const,
    language: SHEET_LANGUAGE,
    edition: `${number}, revision ${revision}`,
    issuedOn: revisedOn,
    href: sheetHref,
    file: `${BUILT_FILES_FOLDER}${sheetHref}`,
  };
  const named = product.documents.map((document) => ({
    ...document,
    edition: `edition ${document.edition}`,
    href: documentPath(document),
    file: `${DOCUMENT_SOURCE_FOLDER}/${document.file}`,
  }));
  return [sheet, ...named].map(({ kind, language, edition, issuedOn, href, file }) => ({
    kind,
    href,
    facts: [
      languageNames.of(language) ?? language,
      edition,
      longDate(issuedOn),
      'PDF',
      `${Math.round(statSync(file).size / 1000)} kB`,
    ].join(', '),
  }));
}
