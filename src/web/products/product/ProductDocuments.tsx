import { statSync } from 'node:fs';
import {
  documentPath,
  DOCUMENT_KINDS,
  DOCUMENT_SOURCE_FOLDER,
} from '../../../records/products/product-documents.ts';
import type { Product } from '../../../records/products/products.ts';
import { dataSheetPath, findLabelPath } from '../../../records/urls/prints.ts';
import { enquiryHref, PUBLIC_FOLDER } from '../../../records/urls/routes.ts';
import { keepTogether, longDate } from '../../../records/typography.ts';
import { Icon } from '../../components/Icon.tsx';
import { NewTabNote } from '../../components/NewTabNote.tsx';

const SHEET_LANGUAGE = 'English';

const DOCUMENT_NAMES = {
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

/** Very large text needs the space of the icons for words such as "polyethylene". */
const ICON_CLASS = 'size-6 text-teal-deep max-[15rem]:hidden';

/**
 * The documents of a product: links to open the existing ones, a link to the form for each kind that is sent on request,
 * and the labels of its packages.
 */
export function ProductDocuments({ product }: { product: Product }) {
  const missing = DOCUMENT_KINDS.filter(
    (kind) => !product.documents.some((document) => document.kind === kind),
  );
  return (
    <ul className="divide-y divide-line rounded-xs bg-white shadow-card">
      {documentsOf(product).map(linkToPdf)}
      {missing.map((kind) => (
        <li key={kind}>
          <a href={enquiryHref(product, kind)} className={ROW_CLASS}>
            <Icon name="mail" className={ICON_CLASS} />
            <span className="font-medium text-teal-deep underline underline-offset-[0.25em]">
              {REQUESTS[kind]}
            </span>
          </a>
        </li>
      ))}
      {labelsOf(product).map(linkToPdf)}
    </ul>
  );
}

/** `file` is its path in the project, from which its size is read. */
type Pdf = { name: string; href: string; file: string; facts: string[] };

function linkToPdf({ name, href, file, facts }: Pdf) {
  // A sheet of a product that the editor shows for the first time is typeset when it is opened.
  const { size } = statSync(file, { throwIfNoEntry: false }) ?? {};
  const sizeFact = size === undefined ? [] : [`${Math.round(size / 1000)} kB`];
  return (
    <li key={href}>
      <a href={href} target="_blank" rel="noopener" className={ROW_CLASS}>
        <Icon name="document" className={ICON_CLASS} />
        <span>
          <span className="block font-semibold text-navy underline underline-offset-[0.25em]">
            {name}
          </span>
          <span className="block text-[0.9375rem] text-muted">
            {keepTogether([...facts, 'PDF', ...sizeFact].join(', '))}
          </span>
          <NewTabNote />
        </span>
        <Icon name="external" className="ml-auto size-4 text-teal-deep max-[15rem]:hidden" />
      </a>
    </li>
  );
}

/** Returns the product's data sheet and the documents of its record, each with language, edition and date. */
function documentsOf(product: Product): Pdf[] {
  const { number, revision, revisedOn } = product.dataSheet;
  const href = dataSheetPath(product);
  const sheet = {
    name: 'Product data sheet',
    facts: [SHEET_LANGUAGE, `${number}, revision ${revision}`, longDate(revisedOn)],
    href,
    file: `${PUBLIC_FOLDER}${href}`,
  };
  const named = product.documents.map((document) => ({
    name: DOCUMENT_NAMES[document.kind],
    facts: [
      languageNames.of(document.language) ?? document.language,
      `edition ${document.edition}`,
      longDate(document.issuedOn),
    ],
    href: documentPath(document),
    file: `${DOCUMENT_SOURCE_FOLDER}/${document.file}`,
  }));
  return [sheet, ...named];
}

const labelsOf = (product: Product): Pdf[] =>
  product.packaging.flatMap(({ kind, name }, index) => {
    const href = findLabelPath(product, index);
    if (href === undefined) return [];
    const what = kind === 'iso-tank' ? 'Tank lettering' : 'Package label';
    return [{ name: `${what}: ${name}`, href, file: `${PUBLIC_FOLDER}${href}`, facts: [] }];
  });
