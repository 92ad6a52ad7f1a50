import type { Product, ProductFile } from '../../records/products/products.ts';
import type { SharedTexts } from '../../records/products/shared-texts.ts';
import { contentProblem, readYaml, valuesIn } from '../../records/reading/read-record.ts';

/** Fields about the substance. Terms of supply, grades and packaging may be alike. */
const SUBSTANCE =
  /^(appearance|description|exportControls|exposureLimits|firstAid|hazards|identity|images|indianRules|source|storage|summary|uses)\b/;
/** Fields that are no sentence about the substance. */
const NO_SENTENCE = /\b(classification|confirm|industry|specificConcentrationLimits)\b/;
/** Matches sentences and sources, of at least three words, and tariff numbers. */
const SENTENCE = /^\d{6,8}$|^\S+ +\S+ +\S/;

const ABBREVIATION = /^[A-Z0-9]{2,}$/;

/** Returns a pattern that finds a product's names as whole words; abbreviations only in capitals: "man" is not MAN. */
function namesOf({ displayName, synonyms }: Product): RegExp {
  const [, name = displayName, abbreviation = []] = /^(.*?) \((.*?)\)/.exec(displayName) ?? [];
  const patterns = [displayName, name, abbreviation, ...synonyms]
    .flat()
    .map((text) =>
      ABBREVIATION.test(text) ? text : `(?i:${text.replaceAll(/[().+*?]/g, '\\$&')})`,
    );
  return new RegExp(`(?<![\\p{L}\\d-])(?:${patterns.join('|')})(?![\\p{L}\\d-])`, 'gu');
}

/** Returns the texts of a record with their fields. */
export const textsOf = (file: string) =>
  [...valuesIn(readYaml(file))].flatMap(({ field, value }) =>
    typeof value === 'string' ? [{ field: field.join('.'), text: value }] : [],
  );

const sentencesOf = (file: string) =>
  textsOf(file)
    .filter(({ field }) => SUBSTANCE.test(field) && !NO_SENTENCE.test(field))
    .flatMap(({ field, text }) =>
      text.split(/(?<=[^\p{Lu}]\.) /u).map((sentence) => ({ field, sentence })),
    )
    .filter(({ sentence }) => SENTENCE.test(sentence));

/**
 * Returns sentences, sources and tariff numbers that several records have in common and that `sharedTexts` does not
 * list for them, names of other products that a record does not list in `mentions`, and descriptions without the
 * product's name. Of records with the same text, the one with the higher id is the one to correct, because it was added
 * later.
 */
export function findCopiedTexts(
  catalogue: readonly ProductFile[],
  sharedTexts: SharedTexts['texts'],
): string[] {
  const problems: string[] = [];
  const earlier = new Map<string, ProductFile[]>();
  const byId = catalogue.toSorted((one, other) => one.product.id - other.product.id);
  const names = byId.map(({ file, product }) => ({
    name: `${product.displayName} (content/${file})`,
    pattern: namesOf(product),
    slug: product.slug,
  }));
  for (const { file, product } of byId) {
    const report = (field: string, message: string) =>
      problems.push(contentProblem(file, field.split('.'), message));
    const own = namesOf(product);
    if (product.description.search(own) < 0) {
      report(
        'description',
        `must name the product by its name or a synonym, such as "${product.displayName}"`,
      );
    }
    for (const { field, text } of textsOf(file)) {
      const foreign = text.replace(own, '');
      for (const { name, pattern, slug } of names) {
        if (slug === product.slug || product.mentions.includes(slug)) continue;
        if (foreign.search(pattern) < 0) continue;
        report(
          field,
          `names ${name}: write about this product, or, if it must name both, add ${slug} to "mentions"`,
        );
      }
    }
    for (const { field, sentence } of sentencesOf(file)) {
      const users = earlier.get(sentence) ?? [];
      const listed = sharedTexts.find(({ text }) => text === sentence)?.products ?? [];
      const [copied] = users.filter(
        ({ product: { slug } }) => !listed.includes(slug) || !listed.includes(product.slug),
      );
      if (copied) {
        report(
          field,
          `has "${sentence}", as content/${copied.file}: correct it, or, if it is true of both, list it with both products in content/shared-texts.yaml`,
        );
      }
      earlier.set(sentence, [...users, { file, product }]);
    }
  }
  return problems;
}
