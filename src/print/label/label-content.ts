import { drawDiamonds, pictogramSvg } from '../../drawing/hazard-marks.ts';
import * as content from '../../records/content.ts';
import { hazardFacts, transportFacts } from '../../records/facts/danger-facts.ts';
import { LABELS } from '../../records/facts/labels.ts';
import { precautionaryStatements } from '../../records/facts/precautionary-statements.ts';
import { onlyKnown, packagingFacts } from '../../records/facts/product-facts.ts';
import type { Product } from '../../records/products/products.ts';

type Packaging = Product['packaging'][number];

/**
 * Least side of a pictogram in millimetres, by the most litres that a package takes (CLP, Annex I,
 * 1.2.1.4). The law means the side of the square, not its diagonal.
 */
const PICTOGRAM_SIDES_MM = [
  { upToLitres: 3, side: 16 },
  { upToLitres: 50, side: 23 },
  { upToLitres: 500, side: 32 },
  { upToLitres: Infinity, side: 46 },
] as const;
/** Packages of more litres or kilograms than this have UN numbers of 12 mm, others of 6 mm (IMDG Code, 5.2.1.1). */
const SMALL_PACKAGE = 30;

/** How much a package takes: litres, or kilograms of a solid, which the law takes for the same. */
const sizeOf = ({ capacityLitres, netMassKg }: Packaging) => capacityLitres ?? netMassKg;

/** The least side of a pictogram on a package, in millimetres. */
export function pictogramSide(option: Packaging): number {
  const size = sizeOf(option);
  return PICTOGRAM_SIDES_MM.find(({ upToLitres }) => size <= upToLitres)?.side ?? 46;
}

/**
 * All that the label of a package says (CLP, Article 17; IMDG Code, 5.2): the template (`label.typ`)
 * only arranges it. Lot and date are lines to be filled in.
 */
export function labelContent(product: Product, index: number) {
  const option = product.packaging[index];
  const row = packagingFacts(product).rows[index];
  if (!option || !row) throw new Error(`${product.name} has no packaging ${index}.`);
  const company = content.company();
  const { identity, dataSheet } = product;
  const hazards = hazardFacts(product);
  const transport = transportFacts(product);
  return {
    title: `${product.displayName}: label of ${option.name}`,
    description: `Package label of ${product.displayName}`,
    author: company.legalName,
    revisedOn: dataSheet.revisedOn,
    name: product.name,
    numbers: onlyKnown([
      { term: LABELS.identity.casNumber, value: identity.casNumber },
      { term: LABELS.identity.ecNumber, value: identity.ecNumber },
    ]),
    supplier: {
      name: company.legalName,
      lines: [...company.addressLines, company.phoneDisplay],
    },
    pictogramSideMm: pictogramSide(option),
    pictograms: hazards.pictograms.map(({ code, alternative }) => ({
      svg: pictogramSvg(code),
      alternative,
    })),
    /** Null where the law asks for none. */
    signalWord: product.hazards.signalWord,
    hazards: hazards.statements.map(({ text }) => text),
    precautions: precautionaryStatements(product).map(({ text }) => text),
    quantities: onlyKnown([
      { term: LABELS.packaging.columns.netMass, value: row.netMass },
      { term: LABELS.packaging.columns.netVolume, value: row.netVolume },
      { term: LABELS.packaging.columns.unCode, value: row.unCode },
    ]),
    transport: transport && {
      unNumber: transport.unNumber.value,
      properShippingName: transport.properShippingName.value,
      letterMm: sizeOf(option) > SMALL_PACKAGE ? 12 : 6,
      diamonds: drawDiamonds(transport.diamonds),
    },
  };
}
