import { entriesOf } from '../../src/chemistry/dangerous-goods-list.ts';
import { splitCodes } from '../../src/chemistry/label-elements.ts';
import type { Product, ProductTransport } from '../../src/records/products/products.ts';
import { figuresOf } from './figures.ts';
import { SUSTAINS_COMBUSTION_BELOW } from './hazards.ts';
import type { Report } from './report.ts';

/** A product of a class or division needs one of these statements (IMDG Code, part 2; GHS). */
const STATEMENTS_OF_CLASS: Readonly<Record<string, RegExp>> = {
  '2.1': /^H22[01]/,
  '2.2': /^H2(70|80|81)/,
  '2.3': /^H33/,
  '3': /^H22[456]/,
  '4.1': /^H2(28|4\d|0[678])/,
  '4.2': /^H25/,
  '4.3': /^H26/,
  '5.1': /^H27/,
  '5.2': /^H24/,
  '6.1': /^H3/,
  '8': /^H(314|318|290)/,
  '9': /^H4(00|10|11)/,
};
/** Statements that alone make a product dangerous goods. */
const REGULATED = /^H(2[0-8]\d|290|300|310|330|301|311|331|314|400|410|411)/;

/** Compares the entry of the IMDG Code with hazard statements, flash point and boiling point. */
export function checkTransport(product: Product, report: Report): void {
  const { hazards, transport } = product;
  const statements = splitCodes(hazards.hazardStatements);
  if (transport === null) {
    const { flashPoint = 0 } = figuresOf(product);
    const regulated = statements.filter(
      (code) =>
        REGULATED.test(code) && !(code === 'H226' && flashPoint > SUSTAINS_COMBUSTION_BELOW),
    );
    if (regulated.length === 0) return;
    return report(
      'transport',
      `must have an entry of the IMDG Code, as ${regulated.join(', ')} make dangerous goods`,
    );
  }
  const { imdgClass, properShippingName, subsidiaryHazards } = transport;
  // The list decides the subsidiary hazards of gases: chlorine has class 8 without H314.
  for (const code of [imdgClass, ...(imdgClass.startsWith('2') ? [] : subsidiaryHazards)]) {
    const expected = STATEMENTS_OF_CLASS[code];
    if (!expected || statements.some((statement) => expected.test(statement))) continue;
    // Class 9 has other goods too, such as hot liquids.
    if (code === '9' && !properShippingName.startsWith('ENVIRONMENTALLY HAZARDOUS')) continue;
    // The list and CLP may differ: sulphur has class 4.1 without H228.
    if (hazards.notes.some((note) => note.toLowerCase().includes(`class ${code}`))) continue;
    report(
      'transport.unNumber',
      `has class ${code}, for which the classification has no statement: correct the one that is wrong, or say in "hazards.notes" why it is class ${code}`,
    );
  }
  checkTankCodes(product, transport, report);
  checkPackingGroup(product, transport, report);
}

/** Compares tank instruction (IMDG Code, 4.2.5) and hazard number (ADR, 5.3.2.3) with the class. */
function checkTankCodes(
  product: Product,
  { hazardNumber, imdgClass, portableTank, subsidiaryHazards }: ProductTransport,
  report: Report,
): void {
  const isGas = imdgClass.startsWith('2');
  if (portableTank && /^T(50|75)$/.test(portableTank) !== isGas) {
    report('transport.portableTank', 'must be T1 to T23, or T50 or T75 for a gas');
  }
  // Substances of class 4.3 may have X338, for their other hazards.
  if (hazardNumber === undefined || imdgClass === '4.3') return;
  const digits = hazardNumber.replace('X', '');
  const fault = (message: string) =>
    report('transport.hazardNumber', `must ${message} (ADR, 5.3.2.3)`);
  const first = imdgClass.charAt(0);
  if (!digits.startsWith(first)) return fault(`begin with ${first}, as the class is ${imdgClass}`);
  const { flashPoint } = figuresOf(product);
  if (imdgClass === '3' && flashPoint !== undefined && digits.startsWith('33') !== flashPoint < 23)
    return fault(
      `begin with ${flashPoint < 23 ? '33' : '3 once'} by a flash point of ${flashPoint} °C`,
    );
  const [subsidiary = '', ...others] = subsidiaryHazards;
  // A number has no room for the digit of a second subsidiary hazard.
  if (!/^[38]$/.test(imdgClass) || !/^(3|5\.1|6\.1|8)$/.test(subsidiary) || others.length > 0)
    return;
  if (!digits.slice(1).includes(subsidiary.charAt(0)))
    fault(`contain ${subsidiary.charAt(0)}, as the subsidiary hazard is ${subsidiary}`);
}

/** In mPa·s: a viscous liquid may be in packing group III (IMDG Code, 2.3.2.2). */
const VISCOUS = 20;
const PACKING_GROUPS = ['I', 'II', 'III'] as const;

/**
 * Checks the packing group of a liquid of class 3 by its flash point and boiling point (IMDG Code, 2.3.2.6), where the
 * list has several for its UN number.
 */
function checkPackingGroup(
  product: Product,
  { imdgClass, packingGroup, subsidiaryHazards, unNumber }: ProductTransport,
  report: Report,
): void {
  const { flashPoint, boilingPoint } = figuresOf(product);
  const isViscous = (product.properties.viscosity?.value ?? 0) > VISCOUS;
  if (imdgClass !== '3' || flashPoint === undefined || isViscous) return;
  if (flashPoint > 60) {
    return report('transport.unNumber', 'has class 3, which needs a flash point of at most 60 °C');
  }
  const listed = new Set(entriesOf(unNumber).map((entry) => entry.packingGroup));
  if (boilingPoint === undefined || listed.size === 1) return;
  const expected = boilingPoint <= 35 ? 'I' : flashPoint < 23 ? 'II' : 'III';
  // A subsidiary hazard may demand a lower number, which is stricter.
  const isStricter =
    packingGroup !== null &&
    PACKING_GROUPS.indexOf(packingGroup) < PACKING_GROUPS.indexOf(expected);
  if (packingGroup === expected || (isStricter && subsidiaryHazards.length > 0)) return;
  report(
    'transport.packingGroup',
    `must be ${expected} by a flash point of ${flashPoint} °C and a boiling point of ${boilingPoint} °C (IMDG Code, 2.3.2.6); correct the one that is wrong`,
  );
}
