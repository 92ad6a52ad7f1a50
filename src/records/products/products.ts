import type { PagePicture } from '../pictures.ts';
import {
  ContentError,
  contentProblem,
  listRecordFiles,
  readRecord,
  readYaml,
} from '../reading/read-record.ts';
import { productSchema, type Product } from './product-schema.ts';
import { findSharedValues, type ProductFile } from './unique-fields.ts';

export type { Product, ProductFile };
export type ProductTransport = NonNullable<Product['transport']>;
export type ProductGrade = Product['grades'][number];

/** The folder of the files in `images`, below `images/`. */
const PICTURE_FOLDER = 'products';

/** Returns the pictures that a product's card shows. */
export function cardImages({ images }: Product): Product['images'] {
  return images.filter(({ onCard }) => onCard);
}

/** Returns a picture of a product's record in the form in which its card shows it. */
export function productPicture({ file, alt }: Product['images'][number]): PagePicture {
  return { file: `${PICTURE_FOLDER}/${file}`, alt, use: 'card' };
}

/** The folder of the product records within `content/`. */
export const PRODUCT_RECORD_FOLDER = 'products';

/**
 * Returns the published products in catalogue order (by id). Throws a ContentError for an invalid or misnamed record,
 * for two records that share a unique value, or when no record is published.
 */
export function products(): Product[] {
  return publishedProducts(
    listRecordFiles(`${PRODUCT_RECORD_FOLDER}/*.yaml`).flatMap((file): ProductFile[] => {
      try {
        return [{ file, product: readRecord(file, productSchema) }];
      } catch (error) {
        if (isHidden(file)) return [];
        throw error;
      }
    }),
  );
}

/** Returns whether a record hides its product. Such a record may be unfinished. */
export const isHidden = (file: string): boolean =>
  (readYaml(file) as { published?: unknown } | null)?.published === false;

/**
 * Returns the products with these slugs, in their order. A hidden or removed product is replaced by another product of
 * the catalogue, if there are enough.
 */
export function keyProducts(slugs: readonly string[], catalogue = products()): Product[] {
  const chosen = slugs.flatMap((slug) => catalogue.find((product) => product.slug === slug) ?? []);
  const others = catalogue.filter((product) => !chosen.includes(product));
  return [...chosen, ...others].slice(0, slugs.length);
}

/** Returns the product with this slug. Throws a ContentError when there is none. */
export function product(slug: string): Product {
  const product = products().find((candidate) => candidate.slug === slug);
  if (product) return product;
  throw new ContentError(
    `There is no product "${slug}". Add content/products/${slug}.yaml, or correct the slug.`,
  );
}

/**
 * Returns the published products, sorted by id. Throws a ContentError with all conflicts between their records.
 */
export function publishedProducts(records: readonly ProductFile[]): Product[] {
  const published = records.filter(({ product }) => product.published);
  if (published.length === 0) {
    throw new ContentError(
      'content/products has no published record. The catalogue needs at least one product.',
    );
  }
  // The product that was added last has the highest id, and is the one to correct.
  const byId = published.toSorted((one, other) => one.product.id - other.product.id);
  const problems = [...byId.flatMap(findMisnamed), ...findSharedValues(byId)];
  if (problems.length > 0) throw new ContentError(...problems);
  return byId.map(({ product }) => product);
}

function findMisnamed({ file, product }: ProductFile): string[] {
  const expected = `${PRODUCT_RECORD_FOLDER}/${product.slug}.yaml`;
  if (file === expected) return [];
  const message = `belongs in content/${expected}: rename the file, or correct "name"`;
  return [contentProblem(file, ['name'], message)];
}
