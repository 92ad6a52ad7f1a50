import { z } from 'zod';
import { text } from '../reading/texts.ts';

/** The kinds of packaging and their names in running text. The plural adds an "s". */
export const PACKAGING_KINDS = {
  drum: 'drum',
  ibc: 'IBC',
  'iso-tank': 'ISO tank',
  flexitank: 'flexitank',
  bag: 'bag',
  'jumbo-bag': 'jumbo bag',
  jerrycan: 'jerrycan',
  cylinder: 'cylinder',
} as const;
type PackagingKind = keyof typeof PACKAGING_KINDS;

/** Phases at 20 °C, as sold. A liquefied gas is a gas. */
export const PHYSICAL_STATES = ['liquid', 'solid', 'gas'] as const;
type PhysicalState = (typeof PHYSICAL_STATES)[number];

/** One packaging in which a product is sold. */
export const packagingOption = z
  .strictObject({
    kind: z.enum(Object.keys(PACKAGING_KINDS) as PackagingKind[]),
    name: text.max(80).describe('As printed, such as "210-litre steel drum".'),
    material: z
      .enum([
        'carbon steel',
        'galvanised steel',
        'stainless steel',
        'HDPE',
        'polyethylene',
        'polyethylene-lined paper',
        'woven polypropylene',
        'lined steel',
        'fibreboard',
      ])
      .describe(
        'The material in contact with the product; for a bag or flexitank, that of its liner.',
      ),
    netMassKg: z.number().positive().meta({ title: 'Net mass (kg)' }),
    tareKg: z.number().positive().optional().meta({
      title: 'Tare (kg)',
      description: 'The mass of the empty packaging, from which the gross mass is calculated.',
    }),
    capacityLitres: z
      .number()
      .positive()
      .optional()
      .meta({ title: 'Capacity (litres)', description: 'Nominal, of one unit; for liquids only.' }),
    brimfulLitres: z.number().positive().optional().meta({
      title: 'Brimful capacity (litres)',
      description:
        'Of a drum or an IBC with a liquid, from which its room for expansion is calculated.',
    }),
    unMark: text.max(24).optional().meta({ title: 'UN mark', description: 'As embossed on it.' }),
    unitsPerContainer: z
      .int()
      .positive()
      .meta({ title: 'Units in a container', description: 'In one 20 ft container.' }),
    loading: text.max(120).optional().meta({
      title: 'How it is loaded',
      description:
        'Printed after the number of units, such as "loose; 400 on pallets (10 t)", with other loads of the container.',
    }),
    container: z
      .enum(['dry', 'reefer'])
      .default('dry')
      .describe(
        'A reefer, for goods that travel cooled, has a smaller cargo space than a dry one.',
      ),
  })
  .transform((option) => ({
    ...option,
    netTonnesPerContainer: Math.round(option.netMassKg * option.unitsPerContainer) / 1000,
  }));

type PackagingOption = z.infer<typeof packagingOption>;

type Figure = { kind: 'measured' | 'decomposes'; value: number } | { kind: 'none' };

/** Facts of a product that decide which packagings are suitable and how full they are. */
type PackedProduct = {
  physicalState: PhysicalState;
  properties: { meltingPoint: Figure; density?: Figure | undefined };
  transport: object | null;
  hazards: { hazardStatements: readonly string[] };
};

/** The maximum load of a 20 ft container on most roads, in tonnes. */
const CONTAINER_TONNES_MAX = 26;
/** "May be corrosive to metals". The pictogram GHS05 is not specific enough: it also means skin or eye damage. */
const CORRODES_METALS = 'H290';
const UNSUITABLE_KINDS: Readonly<Record<PhysicalState, readonly PackagingKind[]>> = {
  liquid: ['bag', 'jumbo-bag'],
  // Solids that melt, such as phenol, travel molten in tanks.
  solid: ['ibc', 'flexitank'],
  gas: ['drum', 'ibc', 'flexitank', 'bag', 'jumbo-bag', 'jerrycan'],
};

/** The minimum degree of filling at 20 °C, relative to nominal capacity. With less, net mass or density is wrong. */
const FILLING_MIN = 0.75;
/** The maximum degree of filling at 20 °C, relative to nominal capacity. A liquid needs room to expand. */
const FILLING_MAX = 0.98;
/** The maximum degree for a tank of dangerous goods, which expand up to 50 °C (IMDG Code, 4.2.1.9). */
const REGULATED_TANK_FILLING_MAX = 0.93;
/**
 * The maximum degrees relative to brimful capacity. A drum must not be full at 55 °C, an IBC at most 98 % full at 50 °C
 * (IMDG Code, 4.1.1.4). A liquid expands by up to 0.0015 per kelvin: acetone, which expands most among the usual ones, by
 * 0.00146 (CRC Handbook).
 */
const BRIMFUL_FILLING_MAX: Partial<Record<PackagingKind, number>> = { drum: 0.95, ibc: 0.938 };

/** The maximum temperature during transport, in °C. A solid with a lower melting point may become liquid. */
const TRANSPORT_TEMPERATURE_MAX = 45;

/**
 * Codes of packagings tested for dangerous goods, by kind and material: UN Model Regulations, 6.1.2.7 (drums, jerrycans
 * and bags) and 6.5.1.4.3 (IBCs and jumbo bags). A drum for a liquid has a non-removable head, one for a solid a
 * removable head. An HDPE IBC has a steel cage. A solid that may become liquid during transport needs a packaging for
 * liquids (IMDG Code, 4.1.1.13 and 4.1.3.4).
 */
const UN_CODES: Partial<
  Record<PackagingKind, Partial<Record<string, Partial<Record<PhysicalState, string>>>>>
