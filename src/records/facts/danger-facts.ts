import { marksOf } from '../../chemistry/classification-marks.ts';
import { PICTOGRAMS } from '../../chemistry/pictograms.ts';
import { hazardStatementText } from '../../chemistry/hazard-statements.ts';
import { dataSheetTexts } from '../data-sheet-texts.ts';
import { fillText } from '../reading/fill-text.ts';
import { namedDiamonds, spacedUnNumber } from './dangerous-goods.ts';
import { onlyKnown } from './product-facts.ts';
import type { ProductTransport } from '../products/product-transport.ts';
import type { Product } from '../products/products.ts';

/** What a product's CLP label and its transport papers say, in the words of its data sheet and its page. */

/** Pictograms, signal word, statements and classification. */
export function hazardFacts({ exposureLimits, hazards }: Product) {
  const texts = dataSheetTexts().hazards;
  const codes = [...hazards.hazardStatements, ...hazards.supplementalStatements];
  return {
    source: fillText(texts.source, { source: hazards.classificationSource }),
    isClassified: codes.length > 0 || hazards.classification.length > 0,
    signalWord: hazards.signalWord ?? texts.noSignalWord,
    pictograms: hazards.pictograms.map((code) => {
      const { name, warnsOf } = PICTOGRAMS[code];
      return { code, name, alternative: `${code}, ${name}: ${warnsOf}` };
    }),
    statements: codes.map((code) => ({
      code,
      text: hazardStatementText(code, hazards.classification),
    })),
    classification: hazards.classification,
    limits: hazards.specificConcentrationLimits,
    marks: marksOf(hazards.classification),
    exposureLimits: exposureLimits.map(({ eightHours, shortTerm, source }) =>
      fillText(shortTerm === undefined ? texts.exposureLimit : texts.exposureLimitWithShortTerm, {
        eightHours,
        shortTerm: shortTerm ?? '',
        source,
      }),
    ),
    notes: [...hazards.notes, texts.harmonisedIsMinimum],
  };
}

type CodeWords =
  | 'classNames'
  | 'segregationCodeTexts'
  | 'segregationGroupNames'
  | 'specialProvisions'
  | 'stowageCodes';

/** The words for a code of the IMDG Code. Throws when there are none. */
function wordsFor(field: CodeWords, code: string): string {
  const text = dataSheetTexts().transport[field][code];
  if (text !== undefined) return text;
  throw new Error(
    `content/data-sheets.yaml, transport.${field}, has no text for ${code}. Add it from the IMDG Code.`,
  );
}

/** Stowage and segregation in one line, then each special provision in its own; what the record has. */
function handling(record: ProductTransport) {
  const texts = dataSheetTexts().transport;
  const { stowage, segregationGroups, segregationCodes, specialProvisions } = record;
  const category = stowage && fillText(texts.stowageCategory, { category: stowage.category });
  const codes = (stowage?.codes ?? []).map((code) => `${code} ${wordsFor('stowageCodes', code)}`);
  const groups = segregationGroups.map(
    (group) => `${group} ${wordsFor('segregationGroupNames', group)}`,
  );
  const segregation = segregationCodes.map(
    (code) => `${code} ${wordsFor('segregationCodeTexts', code)}`,
  );
  const place = onlyKnown([
    { term: texts.stowage, value: category && [category, ...codes].join(', ') },
    { term: texts.segregationGroups, value: groups.join(', ') },
  ]);
  const apart = onlyKnown([{ term: texts.segregationCodes, value: segregation.join(', ') }]);
  const provisions = specialProvisions.map((number) => [
    {
      term: fillText(texts.specialProvision, { number }),
      value: wordsFor('specialProvisions', String(number)),
    },
  ]);
  return [place, apart, ...provisions].filter(({ length }) => length > 0);
}

/** Class diamonds and entries of the IMDG Code; null for a product that is not dangerous goods at sea. */
export function transportFacts({ transport }: Product) {
  if (!transport) return null;
  const texts = dataSheetTexts().transport;
  const diamonds = namedDiamonds(transport, (imdgClass) =>
    fillText(texts.diamondAlternative, { className: wordsFor('classNames', imdgClass) }),
  );
  const { yes, no } = texts.isMarinePollutant;
  return {
    diamonds,
    unNumber: { term: texts.unNumber, value: spacedUnNumber(transport.unNumber) },
    properShippingName: { term: texts.properShippingName, value: transport.properShippingName },
    facts: [
      { term: texts.imdgClass, value: transport.imdgClass },
      {
        term: texts.subsidiaryHazards,
        value: transport.subsidiaryHazards.join(', ') || texts.noSubsidiaryHazard,
      },
      ...onlyKnown([{ term: texts.packingGroup, value: transport.packingGroup }]),
      { term: texts.ems, value: transport.ems },
      { term: texts.marinePollutant, value: transport.marinePollutant ? yes : no },
      ...onlyKnown([
        { term: texts.portableTank, value: transport.portableTank },
        { term: texts.hazardNumber, value: transport.hazardNumber },
      ]),
    ],
    handling: handling(transport),
  };
}
