import type { Product, ProductFile } from '../../src/records/products/products.ts';
import { valuesIn } from '../../src/records/reading/read-record.ts';
import type { Report } from './product-problems.ts';

const ABBREVIATION = /^[A-Z0-9]{2,}$/;

/** Returns the names of a product that a text may contain. */
function namesOfProduct({ displayName, synonyms }: Product): string[] {
  const [, name = displayName, abbreviation = []] = /^(.*?) \((.*?)\)/.exec(displayName) ?? [];
  return [name, abbreviation, ...synonyms].flat();
}

/** Returns a pattern that finds names as whole words; abbreviations only in capitals, so that "man" is not MAN. */
function namePattern(names: readonly string[], before = '', after = ''): RegExp {
  const patterns = names.map((name) =>
    ABBREVIATION.test(name) ? name : `(?i:${name.replaceAll(/[().+*?]/g, '\\$&')})`,
  );
  return new RegExp(
    `${before}(?<![\\p{L}\\d-])(?:${patterns.join('|')})(?![\\p{L}\\d-])${after}`,
    'u',
  );
}

/** Matches sentences about one of the names: "Toluene is", "Refined glycerine can", "The vapour of toluene burns". */
const subjectPattern = (names: readonly string[]) =>
  namePattern(
    names,
    '^(?:(?:[\\p{L}]+ )+of )?(?:[\\p{L}]+ )?',
    ' (?:[a-z]+s|can|may|must|will|cannot)\\b',
  );

/** Checks that the texts of a record are about its product and not about another one. */
export function checkTexts(product: Product, others: readonly ProductFile[], report: Report): void {
  const { description, displayName, images, transport } = product;
  const own = namePattern(namesOfProduct(product));
  if (!own.test(description)) {
    report(
      'description',
      `must name the product by its name or a synonym, such as "${displayName}"`,
    );
  }
  // After "N.O.S.", the technical name of a blend may be another product's.
  const [shippingName = ''] = transport?.properShippingName.split(/(?<=N\.O\.S\.) /) ?? [];
  const labels = [
    ...images.map(({ alt }, index) => [`images.${index}.alt`, alt] as const),
    ['transport.properShippingName', shippingName] as const,
  ];
  const texts = textsOf(product);
  for (const { file, product: other } of others) {
    const isSubject = subjectPattern(namesOfProduct(other));
    const isNamed = namePattern(namesOfProduct(other));
    const otherName = `${other.displayName} (content/${file})`;
    for (const [field, text] of texts) {
      const sentence = text.split(/(?<=[.:;]) /).find((part) => isSubject.test(part));
      if (sentence === undefined || own.test(sentence)) continue;
      report(field, `is about ${otherName} in "${sentence}": write about this product`);
    }
    for (const [field, text] of labels) {
      if (!isNamed.test(text) || own.test(text)) continue;
      report(field, `names ${otherName}: name this product, or add the name to "synonyms"`);
    }
  }
}

/** Fields with texts about the product. */
const TEXT_FIELD =
  /^(summary|description|appearance|uses\.\d+\.use|hazards\.notes\.\d+|(exportControls|indianRules)\.\d+\.text|storage\.conditions\.\d+)$/;

/** Returns the texts about a product, with their fields in the YAML file. */
const textsOf = (product: Product) =>
  [...valuesIn(product)].flatMap(({ field, value }): [field: string, text: string][] => {
    const name = field.join('.');
    if (typeof value !== 'string' || !TEXT_FIELD.test(name)) return [];
    return [[name.replace('storage.', 'storage.value.'), value]];
  });
