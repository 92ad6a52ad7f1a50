import { readFileSync } from 'node:fs';
import type { Product } from '../../records/products/products.ts';
import { POINTS_PER_MM, typeset } from '../typesetting/typeset.ts';
import { checkDigit } from './container-number.ts';
import { labelContent, tankContent } from './label-content.ts';

type Packaging = Product['packaging'][number];

const templateOf = (name: string) =>
  readFileSync(new URL(`./${name}.typ`, import.meta.url), 'utf8');
const TEMPLATES = {
  label: templateOf('label'),
  bag: templateOf('bag'),
  tank: templateOf('tank'),
} as const;

/** Text sizes in points; the first one with which a label fits its page is taken. */
const TEXT_SIZES = [20, 17, 14, 12.5, 11, 10, 9, 8] as const;

/** Points of a product's name on an A4 label (1.4 times as many on A3); the first one that fits is taken. */
const NAME_SIZES = [96, 84, 72, 60, 46] as const;

/** Pixels of a millimetre at 150 dots an inch. */
const PIXELS_PER_MM = 150 / 25.4;

/** Width and height in millimetres of what is printed. */
const PAPERS = {
  a4: { width: 297, height: 210 },
  a3: { width: 420, height: 297 },
  /** The face of a filled 25 kg bag, without the rounds at its sides. */
  'bag-face': { width: 380, height: 520 },
} as const;

/** What stands in the fields of a bag that the filling machine prints. */
export interface FilledIn {
  readonly lot: string;
  readonly filledOn: string;
  readonly bestBefore: string;
}
const TO_FILL_IN: FilledIn = { lot: '', filledOn: '', bestBefore: '' };

const isBag = ({ kind }: Packaging) => kind === 'bag';

/**
 * The label of the product's packaging of this index: a page for CLP, and for a stuck-on label a
 * page for each class diamond at its size on a package. Throws when it does not fit its page.
 */
export function packageLabel(product: Product, index: number, filledIn = TO_FILL_IN) {
  const data = labelContent(product, index);
  const option = product.packaging[index] as Packaging;
  const subject = `The label of ${product.name}, ${option.name},`;
  const paper = isBag(option) ? 'bag-face' : data.pictogramSideMm > 32 ? 'a3' : 'a4';
  const pageCount = isBag(option) ? 1 : 1 + (data.transport?.diamonds.length ?? 0);
  const marks = [
    { term: 'Lot', value: filledIn.lot },
    { term: 'Filled', value: filledIn.filledOn },
    { term: 'Best before', value: filledIn.bestBefore },
  ];
  const set = (textSize: number, nameSize: number, hasDiamonds: boolean) =>
    typeset(subject, isBag(option) ? TEMPLATES.bag : TEMPLATES.label, {
      label: JSON.stringify(data),
      setting: JSON.stringify({ textSize, nameSize, paper, ...PAPERS[paper], hasDiamonds, marks }),
    });
  const fits = (textSize: number, nameSize: number) =>
    set(textSize, nameSize, true).pageCount === pageCount;
  for (const textSize of TEXT_SIZES) {
    const nameSize = NAME_SIZES.find((size) => fits(textSize, size));
    if (nameSize === undefined) continue;
    const document = set(textSize, nameSize, true);
    const { width, height } = PAPERS[paper];
    const pixels = {
      width: Math.round(width * PIXELS_PER_MM),
      height: Math.round(height * PIXELS_PER_MM),
    };
    return {
      pageCount,
      pdf: document.pdf,
      size: PAPERS[paper],
      /** The first page as a picture. */
      firstPage: () =>
        set(textSize, nameSize, false).picture(pixels, PIXELS_PER_MM / POINTS_PER_MM),
    };
  }
  throw new Error(`${subject} does not fit on one page of ${PAPERS[paper].width} mm.`);
}

/** The labels of a product's packages and the lettering of its tanks, each with the name of its file without ending. */
export const productLabels = (product: Product) =>
  product.packaging.flatMap((option, index) => {
    if (option.kind === 'flexitank') return [];
    const print =
      option.kind === 'iso-tank' ? tankLettering(product) : packageLabel(product, index);
    const { pageCount, pdf, firstPage } = print;
    return [{ name: `${product.slug}-${option.kind}-${index + 1}`, pageCount, pdf, firstPage }];
  });

/**
 * The lettering of a tank with this product, a page for each part. A picture shows the company's
 * name and a container number too, for which it gives the serial number of six figures.
 */
export function tankLettering(product: Product, serialNumber = '') {
  const data = tankContent(product);
  const owner = `${data.company.slice(0, 3).toUpperCase()}U`;
  const label = JSON.stringify({
    ...data,
    number: {
      words: `${owner} ${serialNumber.slice(0, 3)} ${serialNumber.slice(3)}`,
      checkDigit: String(checkDigit(owner + serialNumber)),
      sizeType: '22T6',
    },
  });
  const set = (part: string | null) =>
    typeset(`The lettering of a tank with ${product.name}`, TEMPLATES.tank, {
      label,
      setting: JSON.stringify({ part }),
    });
  /** A part as a picture on a clear ground. */
  const picture = (part: string, pixelsPerMm: number) => set(part).clearPicture(pixelsPerMm);
  const { pageCount, pdf } = set(null);
  return { pageCount, pdf, picture, firstPage: () => picture('contents', 1).picture };
}
