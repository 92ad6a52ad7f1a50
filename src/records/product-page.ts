import { z } from 'zod';
import { record } from './read-record.ts';
import { text } from './texts.ts';

const heading = z.strictObject({ heading: text });
const noted = z.strictObject({ heading: text, note: text });

const PLACEHOLDERS =
  'name cas grades packaging newTab language edition date size number revision kilobytes phone ' +
  'industries page email';

/** The page of one product: `content/pages/product.yaml`. `{name}` and `{cas}` are the product's. */
export const productPage = record('pages/product.yaml', PLACEHOLDERS, {
  /** What search engines and shared links show; `{grades}` and `{packaging}` are lists. */
  meta: z.strictObject({
    title: text.includes('{name}').includes('{cas}'),
    description: text.includes('{name}'),
    keywords: z.array(text).min(1),
    socialTitle: text.includes('{name}'),
  }),
  /** Kinds of packaging in the description, by the record's `kind`. */
  packagingKinds: z.record(z.string(), text),
  /** Accessible names of the way back, and of the list of sections. */
  breadcrumbs: text,
  contents: text,
  head: z.strictObject({
    cas: text.includes('{cas}'),
    /** In place of the UN number where the product is no dangerous goods. */
    notRegulated: text,
    enquire: text,
    dataSheet: text,
    /** Accessible name of that link; begins with its words. */
    dataSheetOf: text.includes('{name}').includes('{newTab}'),
  }),
  purpose: heading,
  specification: noted,
  /** `unCode`: the column that the data sheet does not have. */
  packaging: noted.extend({ unCode: text }),
  properties: noted,
  hazards: heading,
  transport: heading,
  /** Before the emergency number, where the company's record has a real one. */
  emergency: text,
  storage: heading,
  documents: heading.extend({
    /** Names of documents, by their kind. */
    kinds: z.record(z.string(), text),
    /** What stands under a document's name. */
    facts: text.includes('{date}').includes('{size}'),
    revision: text.includes('{number}').includes('{revision}'),
    edition: text.includes('{edition}'),
    size: text.includes('{kilobytes}'),
    /** Links that ask for a document that is not there, by its kind. */
    ask: z.record(z.string(), text),
  }),
  supply: heading,
  enquiry: z.strictObject({
    heading: text.includes('{name}'),
    text,
    button: text,
    call: text.includes('{phone}'),
  }),
  /** Products of the same use; `{industries}` are their trades that this product has too. */
  related: heading.extend({ shared: text.includes('{industries}') }),
  /** Stands at the foot of a printed page only; `{page}` is its address. */
  printed: text.includes('{page}').includes('{phone}').includes('{email}'),
});
export type ProductPage = ReturnType<typeof productPage>;
