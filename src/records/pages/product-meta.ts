import { namedNumber } from '../facts/product-facts.ts';
import { fillText } from '../reading/fill-text.ts';
import { pageMetaSchema, type PageMeta } from './page-meta.ts';
import { productPage } from './product-page.ts';
import { productPicture, type Product } from '../products/products.ts';

/**
 * Returns the entry of a product's page in search results and shared links. Throws when its title or description is
 * longer than these show.
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
    title: fillText(meta.title, words),
    description: fillText(meta.description, words),
    keywords: [...meta.keywords.map((word) => fillText(word, words)), ...product.synonyms],
    socialTitle: fillText(meta.socialTitle, words),
    socialDescription: product.summary,
    socialPicture: picture && { file: productPicture(picture).file, alt: picture.alt },
  });
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  throw new Error(
    `The page of ${product.name} cannot be described for search engines: ${faults.join('; ')}. Correct meta in content/pages/product.yaml.`,
  );
}
