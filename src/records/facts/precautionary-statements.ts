import { statementText } from '../../chemistry/hazard-statements.ts';
import { precautionaryCodes } from '../../chemistry/label-elements.ts';
import { dataSheetTexts } from '../data-sheet-texts.ts';
import type { Product } from '../products/products.ts';
import { fillText } from '../reading/fill-text.ts';

/** Characters that mark a choice of the supplier: "gloves/clothing", "…", "[or shower]". */
const CHOICE = /[…/[\]]/;
/** Statements about swallowing, which do not suit a gas. */
const IF_SWALLOWED = /^P(301|330|331)/;
/** "Keep cool." */
const KEEP_COOL = 'P235';
/** Water makes fires of products with these statements worse: H260, H261 and EUH014. */
const REACTS_WITH_WATER: readonly string[] = ['H260', 'H261', 'EUH014'];
/** Products with these statements burn without air, so that only much water cools them: H271 and H272. */
const OXIDISES: readonly string[] = ['H271', 'H272'];

type Labelled = Pick<Product, 'firstAid' | 'hazards' | 'physicalState' | 'properties' | 'storage'>;

/** Returns the words for what can be inhaled. A solid with a vapour pressure also gives off vapours. */
function airborneOf({ physicalState, properties }: Labelled): string {
  const isVolatile = physicalState === 'solid' && properties.vapourPressure !== undefined;
  return dataSheetTexts().airborne[isVolatile ? 'volatileSolid' : physicalState];
}

/** Returns the words for suitable extinguishing media. */
function extinguisherOf({ hazards }: Labelled): string {
  const codes = [...hazards.hazardStatements, ...hazards.supplementalStatements];
  const hasOneOf = (listed: readonly string[]) => codes.some((code) => listed.includes(code));
  const { extinguishers } = dataSheetTexts();
  if (hasOneOf(REACTS_WITH_WATER)) return extinguishers.reactsWithWater;
  return hasOneOf(OXIDISES) ? extinguishers.oxidiser : extinguishers.usual;
}

/**
 * Returns the main precautionary statements of a product, or those that `codesFor` chooses, with the company's wording where CLP leaves a choice. "Keep
 * cool" is left out for a product that must not get cold. If the record's first aid for ingestion has a `first`
 * sentence, the statement about swallowing does not wait for symptoms. Throws when a wording is missing in
 * `content/data-sheets.yaml`.
 */
export function precautionaryStatements(product: Labelled, codesFor = precautionaryCodes) {
  const { precautionaryWords } = dataSheetTexts();
  const mustNotGetCold = typeof product.storage.temperatureLimits?.lowest === 'number';
  const replaced: Readonly<Record<string, string>> = {
    // Without "Keep cool".
    ...(mustNotGetCold && { 'P403+P235': 'P403' }),
    // Without "if you feel unwell".
    ...(product.firstAid.ingestion?.first && { 'P301+P312': 'P301+P310' }),
  };
  const codes = codesFor(product.hazards.hazardStatements).filter(
    (code) =>
      !(product.physicalState === 'gas' && IF_SWALLOWED.test(code)) &&
      !(mustNotGetCold && code === KEEP_COOL),
  );
  return codes.map((listed) => {
    const code = replaced[listed] ?? listed;
    const text = precautionaryWords[code] ?? statementText(code);
    if (precautionaryWords[code] === undefined && CHOICE.test(text)) {
      throw new Error(
        `The precautionary statement ${code}, "${text}", leaves a choice. Add the words that you choose to content/data-sheets.yaml, precautionaryWords.`,
      );
    }
    const words = { airborne: airborneOf(product), extinguisher: extinguisherOf(product) };
    return { code, text: fillText(text, words) };
  });
}
