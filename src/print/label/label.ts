import { readFileSync } from 'node:fs';
import { diamondsOf } from '../../records/facts/transport-facts.ts';
import type { Product } from '../../records/products/products.ts';
import { findLabelPath } from '../../records/urls/prints.ts';
import { POINTS_PER_MM, typeset, type Print } from '../typesetting/typeset.ts';
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

/** 150 dots per inch. */
const PIXELS_PER_MM = 150 / 25.4;

/** Paper sizes in millimetres. */
const PAPERS = {
  a4: { width: 297, height: 210 },
  a3: { width: 420, height: 297 },
  /** The flat front of a filled 25 kg bag. */
  'bag-face': { width: 380, height: 520 },
} as const;

/** Values filled in on a package; empty on labels to print. */
const NOT_FILLED_IN = { lot: '', madeOn: '', bestBefore: '' };

const isBag = ({ kind }: Packaging) => kind === 'bag';

/** Returns the number of pages with a diamond, which a bag has on its front. */
const diamondPages = ({ transport }: Product, option: Packaging) =>
  transport && !isBag(option) ? diamondsOf(transport).length : 0;

/**
 * Returns the label of a packaging by its index in the product's record: a page for CLP, or more with the longest texts,
 * and, except for bags, a page for each class diamond in its size on a package.
 */
export function packageLabel(product: Product, index: number, filledIn = NOT_FILLED_IN) {
  const data = labelContent(product, index);
  const option = product.packaging[index] as Packaging;
  const subject = `The label of ${product.name}, ${option.name},`;
  const paper = isBag(option) ? 'bag-face' : data.pictogramSideMm > 32 ? 'a3' : 'a4';
  const toFillIn = [
    { term: 'Lot', value: filledIn.lot },
    { term: 'Manufactured', value: filledIn.madeOn },
    { term: 'Best before', value: filledIn.bestBefore },
  ];
  const set = (hasDiamonds: boolean) =>
    typeset(subject, isBag(option) ? TEMPLATES.bag : TEMPLATES.label, {
      label: JSON.stringify(data),
      setting: JSON.stringify({ paper, ...PAPERS[paper], hasDiamonds, toFillIn }),
    });
  const { width, height } = PAPERS[paper];
  const { pdf, pageCount } = set(true);
  const pixels = {
    width: Math.round(width * PIXELS_PER_MM),
    height: Math.round(height * PIXELS_PER_MM),
  };
  return {
    pageCount,
    pdf,
    size: PAPERS[paper],
    /** The first page as a picture. Throws when the label has another one before the diamonds. */
    firstPage: () => {
      const label = set(false);
      if (label.pageCount > 1) throw new Error(`${subject} does not fit on one page.`);
      return label.picture(pixels, PIXELS_PER_MM / POINTS_PER_MM);
    },
  };
}

/** The labels of a product's packages and the lettering of its tanks. */
export const labelPrints = (product: Product): Print[] =>
  product.packaging.flatMap((option, index) => {
    const href = findLabelPath(product, index);
    if (href === undefined) return [];
    const { kind } = option;
    const isTank = kind === 'iso-tank';
    const data = isTank ? tankContent(product) : labelContent(product, index);
    const label = () => (isTank ? tankLettering(product) : packageLabel(product, index));
    const make = async () => label().pdf();
    const pagesUsual = isTank ? undefined : 1 + diamondPages(product, option);
    return [{ href, inputs: [kind, JSON.stringify(data)], make, pagesUsual }];
  });

/**
 * Returns the lettering of a tank, a page for each part. Rendered pictures also show a container number, such as
 * "HVLU294108", with its check digit.
 */
export function tankLettering(product: Product, number = '') {
  const data = tankContent(product);
  const label = JSON.stringify({
    ...data,
    number: {
      words: `${number.slice(0, 4)} ${number.slice(4, 7)} ${number.slice(7)}`,
      checkDigit: String(checkDigit(number)),
      sizeType: '22T6',
    },
  });
  const set = (part: string | null) =>
    typeset(`The lettering of a tank with ${product.name}`, TEMPLATES.tank, {
      label,
      setting: JSON.stringify({ part }),
    });
  /** Returns a part as a picture with a transparent background. */
  const picture = (part: string, pixelsPerMm: number) => set(part).clearPicture(pixelsPerMm);
  const { pageCount, pdf } = set(null);
  return { pageCount, pdf, picture };
}
