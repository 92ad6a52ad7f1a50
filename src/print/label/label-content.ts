import { drawDiamonds, pictogramSvg } from '../../records/hazard-symbols.ts';
import * as content from '../../records/content.ts';
import { hazardFacts, NOT_CLASSIFIED } from '../../records/facts/hazard-facts.ts';
import { labelCodes } from '../../chemistry/label-elements.ts';
import { precautionaryStatements } from '../../records/facts/precautionary-statements.ts';
import {
  identityFacts,
  nameFacts,
  onlyKnown,
  packagingFacts,
  storageFacts,
} from '../../records/facts/product-facts.ts';
import { transportFacts } from '../../records/facts/transport-facts.ts';
import type { Product } from '../../records/products/products.ts';

type Packaging = Product['packaging'][number];

/**
 * The minimum side of a pictogram in millimetres, by the capacity of the package (CLP, Annex I, 1.2.1.4). The
 * law means the side of the square, not its diagonal.
 */
const PICTOGRAM_SIDES_MM = [
  { upToLitres: 3, side: 16 },
  { upToLitres: 50, side: 23 },
  { upToLitres: 500, side: 32 },
  { upToLitres: Infinity, side: 46 },
] as const;
/** Packages of more litres or kilograms than this have UN numbers of 12 mm, others of 6 mm (IMDG Code, 5.2.1.1). */
const SMALL_PACKAGE = 30;

/** A longer name of a bag is broken into lines. */
const LONGEST_NAME_LINE = 12;
/** Matches the names of grades that may go into food. */
const FOOD_GRADE = /^food grade/i;
/** Facts of identity that stand on labels. */
const ON_LABEL = ['CAS number', 'EC number', 'Contains', 'Stabilised with'];
const isAdditive = (synonym: string) => /^E \d{3}/.test(synonym);

/** The capacity of a package: litres, or kilograms of a solid, which the law treats as the same. */
const sizeOf = ({ capacityLitres, netMassKg }: Packaging) => capacityLitres ?? netMassKg;

/** Returns the minimum side of a pictogram on a package, in millimetres. */
export function pictogramSide(option: Packaging): number {
  const size = sizeOf(option);
  return PICTOGRAM_SIDES_MM.find(({ upToLitres }) => size <= upToLitres)?.side ?? 46;
}

/** Returns a name in lines for print. Short words share a line that is no longer than the longest word. */
function nameLines(name: string): string[] {
  if (name.length <= LONGEST_NAME_LINE) return [name];
  const words = name.split(' ');
  const longest = Math.max(...words.map(({ length }) => length));
  return words.slice(1).reduce(
    (lines, word) => {
      const joined = `${lines.at(-1)} ${word}`;
      return joined.length <= longest ? [...lines.slice(0, -1), joined] : [...lines, word];
    },
    words.slice(0, 1),
  );
}

/**
 * Returns the content of a package's label (CLP, Article 17; IMDG Code, 5.2), which the template (`label.typ`,
 * for bags `bag.typ`) arranges. `index` is that of the packaging in the product's record.
 */
export function labelContent(product: Product, index: number) {
  const option = product.packaging[index];
  const row = packagingFacts(product).rows[index];
  if (!option || !row) throw new Error(`${product.name} has no packaging ${index}.`);
  const company = content.company();
  const { dataSheet } = product;
  const hazards = hazardFacts(product);
  const transport = transportFacts(product);
  const isFood = !hazards.isClassified && product.grades.every(({ name }) => FOOD_GRADE.test(name));
  const additive = product.synonyms.find(isAdditive);
  const fssai = product.approvals.find(({ name }) => name === 'FSSAI');
  return {
    title: `${product.displayName}: label of ${option.name}`,
    description: `Package label of ${product.displayName}`,
    author: company.legalName,
    revisedOn: dataSheet.revisedOn,
    name: product.name,
    nameLines: nameLines(product.name),
    /** The grade, or several of which one is ticked by hand. */
    grades: product.grades.map(({ name }) =>
      FOOD_GRADE.test(name) && additive && !isFood ? `${name} (${additive}, for food)` : name,
    ),
    /** Whether all grades may go into food. Their bags must look different from those of chemicals. */
    isFood,
    shelfLifeMonths: product.shelfLife.months,
    numbers: onlyKnown([
      ...[...identityFacts(product), ...nameFacts(product)].flatMap((fact) =>
        'value' in fact && ON_LABEL.includes(fact.term) ? fact : [],
      ),
      { term: 'Food additive', value: isFood && additive ? `${additive}, for food` : null },
      { term: 'Storage temperature', value: storageFacts(product).temperature?.range },
      { term: 'FSSAI licence', value: isFood ? fssai?.number : null },
      { term: 'Country of origin', value: product.origin?.country },
      { term: 'Emergency, 24 hours', value: transport && company.emergencyPhone?.display },
    ]),
    supplier: {
      name: company.legalName,
      lines: [...company.addressLines, company.phoneDisplay],
    },
    pictogramSideMm: pictogramSide(option),
    pictograms: hazards.pictograms.map(({ code, alternative }) => ({
      svg: pictogramSvg(code),
      alternative,
    })),
    /** Null where the law requires none. */
    signalWord: product.hazards.signalWord,
    hazards: hazards.statements.items.map(({ text }) => text),
    /** Precautionary statements; of unclassified goods, that they are unclassified (except food), and their storage. */
    precautions: hazards.isClassified
      ? precautionaryStatements(product, labelCodes).map(({ text }) => text)
      : [...(isFood ? [] : [`${NOT_CLASSIFIED.title}.`]), ...product.storage.conditions],
    quantities: onlyKnown([
      { term: 'Net mass', value: row.netMass },
      { term: 'Net volume at 20 °C', value: row.netVolume },
      { term: 'UN code', value: row.unCode },
    ]),
    transport: transport && {
      unNumber: transport.unNumber.value,
      properShippingName: transport.properShippingName.value,
      letterMm: sizeOf(option) > SMALL_PACKAGE ? 12 : 6,
      diamonds: drawDiamonds(transport.diamonds),
    },
  };
}

/** Returns the lettering of a tank with a product (IMDG Code, 5.3): contents, orange panel, placards. */
export function tankContent(product: Product) {
  const company = content.company();
  const transport = transportFacts(product);
  return {
    title: `${product.displayName}: lettering of tanks`,
    description: `Contents, orange panel and placards of a tank with ${product.displayName}`,
    author: company.legalName,
    revisedOn: product.dataSheet.revisedOn,
    company: company.name,
    supplier: company.legalName,
    contents: transport?.properShippingName.value ?? product.name,
    /** The digits of the UN number; null without one. */
    panel: product.transport?.unNumber.replace(/^UN/, '') ?? null,
    placards: drawDiamonds(transport?.diamonds ?? []),
  };
}
