import { marksOf } from '../../chemistry/classification-marks.ts';
import { PICTOGRAMS } from '../../chemistry/pictograms.ts';
import { hazardStatementText } from '../../chemistry/hazard-statements.ts';
import {
  className,
  segregationCode,
  segregationGroup,
  specialProvision,
  stowageCode,
} from '../../chemistry/imdg-codes.ts';
import { LABELS } from './labels.ts';
import { namedDiamonds, spacedUnNumber } from './dangerous-goods.ts';
import { onlyKnown } from './product-facts.ts';
import type { ProductTransport } from '../products/product-transport.ts';
import type { Product } from '../products/products.ts';

/** A product's CLP label and transport papers, in the words of its data sheet and page. */

/** The last note on every product. */
const HARMONISED_IS_MINIMUM =
  'A harmonised entry is a minimum; the supplier’s own classification may go further.';

/** Returns pictograms, signal word, statements, classification and limits. */
export function hazardFacts({ exposureLimits, hazards }: Product) {
  // In the order of their numbers: physical hazards, health, environment.
  const codes = [...hazards.hazardStatements.toSorted(), ...hazards.supplementalStatements];
  return {
    source: `Classification: ${hazards.classificationSource}`,
    isClassified: codes.length > 0 || hazards.classification.length > 0,
    signalWord: hazards.signalWord ?? 'none',
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
      [`8 h ${eightHours}`, shortTerm === undefined ? [] : `short term ${shortTerm}`]
        .flat()
        .join(', ')
        .concat(` (${source})`),
    ),
    notes: [...hazards.notes, HARMONISED_IS_MINIMUM],
  };
}

/**
 * Returns the lines about handling that the record has values for: stowage and segregation in one line, then one line
 * per special provision.
 */
function handling(record: ProductTransport) {
  const texts = LABELS.transport;
  const { stowage, segregationGroups, segregationCodes, specialProvisions } = record;
  const category = stowage && `category ${stowage.category}`;
  const codes = (stowage?.codes ?? []).map((code) => `${code} ${stowageCode(code)}`);
  const groups = segregationGroups.map((group) => `${group} ${segregationGroup(group)}`);
  const segregation = segregationCodes.map((code) => `${code} ${segregationCode(code)}`);
  const place = onlyKnown([
    { term: texts.stowage, value: category && [category, ...codes].join(', ') },
    { term: texts.segregationGroups, value: groups.join(', ') },
  ]);
  const apart = onlyKnown([{ term: texts.segregationCodes, value: segregation.join(', ') }]);
  const provisions = specialProvisions.map((number) => [
    {
      term: `Special provision ${number}`,
      value: specialProvision(String(number)),
    },
  ]);
  return [place, apart, ...provisions].filter(({ length }) => length > 0);
}

/** Returns class diamonds and entries of the IMDG Code; null for a product that is not dangerous goods at sea. */
export function transportFacts({ transport }: Product) {
  if (!transport) return null;
  const texts = LABELS.transport;
  const diamonds = namedDiamonds(
    transport,
    (imdgClass) => `Transport label: ${className(imdgClass)}, class ${imdgClass}`,
  );
  return {
    diamonds,
    unNumber: { term: texts.unNumber, value: spacedUnNumber(transport.unNumber) },
    properShippingName: { term: texts.properShippingName, value: transport.properShippingName },
    facts: [
      { term: texts.imdgClass, value: transport.imdgClass },
      {
        term: texts.subsidiaryHazards,
        value: transport.subsidiaryHazards.join(', ') || 'none',
      },
      ...onlyKnown([{ term: texts.packingGroup, value: transport.packingGroup }]),
      { term: texts.ems, value: transport.ems },
      { term: texts.marinePollutant, value: transport.marinePollutant ? 'yes' : 'no' },
      ...onlyKnown([
        { term: texts.portableTank, value: transport.portableTank },
        { term: texts.hazardNumber, value: transport.hazardNumber },
      ]),
    ],
    handling: handling(transport),
  };
}
