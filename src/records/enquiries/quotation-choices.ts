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
