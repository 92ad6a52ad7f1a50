import { z } from 'zod';
import { text } from '../reading/texts.ts';

export const PACKAGING_KINDS = [
  'drum',
  'ibc',
  'iso-tank',
  'flexitank',
  'bag',
  'jumbo-bag',
  'jerrycan',
  'cylinder',
] as const;

/** Phases at 20 °C, as sold. A liquefied gas is a gas. */
export const PHYSICAL_STATES = ['liquid', 'solid', 'gas'] as const;
type PhysicalState = (typeof PHYSICAL_STATES)[number];

export const PACKAGING_MATERIALS = [
  'carbon steel',
  'galvanised steel',
  'stainless steel',
  'HDPE',
  'polyethylene',
  'polyethylene-lined paper',
  'woven polypropylene',
] as const;

/** A reefer is a refrigerated container; its cargo space is smaller than that of a dry container. */
export const CONTAINERS = ['dry', 'reefer'] as const;

/** The maximum degree of filling at 20 °C, relative to nominal capacity. A liquid needs room to expand. */
const HIGHEST_FILLING = 0.98;
/**
 * The maximum thermal expansion per kelvin, relative to the volume. Acetone, which expands most among the usual
 * liquids, has 0.00146 (CRC Handbook).
 */
const HIGHEST_EXPANSION_PER_K = 0.0015;
/**
 * Maximum degrees of filling at high temperatures: a drum must not be full at 55 °C, an IBC at most 98 % full at 50 °C
 * (IMDG Code, 4.1.1.4).
 */
const HOT_FILLINGS = {
  drum: { celsius: 55, highest: 1 },
  ibc: { celsius: 50, highest: 0.98 },
} as const;
/**
 * The minimum degree of filling of a tank. Between 20 % and 80 %, the liquid surges on the road and at sea (IMDG Code,
 * 4.2.1.9.6).
 */
const LOWEST_TANK_FILLING = 0.8;
/** The minimum degree of filling of other packagings. A lower value means that the net mass or the density is wrong. */
const LOWEST_FILLING = 0.5;
/** The minimum degree of filling of a flexitank. Below it, the flexitank moves during transport. */
const LOWEST_FLEXITANK_FILLING = 0.95;
/** The maximum load of a 20 ft container on most roads, in tonnes. */
const HIGHEST_CONTAINER_TONNES = 26;
/** The maximum temperature during transport, in °C. A solid with a lower melting point may become liquid. */
const HIGHEST_TEMPERATURE_OF_TRANSPORT = 45;
/**
 * The maximum degree of filling of a tank with dangerous goods, which leaves room for expansion up to 50 °C (IMDG Code,
 * 4.2.1.9).
 */
const HIGHEST_REGULATED_TANK_FILLING = 0.93;

/** "May be corrosive to metals". The pictogram GHS05 is not specific enough: it also means skin or eye damage. */
const CORRODES_METALS = 'H290';

/** One packaging in which a product is sold. */
export const packagingOption = z
  .strictObject({
    kind: z.enum(PACKAGING_KINDS),
    /** As printed, such as "210-litre steel drum". */
    name: text,
    /** The material in contact with the product; for a bag or flexitank, that of its liner. */
    material: z.enum(PACKAGING_MATERIALS),
    /** Net mass of one unit in kilograms. */
    netMassKg: z.number().positive(),
    /** Nominal capacity of one unit in litres, for liquids only. The volume of the contents is `netVolumeLitres`. */
    capacityLitres: z.number().positive().optional(),
    /** Brimful capacity of a drum or an IBC in litres, from which its room for expansion is calculated. */
    brimfulLitres: z.number().positive().optional(),
    /** Number of units in one 20 ft container. The cargo space of a reefer is smaller. */
    unitsPerContainer: z.int().positive(),
    /** The type of container. */
    container: z.enum(CONTAINERS).default('dry'),
  })
  .transform((option) => ({
    ...option,
    /** Net mass in one 20 ft container in tonnes. */
    netTonnesPerContainer: Math.round(option.netMassKg * option.unitsPerContainer) / 1000,
  }));

type PackagingOption = z.infer<typeof packagingOption>;

type CodesByMaterial = Partial<
  Record<PackagingOption['material'], Partial<Record<PhysicalState, string>>>
>;

