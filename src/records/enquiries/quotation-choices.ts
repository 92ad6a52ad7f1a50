import type { Incoterm } from '../products/incoterms.ts';

/** The choices of the form's lists that are the same for every product. */
export const UNITS = [
  'g',
  'kg',
  'tonnes',
  'tonnes per month',
  'litres',
  'bags',
  'jumbo bags',
  'drums',
  'IBCs',
  'ISO tanks',
  'flexitanks',
  '20 ft containers',
];
export const INCOTERMS: readonly Incoterm[] = [
  'EXW',
  'FCA',
  'FOB',
  'CPT',
  'CIP',
  'CFR',
  'CIF',
  'DAP',
];
/** Choices of packaging when no product of the catalogue is chosen. */
export const ANY_PACKAGING = ['Drums', 'IBCs', 'Bags', 'Jumbo bags', 'ISO tank', 'Flexitank'];

/** Returns a quantity with its unit, such as "20 tonnes", "1 drum" or "2 × 20 ft containers". Typed units stay as they are. */
export function amountOf({ quantity, unit }: { quantity: string; unit: string }): string {
  if (quantity === '' || !UNITS.includes(unit)) return `${quantity} ${unit}`.trim();
  const shown = quantity === '1' ? unit.replace(/s\b/, '') : unit;
  return `${quantity}${/^\d/.test(shown) ? ' ×' : ''} ${shown}`;
}
