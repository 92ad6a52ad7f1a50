import { z } from 'zod';
import { PACKAGING_KINDS } from '../products/packaging.ts';
import { DOCUMENT_KINDS } from '../products/product-documents.ts';
import { record } from '../reading/read-record.ts';
import { template, text } from '../reading/texts.ts';

const heading = z.strictObject({ heading: text });
const noted = z.strictObject({ heading: text, note: text });

/**
 * The page of a product: `content/pages/product.yaml`. `{name}` and `{number}` (CAS or HS) are replaced by the
 * product's.
 */
export const productPage = record('pages/product.yaml', {
  /** The entry in search results and shared links; `{grades}` and `{packaging}` are lists. */
  meta: z.strictObject({
    title: template('name', 'number'),
    description: template('name', 'number?', 'grades?', 'packaging?'),
    keywords: z.array(template('name?', 'number?')).min(1),
    socialTitle: template('name', 'number?'),
  }),
  /** Names of the kinds of packaging in the description, by the record's `kind`. */
  packagingKinds: z.record(z.enum(PACKAGING_KINDS), text),
  /** Accessible names of the breadcrumbs and of the list of sections. */
  breadcrumbs: text,
  contents: text,
  head: z.strictObject({
    /** Shown instead of the UN number when the product is not dangerous goods. */
    notRegulated: text,
    enquire: text,
    /** The link that asks for a safety data sheet, when there is none to open. */
    safetySheet: text,
    dataSheet: text,
    /** Accessible name of the data sheet's link. It begins with the visible words. */
    dataSheetOf: template('name', 'newTab'),
  }),
  /** Read out instead of a dash in a table. */
  emptyCell: text,
  purpose: heading,
  specification: noted.extend({
    /** Added to the note when a grade has no limit for a parameter. */
    notLimited: text,
  }),
  packaging: noted,
  properties: noted,
  hazards: heading,
  transport: heading,
  /** Shown before the emergency number, when the company's record has one that is not a sample. */
  emergency: text,
  storage: heading,
  documents: heading.extend({
    /** Names of the kinds of documents. */
    kinds: z.record(z.enum(['data-sheet', ...DOCUMENT_KINDS]), text),
    /** The line under a document's name. */
    facts: template('date', 'size', 'language?', 'edition?'),
    revision: template('number', 'revision'),
    edition: template('edition'),
    size: template('kilobytes'),
    /** Links that ask for a missing document, by kind. */
    ask: z.record(z.enum(DOCUMENT_KINDS), text),
  }),
  supply: heading,
  enquiry: z.strictObject({
    heading: template('name'),
    text,
  }),
  related: heading,
  /** Printed at the foot of a page only; `{page}` is its URL, `{date}` the date of the data sheet's revision. */
  printed: template('page', 'date', 'phone', 'email'),
});