/**
 * Codes of packagings tested for dangerous goods, by kind and material: UN Model Regulations, 6.1.2.7 (drums and bags)
 * and 6.5.1.4.3 (IBCs). A drum for a liquid has a non-removable head, one for a solid a removable head. An HDPE IBC has
 * a steel cage. A solid that may become liquid during transport needs a packaging for liquids (IMDG Code, 4.1.1.13 and
 * 4.1.3.4).
 */
const UN_CODES: Readonly<Partial<Record<PackagingOption['kind'], CodesByMaterial>>> = {
  drum: {
    'carbon steel': { liquid: '1A1', solid: '1A2' },
    'galvanised steel': { liquid: '1A1', solid: '1A2' },
    'stainless steel': { liquid: '1A1', solid: '1A2' },
    HDPE: { liquid: '1H1', solid: '1H2' },
  },
  ibc: { 'stainless steel': { liquid: '31A' }, HDPE: { liquid: '31HA1' } },
  jerrycan: { HDPE: { liquid: '3H1', solid: '3H2' } },
  bag: { 'polyethylene-lined paper': { solid: '5M2' } },
  'jumbo-bag': { 'woven polypropylene': { solid: '13H3' } },
};

/** Facts of a product that decide which packagings are suitable and how full they are. */
interface PackedProduct {
  physicalState: PhysicalState;
  properties: {
    meltingPoint: Figure;
    density?: Figure | undefined;
  };
  transport: object | null;
  hazards: { hazardStatements: readonly string[] };
}
type Figure = { kind: 'measured' | 'decomposes'; value: number } | { kind: 'none' };

/** Returns whether a product is liquid, or may melt during transport. */
const mayBeLiquid = ({
  physicalState,
  properties: { meltingPoint },
}: Pick<PackedProduct, 'physicalState' | 'properties'>) =>
  physicalState === 'liquid' ||
  (physicalState === 'solid' &&
    meltingPoint.kind === 'measured' &&
    meltingPoint.value <= HIGHEST_TEMPERATURE_OF_TRANSPORT);

/**
 * Returns the volume of a unit's contents at 20 °C in whole litres: its net mass divided by the product's density (1
 * g/cm³ is 1 kg/L). Returns null for solids and gases, which are sold by mass.
 */
export function netVolumeLitres(
  { netMassKg }: Pick<PackagingOption, 'netMassKg'>,
  {
    physicalState,
    properties: { density },
  }: Pick<PackedProduct, 'physicalState'> & {
    properties: Pick<PackedProduct['properties'], 'density'>;
  },
): number | null {
  if (physicalState !== 'liquid' || density === undefined || density.kind === 'none') return null;
  return Math.round(netMassKg / density.value);
}

const UNSUITABLE_KINDS: Readonly<Record<PhysicalState, readonly PackagingOption['kind'][]>> = {
  liquid: ['bag', 'jumbo-bag'],
  solid: ['ibc', 'iso-tank', 'flexitank'],
  gas: ['bag', 'jumbo-bag', 'flexitank'],
};

/** In g/cm³. The densities of usual liquids and solids are within these ranges. */
const DENSITIES = {
  liquid: { lowest: 0.5, highest: 3.5 },
  organicSolid: { lowest: 0.3, highest: 4 },
  solid: { lowest: 0.3, highest: 12 },
} as const;

/**
 * Returns a sentence about an implausible density, such as one that is wrong by a factor of ten. Gases are not checked.
 */
export function densityFault({
  physicalState,
  identity,
  properties: { density },
}: Pick<PackedProduct, 'physicalState' | 'properties'> & {
  identity: { formula?: string | undefined };
}): string | undefined {
  if (!density || density.kind === 'none' || physicalState === 'gas') return undefined;
  const isOrganic = /C(?![a-z])/.test(identity.formula ?? '');
  const { lowest, highest } =
    DENSITIES[physicalState === 'solid' && isOrganic ? 'organicSolid' : physicalState];
  if (density.value >= lowest && density.value <= highest) return undefined;
  return `must be ${lowest} to ${highest} g/cm³ for a ${physicalState}: correct the figure or its unit`;
}

/**
 * Returns the invalid field of a packaging and a sentence about it; undefined for a valid packaging. Checks that a
 * container can carry it, that its material resists the product, that a liquid has room to expand in the nominal
 * capacity and, when hot, in the brimful capacity, and that a tank is neither too full nor so empty that the liquid
 * surges.
 */
