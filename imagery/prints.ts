import path from 'node:path';
import { classDiamondSvg } from '../src/records/hazard-symbols.ts';
import { MARK_RING_PATH, MARK_VIEW_BOX, MARK_WAVE_PATH } from '../src/drawing/logo.ts';
import { rasterise } from '../src/drawing/rasterise.ts';
import { labelContent, tankContent } from '../src/print/label/label-content.ts';
import { packageLabel, tankLettering } from '../src/print/label/label.ts';
import * as content from '../src/records/content.ts';
import { diamondsOf } from '../src/records/facts/transport-facts.ts';
import type { Product } from '../src/records/products/products.ts';
import type { Picture } from './manifest.ts';

type PackagingKind = Product['packaging'][number]['kind'];

/** The packagings that a scene shows; none for scenes that are not listed. */
const PACKAGES_OF_SCENES: Readonly<Record<string, readonly PackagingKind[]>> = {
  bag: ['bag'],
  bag_pallet: ['bag'],
  ibc: ['ibc'],
  iso_tank: ['iso-tank'],
  lorry: ['iso-tank'],
  plastic_drum: ['drum'],
  quay: ['iso-tank'],
  steel_drum: ['drum'],
  store: ['drum', 'ibc'],
  stuffing: ['drum'],
};

/** The date of filling of packages in pictures. */
const FILLED_ON = new Date(Date.UTC(2026, 10, 1));

/** Returns the lot of a product's packages in pictures. Each product has its own. */
export const lotOf = ({ slug }: Product) =>
  `26-${1103 + 7 * content.products().findIndex((product) => product.slug === slug)}`;

const MARK_SIDE_PX = 1024;
/** Sides of class diamonds on packages (IMDG Code, 5.2.2.2.1.1). */
const DIAMOND_SIDE_MM = 100;
/** Pixels for each unit of a class diamond, which is 100 units wide from corner to corner. */
const DIAMOND_SCALE = 7.68;
/** Pixels per millimetre of a tank's lettering. */
const TANK_SCALE = 1.5;

/** A file for Blender, and its size on the package in metres. */
export type PrintFile = {
  readonly file: string;
  readonly width: number;
  readonly height: number;
};

/** Returns the capacity of a product's tank container, which scenes letter on it; undefined without one. */
export const tankLitres = (slug: string) =>
  content.product(slug).packaging.find(({ kind }) => kind === 'iso-tank')?.capacityLitres;

/** Returns the packagings that a picture shows, each with its index in the record, which is -1 if it is not there. */
function shownPackages(picture: Picture) {
  const kinds = PACKAGES_OF_SCENES[picture.scene] ?? [];
  if (kinds.length === 0 || picture.product === undefined) return [];
  const product = content.product(picture.product);
  return kinds.map((kind) => {
    const index = product.packaging.findIndex((option) => option.kind === kind);
    return { product, kind, index };
  });
}

/** Returns the content of a picture's labels, without the metadata of their PDF files. */
export const shownLabels = (picture: Picture) =>
  shownPackages(picture).map(({ product, kind, index }) => {
    if (index === -1) return null;
    const said =
      kind === 'iso-tank'
        ? { ...tankContent(product), capacityLitres: tankLitres(product.slug) }
        : labelContent(product, index);
    const { title: _, description: __, author: ___, revisedOn: ____, ...shown } = said;
    return shown;
  });

const monthOf = (date: Date) =>
  `${String(date.getUTCMonth() + 1).padStart(2, '0')}/${date.getUTCFullYear()}`;

function filledIn(product: Product) {
  const end = new Date(FILLED_ON);
  end.setUTCMonth(end.getUTCMonth() + product.shelfLife.months);
  return { lot: lotOf(product), madeOn: monthOf(FILLED_ON), bestBefore: monthOf(end) };
}

/**
 * Draws the prints of a picture's packages. Yields for a drum, an IBC or a bag its label, named after the kind of
 * package, and its class diamonds, `diamond-0`, `diamond-1` and so on. Yields for a tank `contents`, `panel`, `placard-0`,
 * `placard-1` and so on, and for each container number `number-` followed by it.
 */
function* drawPrints(picture: Picture) {
  for (const { product, kind, index } of shownPackages(picture)) {
    if (index === -1)
      throw new Error(
        `The scene ${picture.scene} shows a packaging of kind ${kind}, which the record of ${product.slug} does not have. Add it there, or change the picture's scene.`,
      );
    if (kind === 'iso-tank') {
      const lettering = tankLettering(product);
      const placards = tankContent(product).placards.map((_, number) => `placard-${number}`);
      const panel = product.transport ? ['panel'] : [];
      for (const name of ['contents', ...panel, ...placards])
        yield { name, ...lettering.picture(name, TANK_SCALE) };
      for (const number of picture.args['numbers'] as string[])
        yield {
          name: `number-${number}`,
          ...tankLettering(product, number).picture('number', TANK_SCALE),
        };
      continue;
    }
    const label = packageLabel(product, index, filledIn(product));
    const { width: widthMm, height: heightMm } = label.size;
    yield { name: kind, picture: label.firstPage(), widthMm, heightMm };
    // The diamonds of a bag are part of its label.
    if (kind === 'bag' || !product.transport) continue;
    for (const [number, diamond] of diamondsOf(product.transport).entries()) {
      const side = DIAMOND_SIDE_MM * Math.SQRT2;
      const drawn = rasterise(classDiamondSvg(diamond), DIAMOND_SCALE);
      yield { name: `diamond-${number}`, picture: drawn, widthMm: side, heightMm: side };
    }
  }
}

/** Writes the prints of a picture as PNG files that begin with `base`, and returns them by name. Sizes are metres. */
export async function writePrints(
  picture: Picture,
  base: string,
): Promise<Record<string, PrintFile>> {
  const prints: Record<string, PrintFile> = {};
  for (const { name, picture: drawn, widthMm, heightMm } of drawPrints(picture)) {
    const file = `${base}-print-${name}.png`;
    await drawn.toFile(file);
    prints[name] = { file, width: widthMm / 1000, height: heightMm / 1000 };
  }
  return prints;
}

/** Writes the shapes of the company's mark into a folder, `ring.png` and `wave.png`, which `lettering.py` colours. */
export async function writeMark(folder: string): Promise<void> {
  for (const [name, shape] of [
    ['ring', MARK_RING_PATH],
    ['wave', MARK_WAVE_PATH],
  ] as const) {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${MARK_SIDE_PX}" height="${MARK_SIDE_PX}" viewBox="${MARK_VIEW_BOX}"><path d="${shape}"/></svg>`;
    await rasterise(svg).toFile(path.join(folder, `${name}.png`));
  }
}
