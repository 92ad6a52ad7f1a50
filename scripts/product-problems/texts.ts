import type { Product, ProductFile } from '../../src/records/products/products.ts';
import { valuesIn } from '../../src/records/reading/read-record.ts';
import type { Report } from './report.ts';

const ABBREVIATION = /^[A-Z0-9]{2,}$/;
const E_NUMBER = /^E \d/;

/** Returns the names of a product that a text may contain, the longest first. E numbers are left out. */
function namesOfProduct({ displayName, synonyms }: Product): string[] {
  const [, name = displayName, abbreviation = []] = /^(.*?) \((.*?)\)/.exec(displayName) ?? [];
  return [name, abbreviation, ...synonyms]
    .flat()
    .filter((known) => !E_NUMBER.test(known))
    .sort((one, other) => other.length - one.length);
}

/** Returns a pattern that finds names as whole words; abbreviations only in capitals, so that "man" is not MAN. */
function namePattern(names: readonly string[], before = '', after = ''): RegExp {
  const patterns = names.map((name) => {
    const letters = ABBREVIATION.test(name)
      ? name
      : name.replaceAll(/[a-z]/gi, (letter) => `[${letter.toLowerCase()}${letter.toUpperCase()}]`);
    return letters.replaceAll(/[().+*?]/g, '\\$&');
  });
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
  const texts = textsOf(product);
  // After "N.O.S.", the technical name of a blend may be another product's.
  const [shippingName = ''] = transport?.properShippingName.split(/(?<=N\.O\.S\.) /) ?? [];
  for (const { file, product: other } of others) {
    const isSubject = subjectPattern(namesOfProduct(other));
    const isNamed = namePattern(namesOfProduct(other));
    const otherName = `${other.displayName} (content/${file})`;
    for (const [field, text] of texts) {
      const sentence = text.split(/(?<=[.:;]) /).find((part) => isSubject.test(part));
      if (sentence === undefined || own.test(sentence)) continue;
      report(field, `is about ${otherName} in "${sentence}": write about this product`);
    }
    // Equal synonyms are a conflict that `publishedProducts` reports.
    const names = namesOfProduct({ ...other, synonyms: [] }).map((name) => name.toLowerCase());
    for (const [index, synonym] of product.synonyms.entries()) {
      if (!names.includes(synonym.toLowerCase())) continue;
      report(`synonyms.${index}`, `must not be a name of ${otherName}: delete it`);
    }
    for (const [index, { alt }] of images.entries()) {
      if (!isNamed.test(alt) || own.test(alt)) continue;
      report(`images.${index}.alt`, `must name this product and not ${otherName}`);
    }
    const isOther = new RegExp(isNamed, 'iu').test(shippingName);
    if (isOther && !new RegExp(own, 'iu').test(shippingName)) {
      report(
        'transport.properShippingName',
        `is that of ${otherName}: write the entry of this product, or add the name to "synonyms"`,
      );
    }
  }
  for (const [index, { alt }] of images.entries()) {
    const unNumbers = [...alt.matchAll(/\bUN ?(\d{4})\b/g)].map(([, digits]) => `UN${digits}`);
    const wrong = unNumbers.find((unNumber) => unNumber !== transport?.unNumber);
    if (wrong === undefined) continue;
    report(
      `images.${index}.alt`,
      `must not name ${wrong}: the product ${transport ? `is ${transport.unNumber}` : 'has no UN number'}`,
    );
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
