import {
  className,
  segregationCode,
  segregationGroup,
  specialProvision,
  stowageCode,
} from '../../chemistry/imdg-codes.ts';
import type { Product, ProductTransport } from '../products/products.ts';
import { figure } from '../typography.ts';
import { onlyKnown } from './product-facts.ts';

/** The regulations that the transport section follows. */
export const TRANSPORT_BASIS = 'IMDG Code, Amendment 42-24';

/** The text for a product that is not dangerous goods. */
export const NOT_REGULATED = {
  title: 'Not regulated',
  note: `Not dangerous goods for transport by sea under the ${TRANSPORT_BASIS}.`,
} as const;

/** The name of the marine pollutant mark among the diamonds, which are otherwise named by class. */
export const MARINE_POLLUTANT = 'marine-pollutant';
export const MARINE_POLLUTANT_ALTERNATIVE = 'Marine pollutant mark: dead fish and tree';

/** Formats a UN number for readers: "UN1090" becomes "UN 1090". */
export function spacedUnNumber(unNumber: string): string {
  return unNumber.replace(/^UN/, 'UN ');
}

/** Returns the UN number as at the top of a product's page and sheet. */
export function unNumberOrNone({ transport }: Product): string {
  return transport ? spacedUnNumber(transport.unNumber) : 'Not regulated at sea';
}

/**
 * Returns the names of a transport entry's diamonds: the primary class, the subsidiary hazards, then the marine
 * pollutant mark.
 */
export function diamondsOf(transport: ProductTransport): string[] {
  const { imdgClass, subsidiaryHazards, isMarinePollutant } = transport;
  return [imdgClass, ...subsidiaryHazards, ...(isMarinePollutant ? [MARINE_POLLUTANT] : [])];
}

/** Returns the diamonds of a transport entry, each with its accessible name. */
export const namedDiamonds = (transport: ProductTransport) =>
  diamondsOf(transport).map((diamond) => ({
    diamond,
    label:
      diamond === MARINE_POLLUTANT
        ? MARINE_POLLUTANT_ALTERNATIVE
        : `Transport label: ${className(diamond)}, class ${diamond}`,
  }));

/** Returns a product's UN number and diamonds; null when it is not dangerous goods. */
export function dangerousGoodsOf({ transport }: Product) {
  if (!transport) return null;
  return { unNumber: spacedUnNumber(transport.unNumber), diamonds: namedDiamonds(transport) };
}

/**
 * Returns the lines about handling: stowage and segregation groups in one line, then segregation codes, then one line
 * per special provision on which a buyer or carrier must act.
 */
function handlingFacts(transport: ProductTransport) {
  const { segregationGroups, segregationCodes, specialProvisions } = transport;
  const stowage = [
    `category ${transport.stowageCategory}`,
    ...transport.stowageCodes.map(stowageCode),
  ];
  return [
    [
      { term: 'Stowage', value: stowage.join(', ') },
      { term: 'Segregation group', value: segregationGroups.map(segregationGroup).join(', ') },
    ],
    [{ term: 'Segregation', value: segregationCodes.map(segregationCode).join(', ') }],
    ...specialProvisions.map((number) => [
      { term: `Special provision ${number}`, value: specialProvision(String(number)) },
    ]),
  ]
    .map(onlyKnown)
    .filter(({ length }) => length > 0);
}

/** Returns "yes", "no", or the maker's classification with which an unlisted product is a marine pollutant. */
function marinePollutant({ isMarinePollutant, marinePollutantIf }: ProductTransport): string {
  if (isMarinePollutant) return 'yes';
  return marinePollutantIf ? `not listed; yes with ${marinePollutantIf}` : 'no';
}

/** Returns class diamonds and entries of the IMDG Code; null for a product that is not dangerous goods at sea. */
export function transportFacts({ properties: { flashPoint }, transport }: Product) {
  if (!transport) return null;
  return {
    diamonds: namedDiamonds(transport),
    unNumber: { term: 'UN number', value: spacedUnNumber(transport.unNumber) },
    properShippingName: { term: 'Proper shipping name', value: transport.properShippingName },
    facts: onlyKnown([
      { term: 'Class', value: transport.imdgClass },
      { term: 'Subsidiary hazard', value: transport.subsidiaryHazards.join(', ') || 'none' },
      { term: 'Packing group', value: transport.packingGroup },
      { term: 'EmS', value: transport.ems },
      { term: 'Marine pollutant', value: marinePollutant(transport) },
      {
        term: 'Portable tank',
        value: [transport.portableTank, transport.tankProvisions].filter(Boolean).join(', '),
      },
      { term: 'Hazard no. (ADR)', value: transport.hazardNumber },
    ]),
    handling: [
      onlyKnown([
        { term: 'Packing instructions', value: transport.packingInstructions },
        { term: 'Limited quantity', value: transport.limitedQuantity },
        { term: 'Excepted quantity', value: transport.exceptedQuantity },
        { term: 'Tunnel code (ADR)', value: transport.tunnelCode },
        {
          term: 'Flash point',
          value: flashPoint.kind === 'measured' ? `${figure(flashPoint.value)} °C` : null,
        },
      ]),
      ...handlingFacts(transport),
    ].filter(({ length }) => length > 0),
  };
}
