import { linkSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { productSlug } from '../../src/records/products/products.ts';

const RECORDS = 'content/products';
const PICTURES = 'images/products';
const SHEETS = 'public/data-sheets';
const CUT_LIST = '.cache/cut-pictures.json';
/** Left out: with a number of five digits as well, a page's title would be too long. */
const SHORT_NAME = / \(.*\)$/;

/** What of a product's record must be its own. */
interface ProductRecord {
  id: number;
  name: string;
  slug: string;
  displayName: string;
  dataSheet: { value: { number: string } };
  images: { file: string }[];
}

/**
 * Lets the catalogue of a project's copy grow to `size` products: copies of its own records under
 * further names and numbers. Their pictures are listed as if they were cut, and show the originals;
 * their data sheets are there, and empty. So neither needs to be made. Returns the names of all.
 */
export function growCatalogue(project: string, size: number): string[] {
  const folder = path.join(project, RECORDS);
  const originals = readdirSync(folder)
    .map((file) => parse(readFileSync(path.join(folder, file), 'utf8')) as ProductRecord)
    .sort((first, second) => first.id - second.id);
  const listFile = path.join(project, CUT_LIST);
  const list = JSON.parse(readFileSync(listFile, 'utf8')) as { pictures: Record<string, unknown> };
  const cuts = Object.entries(list.pictures);
  const names = originals.map(({ name }) => name);

  for (let id = originals.length + 1; id <= size; id += 1) {
    const original = originals[(id - 1) % originals.length];
    if (!original) throw new Error(`${RECORDS} has no record to make others of.`);
    const withId = (text: string) => `${text.replace(SHORT_NAME, '')} ${id}`;
    const slug = productSlug(withId(original.name));
    const withSlug = (text: string) => text.replace(original.slug, slug);
    const { value, ...statement } = original.dataSheet;
    const number = value.number.replace(/\d+$/, String(id).padStart(3, '0'));
    const record: ProductRecord = {
      ...original,
      id,
      slug,
      name: withId(original.name),
      displayName: withId(original.displayName),
      dataSheet: { ...statement, value: { ...value, number } },
      images: original.images.map((image) => ({ ...image, file: withSlug(image.file) })),
    };
    // JSON is YAML.
    writeFileSync(path.join(folder, `${slug}.yaml`), JSON.stringify(record, null, 1));
    writeFileSync(path.join(project, SHEETS, `${slug}-data-sheet.pdf`), '');
    for (const { file } of original.images) {
      linkSync(path.join(project, PICTURES, file), path.join(project, PICTURES, withSlug(file)));
    }
    for (const [key, cut] of cuts) {
      if (key.startsWith(`products/${original.slug}-`)) list.pictures[withSlug(key)] = cut;
    }
    names.push(record.name);
  }
  writeFileSync(listFile, JSON.stringify(list));
  return names;
}
