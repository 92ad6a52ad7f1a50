import { precautionaryText } from '../../chemistry/hazard-statements.ts';
import { precautionaryCodes } from '../../chemistry/label-elements.ts';
import { dataSheetTexts } from '../data-sheet-texts.ts';
import type { Product } from '../products/products.ts';

/** Where the supplier must choose: "gloves/clothing", "…", "[or shower]". */
const CHOICE = /[…/[\]]/;
/** What remains of a statement whose "keep cool" cannot be meant: P235 is for what may be cold. */
const WITHOUT_KEEP_COOL: Readonly<Record<string, string>> = { 'P403+P235': 'P403' };
/** What stands for "if you feel unwell" where the record's own first aid does not wait for that. */
const AT_ONCE: Readonly<Record<string, string>> = { 'P301+P312': 'P301+P310' };
/** Water makes a fire of these worse: H260, H261 and EUH014. */
const REACTS_WITH_WATER: readonly string[] = ['H260', 'H261', 'EUH014'];
/** They burn without air, so that only much water cools them: H271 and H272. */
const OXIDISES: readonly string[] = ['H271', 'H272'];

type Labelled = Pick<Product, 'firstAid' | 'hazards' | 'physicalState' | 'properties' | 'storage'>;

/** What can be breathed in: of a solid with a vapour pressure also vapours. */
function airborneOf({ physicalState, properties }: Labelled): string {
  const isVolatile = physicalState === 'solid' && properties.vapourPressure !== undefined;
  return dataSheetTexts().airborne[isVolatile ? 'volatileSolid' : physicalState];
}

/** With what a fire of it is put out. */
function extinguisherOf({ hazards }: Labelled): string {
  const codes = [...hazards.hazardStatements, ...hazards.supplementalStatements];
  const has = (wanted: readonly string[]) => codes.some((code) => wanted.includes(code));
  const { extinguishers } = dataSheetTexts();
  if (has(REACTS_WITH_WATER)) return extinguishers.reactsWithWater;
  return has(OXIDISES) ? extinguishers.oxidiser : extinguishers.usual;
}

/**
 * The main precautionary statements of a product, with the supplier's words where CLP leaves a
 * choice; the words "keep cool" are left out for one that must not get cold, and one whose first aid for
 * swallowing begins with words of its own does not wait until somebody feels unwell. Throws when
 * such words are missing in `content/data-sheets.yaml`.
 */
export function precautionaryStatements(product: Labelled) {
  const { precautionaryWords } = dataSheetTexts();
  const mustNotGetCold = typeof product.storage.temperatureLimits?.lowest === 'number';
  const replaced: Readonly<Record<string, string>> = {
    ...(mustNotGetCold && WITHOUT_KEEP_COOL),
    ...(product.firstAid.ingestion?.first && AT_ONCE),
  };
  return precautionaryCodes(product.hazards.hazardStatements).map((listed) => {
    const code = replaced[listed] ?? listed;
    const text = precautionaryWords[code] ?? precautionaryText(code);
    if (precautionaryWords[code] === undefined && CHOICE.test(text)) {
      throw new Error(
        `The precautionary statement ${code}, "${text}", leaves a choice. Add the words that you choose to content/data-sheets.yaml, precautionaryWords.`,
      );
    }
    return {
      code,
      text: text
        .replaceAll('{airborne}', airborneOf(product))
        .replaceAll('{extinguisher}', extinguisherOf(product)),
    };
  });
}
