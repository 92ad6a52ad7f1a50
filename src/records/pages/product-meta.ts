import { namedNumber } from '../facts/product-facts.ts';
import { fillText } from '../reading/fill-text.ts';
import { pageMetaSchema, type PageMeta } from './page-meta.ts';
import { productPage } from './product-page.ts';
import { productPicture, type Product } from '../products/products.ts';

/** Returns the first text that a field of the entry takes, or the last one. */
function firstFitting(field: keyof PageMeta, texts: readonly string[]): string | undefined {
  return texts.find((text) => pageMetaSchema.shape[field].safeParse(text).success) ?? texts.at(-1);
}

/**
 * Returns the entry of a product's page in search results and shared links. A long name gets a shorter title, and many
 * grades or packagings the product's summary as description. Throws when these are too long, too.
 */
export function productMeta(product: Product): PageMeta {
  const { meta, packagingKinds } = productPage();
  const [picture] = product.images;
  const kinds = product.packaging.map(({ kind }) => packagingKinds[kind]);
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
    `The page of ${product.name} cannot be described for search engines: ${faults.join('; ')}. Shorten the product's "displayName" or "summary", or correct meta in content/pages/product.yaml.`,
  );
}
