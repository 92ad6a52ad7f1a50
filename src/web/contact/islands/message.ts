import { splitAsks, type EnquiryValues } from '../../../records/enquiries/enquiry.ts';
import type {
  EnquiryFormData,
  FormProduct,
} from '../../../records/enquiries/enquiry-form-props.ts';

/** Returns the product that a value of the form names; undefined if there is none. */
export function findProduct(
  products: EnquiryFormData['products'],
  slug: string,
): FormProduct | undefined {
  const product = products[slug];
  // Every object has `__proto__` and `constructor`, which are no products.
  return Array.isArray(product?.grades) ? product : undefined;
}

/** Returns the products of the catalogue as options. */
export const productOptions = (products: EnquiryFormData['products']) =>
  Object.entries(products).map(([slug, { name }]) => [slug, name] as const);

/** Returns the names of the products and chemicals of an enquiry, joined by commas. */
export function namesIn(
  { lines }: Pick<EnquiryValues, 'lines'>,
  products: EnquiryFormData['products'],
): string {
  return lines
    .map(({ product, wanted }) => findProduct(products, product)?.name ?? wanted)
    .filter(Boolean)
    .join(', ');
}

/**
 * Returns the message that the form proposes. It names the products, and what is ticked (`asks`). Empty when no line has
 * a product of the catalogue.
 */
export function messageFor(
  { lines, asks }: Pick<EnquiryValues, 'lines' | 'asks'>,
  { products, askTexts }: Pick<EnquiryFormData, 'products' | 'askTexts'>,
): string {
  if (!lines.some(({ product }) => findProduct(products, product))) return '';
  const names = namesIn({ lines }, products);
  const ticked = splitAsks(asks).map((ask) =>
    // Keeps the first letter of an abbreviation.
    askTexts[ask].replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase()),
  );
  return ticked.length === 0
    ? `Please send us your offer for ${names}.`
    : `For ${names}, please send us: ${ticked.join(', ')}.`;
}

/** Returns the text area of the message in a part of the page; null without one. */
export const messageIn = (part: ParentNode) =>
  part.querySelector<HTMLTextAreaElement>('[name="message"]');

/**
 * Returns the message that is currently in the page; undefined when the page has no form. During hydration, React would
 * reset a text area to its prerendered text if that were its default value.
 */
export const messageInPage = (): string | undefined =>
  typeof document === 'undefined' ? undefined : messageIn(document)?.value;