> = {
  drum: {
    'carbon steel': { liquid: '1A1', solid: '1A2' },
    'galvanised steel': { liquid: '1A1', solid: '1A2' },
    'stainless steel': { liquid: '1A1', solid: '1A2' },
    'lined steel': { liquid: '1A1', solid: '1A2' },
    HDPE: { liquid: '1H1', solid: '1H2' },
    fibreboard: { solid: '1G' },
  },
  ibc: { 'stainless steel': { liquid: '31A' }, HDPE: { liquid: '31HA1' } },
  jerrycan: { HDPE: { liquid: '3H1', solid: '3H2' } },
  bag: {
    'polyethylene-lined paper': { solid: '5M2' },
    'woven polypropylene': { solid: '5H3' },
    polyethylene: { solid: '5H4' },
  },
  'jumbo-bag': { 'woven polypropylene': { solid: '13H3' } },
};

/** Returns whether a product is liquid, or may melt during transport. */
const mayBeLiquid = ({ physicalState, properties: { meltingPoint } }: PackedProduct) =>
  physicalState === 'liquid' ||
  (meltingPoint.kind === 'measured' && meltingPoint.value <= TRANSPORT_TEMPERATURE_MAX);

/**
 * Returns the code of the tested type of packaging, such as 1A1; null when the product is not dangerous goods or the
 * kind of packaging has no such code, as a tank.
 */
export function unPackagingCode(
  { kind, material }: Pick<PackagingOption, 'kind' | 'material'>,
  product: PackedProduct,
): string | null {
  if (product.transport === null) return null;
  return UN_CODES[kind]?.[material]?.[mayBeLiquid(product) ? 'liquid' : 'solid'] ?? null;
}

/**
 * Returns the volume of a unit's contents at 20 °C in whole litres: its net mass divided by the product's density (1
 * g/cm³ is 1 kg/L). Returns null for solids and gases, which are sold by mass.
 */
export function netVolumeLitres(
  { netMassKg }: Pick<PackagingOption, 'netMassKg'>,
  { physicalState, properties: { density } }: PackedProduct,
): number | null {
  if (physicalState !== 'liquid' || density === undefined || density.kind === 'none') return null;
  return Math.round(netMassKg / density.value);
}

const problem = (field: keyof PackagingOption, message: string) => ({ field, message });

/**
 * Returns the invalid field of a packaging and a sentence about it; undefined for a valid packaging. Checks that a
 * container can carry it, that its material resists the product, and that a liquid has room to expand.
 */
export function packagingProblem(option: PackagingOption, product: PackedProduct) {
  const { kind, name, material, capacityLitres, brimfulLitres, netTonnesPerContainer } = option;
  const { physicalState } = product;
  const isDangerous = product.transport !== null;
  if (netTonnesPerContainer > CONTAINER_TONNES_MAX) {
    return problem(
      'unitsPerContainer',
      `makes ${netTonnesPerContainer} t in a 20 ft container, which carries ${CONTAINER_TONNES_MAX} t at most`,
    );
  }
  if (material === 'carbon steel' && product.hazards.hazardStatements.includes(CORRODES_METALS)) {
    return problem('material', 'must be another: the product corrodes carbon steel');
  }
  if (UNSUITABLE_KINDS[physicalState].includes(kind)) {
    return problem('kind', `must be another: it is not a packaging for a ${physicalState}`);
  }
  if (kind === 'flexitank' && isDangerous) {
    return problem('kind', 'must be another: dangerous goods must not be shipped in a flexitank');
  }
  if (isDangerous && kind in UN_CODES && unPackagingCode(option, product) === null) {
    return problem(
      'material',
      `must be another: there is no tested packaging of this kind and material for dangerous goods that ${mayBeLiquid(product) ? 'are or may become liquid' : 'are solid'} during transport`,
    );
  }
  if (physicalState !== 'liquid') {
    return capacityLitres === undefined && brimfulLitres === undefined
      ? undefined
      : problem('capacityLitres', 'must be left out: solids and gases are sold by mass');
  }
  if (capacityLitres === undefined) {
    return problem(
      'capacityLitres',
      'must say how many litres it holds, as the product is a liquid',
    );
  }
  const named = /^([\d,]+)-litre\b/.exec(name)?.[1]?.replaceAll(',', '');
  if (named !== undefined && Number(named) !== capacityLitres) {
    return problem('capacityLitres', `must be ${named}, as in its name`);
  }
  const netVolume = netVolumeLitres(option, product);
  if (netVolume === null) {
    return problem('capacityLitres', 'needs a density, from which the net volume is calculated');
  }
  if (netVolume < capacityLitres * FILLING_MIN) {
    return problem(
      'netMassKg',
      `makes ${netVolume} L at 20 °C, less than three quarters of the nominal capacity of ${capacityLitres} L: correct it, or the density`,
    );
  }
  const brimfulShare = BRIMFUL_FILLING_MAX[kind];
  const capacity = brimfulShare === undefined ? capacityLitres : (brimfulLitres ?? 0);
  if (capacity < capacityLitres) {
    return problem(
      'brimfulLitres',
      `must say how many litres it takes up to the brim, which is more than ${capacityLitres}`,
    );
  }
  const isRegulatedTank = kind === 'iso-tank' && isDangerous;
  const share = brimfulShare ?? (isRegulatedTank ? REGULATED_TANK_FILLING_MAX : FILLING_MAX);
  if (netVolume <= capacity * share) return undefined;
  return problem(
    'netMassKg',
    `makes ${netVolume} L at 20 °C; it must be at most ${Math.floor(capacity * share)} L of the ${capacity} L that the packaging holds, to have room to expand`,
  );
}
