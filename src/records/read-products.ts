import { productSchema, type Product } from './products.ts';
import { ContentError, listRecordFiles, requireRecord } from './read-record.ts';

/** The folder of the product records within `content/`. */
const PRODUCT_FOLDER = 'products';

/** A product and the file from which it was read, relative to `content/`. */
export interface ProductFile {
  file: string;
  product: Product;
}

/**
 * The products in catalogue order (by id). Throws a ContentError when a record
 * is wrong, when the ids are not 1, 2, 3, ... or when two records share an id,
 * a name, a data sheet number or a picture.
 */
export function requireProducts(): Product[] {
  return arrangeProducts(
    listRecordFiles(PRODUCT_FOLDER).map((file) => ({
      file,
      product: requireRecord(file, productSchema),
    })),
  );
}

/** One product by its slug. Throws a ContentError when there is none. */
export function requireProduct(slug: string): Product {
  const product = requireProducts().find((candidate) => candidate.slug === slug);
  if (product) return product;
  throw new ContentError(
    `There is no product "${slug}". Add content/products/${slug}.yaml, or correct the slug.`,
  );
}

/** Sorts records by id and checks what no record can know alone. */
export function arrangeProducts(records: readonly ProductFile[]): Product[] {
  if (records.length === 0) {
    throw new ContentError(
      'content/products has no record. The catalogue needs at least one product.',
    );
  }
  for (const { file, product } of records) {
    const expected = `${PRODUCT_FOLDER}/${product.slug}.yaml`;
    if (file !== expected) {
      throw new ContentError(
        `content/${file} holds the slug "${product.slug}". Rename the file to content/${expected}, or correct the slug.`,
      );
    }
  }
  rejectShared(records, 'id', (product) => [String(product.id)]);
  rejectShared(records, 'slug', (product) => [product.slug]);
  rejectShared(records, 'dataSheet.number', (product) => [product.dataSheet.number]);
  rejectShared(records, 'images.file', (product) => product.images.map((image) => image.file));

  const sorted = [...records].sort((first, second) => first.product.id - second.product.id);
  sorted.forEach(({ file, product }, index) => {
    if (product.id !== index + 1) {
      throw new ContentError(
        `content/${file} has the id ${product.id}, but no product has the id ${index + 1}. ` +
          `Ids run from 1 to ${sorted.length} without a gap: give each product its place in the catalogue.`,
      );
    }
  });
  return sorted.map(({ product }) => product);
}

function rejectShared(
  records: readonly ProductFile[],
  field: string,
  read: (product: Product) => string[],
): void {
  const firstFileWith = new Map<string, string>();
  for (const { file, product } of records) {
    for (const value of read(product)) {
      const earlier = firstFileWith.get(value);
      if (earlier !== undefined) {
        throw new ContentError(
          `content/${file} and content/${earlier} both have "${value}" in ${field}. Give each its own.`,
        );
      }
      firstFileWith.set(value, file);
    }
  }
}
