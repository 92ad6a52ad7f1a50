import { z } from 'zod';
import { namedNumber } from '../facts/product-facts.ts';
import { PACKAGING_KINDS } from '../products/packaging.ts';
import { productPicture, type Product } from '../products/products.ts';
import { fillText } from '../reading/fill-text.ts';
import { record } from '../reading/read-record.ts';
import { template, text } from '../reading/texts.ts';
import { pageMetaSchema, type PageMeta } from './pages.ts';

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
  purpose: heading,
  specification: noted,
  packaging: noted,
  properties: noted,
  hazards: heading,
  transport: heading,
  storage: heading,
  documents: heading,
  supply: heading,
  enquiry: z.strictObject({ heading: template('name'), text }),
  related: heading,
  /** Printed at the foot of a page only; `{page}` is its URL, `{date}` the date of the data sheet's revision. */
  printed: template('page', 'date', 'phone', 'email'),
});

/** Returns the first text that the field accepts, or the last one. */
function firstFitting(field: keyof PageMeta, texts: readonly string[]): string | undefined {
  return texts.find((text) => pageMetaSchema.shape[field].safeParse(text).success) ?? texts.at(-1);
}

/**
 * Returns the entry of a product's page in search results and shared links. A product with a long name gets a shorter
 * title; one with many grades or packagings has its summary as description. Throws when these are too long as well.
 */
export function productMeta(product: Product): PageMeta {
  const { meta } = productPage();
  const [picture] = product.images;
  const kinds = product.packaging.map(({ kind }) => `${PACKAGING_KINDS[kind]}s`);
  const words = {
    name: product.displayName,
    number: namedNumber(product),
    grades: product.grades.map(({ name }) => name).join(', '),
    packaging: [...new Set(kinds)].join(', '),
  };
  const parsed = pageMetaSchema.safeParse({
    title: firstFitting('title', [
      fillText(meta.title, words),
      `${words.name}, ${words.number}`,
      words.name,
    ]),
    description: firstFitting('description', [
      fillText(meta.description, words),
      `${words.name}, ${words.number}: ${product.summary}`,
      product.summary,
    ]),
    keywords: [...meta.keywords.map((word) => fillText(word, words)), ...product.synonyms],
    socialTitle: firstFitting('socialTitle', [fillText(meta.socialTitle, words), words.name]),
    socialDescription: product.summary,
    socialPicture: picture && { file: productPicture(picture).file, alt: picture.alt },
  });
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  throw new Error(
    `The page of ${product.name} cannot be described for search engines: ${faults.join('; ')}. Shorten the product's "displayName" or "summary", or correct "meta" in content/pages/product.yaml.`,
  );
}
