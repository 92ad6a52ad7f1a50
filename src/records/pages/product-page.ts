import { z } from 'zod';
import { namedNumber } from '../facts/product-facts.ts';
import { PACKAGING_KINDS } from '../products/packaging.ts';
import { productPicture, type Product } from '../products/products.ts';
import { fillText } from '../reading/fill-text.ts';
import { readerOf } from '../reading/read-record.ts';
import { template, text } from '../reading/texts.ts';
import { DESCRIPTION_LENGTH_MAX, TITLE_LENGTH_MAX, type PageMeta } from './pages.ts';

const heading = z.strictObject({ heading: text });
const noted = z.strictObject({ heading: text, note: text });
/** The heading of a section that data sheets have too. */
const onSheets = text.describe(
  'Data sheets have this heading too, in a column 28 mm wide. After a change, raise the revision of each.',
);

/**
 * The page of a product: `content/pages/product.yaml`. `{name}` and `{number}` (CAS or HS) are replaced by the
 * product's.
 */
export const productPage = readerOf(
  'pages/product.yaml',
  z.strictObject({
    meta: z
      .strictObject({
        title: template('name', 'number'),
        description: template('name', 'number?', 'grades?', 'packaging?'),
        keywords: z.array(template('name?', 'number?')).min(1),
        socialTitle: template('name', 'number?').max(80),
      })
      .describe(
        'The entry in search results and shared links; {grades} and {packaging} are lists.',
      ),
    purpose: heading,
    specification: noted,
    packaging: noted,
    properties: noted.extend({ heading: onSheets }),
    hazards: heading.extend({ heading: onSheets }),
    transport: heading,
    storage: heading.extend({ heading: onSheets }),
    documents: heading,
    supply: heading,
    enquiry: z.strictObject({ heading: template('name'), text }),
    related: heading,
    printed: template('page', 'date', 'phone', 'email').describe(
      "At the foot of the page when it is printed on paper; {page} is its URL, {date} the date of the data sheet's revision.",
    ),
  }),
);

/**
 * Returns the entry of a product's page in search results and shared links. A long title ends before the company, and
 * the summary replaces a long description.
 */
export function productMeta(product: Product): PageMeta {
  const { meta } = productPage();
  const kinds = product.packaging.map(({ kind }) => `${PACKAGING_KINDS[kind]}s`);
  const words = {
    name: product.displayName,
    number: namedNumber(product),
    grades: product.grades.map(({ name }) => name).join(', '),
    packaging: [...new Set(kinds)].join(', '),
  };
  const title = fillText(meta.title, words);
  const [shortTitle = title] = title.split(' | ');
  const description = fillText(meta.description, words);
  // The schema demands a picture.
  const picture = product.images[0] as Product['images'][number];
  return {
    title: title.length > TITLE_LENGTH_MAX ? shortTitle : title,
    description: description.length > DESCRIPTION_LENGTH_MAX ? product.summary : description,
    keywords: [...meta.keywords.map((word) => fillText(word, words)), ...product.synonyms],
    socialTitle: fillText(meta.socialTitle, words),
    socialDescription: product.summary,
    socialPicture: { file: productPicture(picture).file, alt: picture.alt },
  };
}
