import { z } from 'zod';
import { PACKAGING_KINDS } from '../products/packaging.ts';
import { DOCUMENT_KINDS } from '../products/product-documents.ts';
import { record } from '../reading/read-record.ts';
import { template, text } from '../reading/texts.ts';

const heading = z.strictObject({ heading: text });
const noted = z.strictObject({ heading: text, note: text });

/** The page of one product: `content/pages/product.yaml`. `{name}` and `{number}` (CAS or HS) are the product's. */
export const productPage = record('pages/product.yaml', {
  /** What search engines and shared links show; `{grades}` and `{packaging}` are lists. */
  meta: z.strictObject({
    title: template('name', 'number'),
    description: template('name', 'number?', 'grades?', 'packaging?'),
    keywords: z.array(template('name?', 'number?')).min(1),
    socialTitle: template('name', 'number?'),
  }),
  /** Kinds of packaging in the description, by the record's `kind`. */
  packagingKinds: z.record(z.enum(PACKAGING_KINDS), text),
  /** Accessible names of the way back, and of the list of sections. */
  breadcrumbs: text,
  contents: text,
  head: z.strictObject({
    /** In place of the UN number where the product is no dangerous goods. */
    notRegulated: text,
    enquire: text,
    /** Asks for the safety data sheet, where there is none to open. */
    safetySheet: text,
    dataSheet: text,
    /** Accessible name of that link; begins with its words. */
    dataSheetOf: template('name', 'newTab'),
  }),
  /** What is read out in place of a dash in a table. */
  emptyCell: text,
  purpose: heading,
  specification: noted.extend({
    /** Follows the note where a grade is not held to a parameter. */
    notLimited: text,
  }),
  packaging: noted,
  properties: noted,
  hazards: heading,
  transport: heading,
  /** Before the emergency number, where the company's record has a real one. */
  emergency: text,
  storage: heading,
  documents: heading.extend({
    /** Names of documents, by their kind. */
    kinds: z.record(z.enum(['data-sheet', ...DOCUMENT_KINDS]), text),
    /** What stands under a document's name. */
    facts: template('date', 'size', 'language?', 'edition?'),
    revision: template('number', 'revision'),
    edition: template('edition'),
    size: template('kilobytes'),
    /** Links that ask for a document that is not there, by its kind. */
    ask: z.record(z.enum(DOCUMENT_KINDS), text),
  }),
  supply: heading,
  enquiry: z.strictObject({
    heading: template('name'),
    text,
  }),
  related: heading,
  /** Stands at the foot of a printed page only; `{page}` is its address, `{date}` that of its data sheet's revision. */
  printed: template('page', 'date', 'phone', 'email'),
});
