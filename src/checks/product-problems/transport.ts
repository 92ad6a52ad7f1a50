import { entriesOf } from '../../chemistry/dangerous-goods-list.ts';
import { splitCodes } from '../../chemistry/label-elements.ts';
import type { Product, ProductTransport } from '../../records/products/products.ts';
import { figuresOf } from './hazards.ts';
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

/** In °C. Flammable liquids above it that do not sustain combustion are not regulated (IMDG Code, 2.3.1.3). */
const SUSTAINS_COMBUSTION_BELOW = 35;
/** In mPa·s: a viscous liquid may be in packing group III (IMDG Code, 2.3.2.2). */
const VISCOUS = 20;

/** Compares the entry of the IMDG Code with hazard statements, flash point and boiling point. */
export function checkTransport(product: Product, report: Report): void {
  const { notes, hazardStatements } = product.hazards;
  const statements = splitCodes(hazardStatements);
  const { transport } = product;
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
  const { imdgClass, portableTank, properShippingName, subsidiaryHazards } = transport;
  // The list decides the subsidiary hazards of gases: chlorine has class 8 without H314.
  for (const code of [imdgClass, ...(imdgClass.startsWith('2') ? [] : subsidiaryHazards)]) {
    const expected = STATEMENTS_OF_CLASS[code];
    if (!expected || statements.some((statement) => expected.test(statement))) continue;
    // Class 9 has other goods too, such as hot liquids.
    if (code === '9' && !properShippingName.startsWith('ENVIRONMENTALLY HAZARDOUS')) continue;
    // The list and CLP may differ: sulphur has class 4.1 without H228.
    if (notes.some((note) => note.toLowerCase().includes(`class ${code}`))) continue;
    report(
      'transport.unNumber',
      `has class ${code}, for which the classification has no statement: correct the one that is wrong, or say in "hazards.notes" why it is class ${code}`,
    );
  }
  if (portableTank && /^T(50|75)$/.test(portableTank) !== imdgClass.startsWith('2')) {
    report('transport.portableTank', 'must be T1 to T23, or T50 or T75 for a gas');
  }
  checkHazardNumber(product, transport, report);
  if (imdgClass === '3') checkFlammableLiquid(product, transport, report);
}

/** Compares the hazard number of tanks with class, flash point and subsidiary hazard (ADR, 5.3.2.3). */
function checkHazardNumber(
  product: Product,
  { hazardNumber = '', imdgClass, subsidiaryHazards }: ProductTransport,
  report: Report,
): void {
  // Substances of class 4.3 may have X338, for their other hazards.
  if (hazardNumber === '' || imdgClass === '4.3') return;
  const { flashPoint = Infinity } = figuresOf(product);
  const first = imdgClass === '3' && flashPoint < 23 ? '33' : imdgClass.charAt(0);
  // With two subsidiary hazards, the number contains the digit of only one.
  const [subsidiary = '', ...others] = subsidiaryHazards;
  const next = /^[38]$/.test(imdgClass) && others.length === 0 ? subsidiary.charAt(0) : '';
  const digits = hazardNumber.replace('X', '');
  if (digits.startsWith(first) && digits.slice(1).includes(next)) return;
  report(
    'transport.hazardNumber',
    `must begin with ${first}${next && ` and contain ${next}`}, by class, flash point and subsidiary hazard (ADR, 5.3.2.3)`,
  );
}

/** Checks flash point and packing group of class 3 (IMDG Code, 2.3.2.6), where the list has several groups. */
function checkFlammableLiquid(
  product: Product,
  { packingGroup, subsidiaryHazards, unNumber }: ProductTransport,
  report: Report,
): void {
  const { flashPoint, boilingPoint } = figuresOf(product);
  const isViscous = (product.properties.viscosity?.value ?? 0) > VISCOUS;
  if (flashPoint === undefined || isViscous) return;
  if (flashPoint > 60) {
    return report('transport.unNumber', 'has class 3, which needs a flash point of at most 60 °C');
  }
  const listed = new Set(entriesOf(unNumber).map((entry) => entry.packingGroup));
  if (boilingPoint === undefined || listed.size === 1 || subsidiaryHazards.length > 0) return;
  const expected = boilingPoint <= 35 ? 'I' : flashPoint < 23 ? 'II' : 'III';
  if (packingGroup === expected) return;
  report(
    'transport.packingGroup',
    `must be ${expected} by a flash point of ${flashPoint} °C and a boiling point of ${boilingPoint} °C (IMDG Code, 2.3.2.6); correct the one that is wrong`,
  );
}