export function packagingFault(option: PackagingOption, product: PackedProduct) {
  const { kind, name, material, capacityLitres, brimfulLitres, netTonnesPerContainer } = option;
  const capacityFault = (message: string) => ({ field: 'capacityLitres', message });
  if (netTonnesPerContainer > HIGHEST_CONTAINER_TONNES) {
    const message = `makes ${netTonnesPerContainer} t in a 20 ft container, which carries ${HIGHEST_CONTAINER_TONNES} t at most`;
    return { field: 'unitsPerContainer', message };
  }
  if (material === 'carbon steel' && product.hazards.hazardStatements.includes(CORRODES_METALS)) {
    return { field: 'material', message: 'must be another: the product corrodes carbon steel' };
  }
  if (UNSUITABLE_KINDS[product.physicalState].includes(kind)) {
    return {
      field: 'kind',
      message: `must be another: it is no packaging of a ${product.physicalState}`,
    };
  }
  if (kind === 'flexitank' && product.transport !== null) {
    return { field: 'kind', message: 'must be another: dangerous goods go in no flexitank' };
  }
  if (product.transport !== null && kind in UN_CODES && unPackagingCode(option, product) === null) {
    const message = `must be another: no tested packaging of this kind is of it for what ${mayBeLiquid(product) ? 'is or may become liquid' : 'is solid'} on the way`;
    return { field: 'material', message };
  }
  if (product.physicalState !== 'liquid') {
    return capacityLitres === undefined && brimfulLitres === undefined
      ? undefined
      : capacityFault('must be left out: solids and gases are sold by mass');
  }
  if (capacityLitres === undefined) {
    return capacityFault('must say how many litres it holds, as the product is a liquid');
  }
  const named = /^([\d,]+)-litre\b/.exec(name)?.[1]?.replaceAll(',', '');
  if (named !== undefined && Number(named) !== capacityLitres) {
    return capacityFault(`must be ${named}, which its name says`);
  }
  const netVolume = netVolumeLitres(option, product);
  if (netVolume === null)
    return capacityFault('needs a density, from which the net volume is calculated');
  if (netVolume < capacityLitres * LOWEST_FILLING) {
    const message = `makes ${netVolume} L at 20 °C, less than half of the nominal capacity of ${capacityLitres} L: correct it, or the density`;
    return { field: 'netMassKg', message };
  }
  if (kind === 'drum' || kind === 'ibc') return hotFillingFault(option, netVolume);
  const isTank = kind === 'iso-tank';
  const highest =
    isTank && product.transport !== null ? HIGHEST_REGULATED_TANK_FILLING : HIGHEST_FILLING;
  const lowest = isTank
    ? LOWEST_TANK_FILLING
    : kind === 'flexitank'
      ? LOWEST_FLEXITANK_FILLING
      : LOWEST_FILLING;
  const filling = netVolume / capacityLitres;
  if (filling >= lowest && filling <= highest) return undefined;
  return {
    field: 'netMassKg',
    message: `makes ${netVolume} L at 20 °C in a nominal capacity of ${capacityLitres} L; it must be ${lowest * 100} to ${highest * 100} % of it`,
  };
}

/** Checks that a drum or an IBC has room for its contents at high temperatures. */
function hotFillingFault(
  { kind, capacityLitres, brimfulLitres }: PackagingOption,
  netVolume: number,
) {
  if (brimfulLitres === undefined || brimfulLitres < Number(capacityLitres)) {
    const message = `must say how many litres it takes up to the brim, which is more than ${capacityLitres}`;
    return { field: 'brimfulLitres', message };
  }
  const { celsius, highest } = HOT_FILLINGS[kind === 'ibc' ? 'ibc' : 'drum'];
  const hot = Math.round(netVolume * (1 + HIGHEST_EXPANSION_PER_K * (celsius - 20)));
  if (hot <= brimfulLitres * highest) return undefined;
  const message = `makes ${netVolume} L at 20 °C and up to ${hot} L at ${celsius} °C, in a packaging that takes ${brimfulLitres} L up to the brim; it must be at most ${highest * 100} % of that`;
  return { field: 'netMassKg', message };
}

/**
 * Returns the code of the tested type of packaging, such as 1A1; null when the product is not dangerous goods or is in
 * a tank.
 */
export function unPackagingCode(
  { kind, material }: Pick<PackagingOption, 'kind' | 'material'>,
  product: Omit<PackedProduct, 'hazards'>,
): string | null {
  if (product.transport === null) return null;
  return UN_CODES[kind]?.[material]?.[mayBeLiquid(product) ? 'liquid' : 'solid'] ?? null;
}
