import { readFileSync } from 'node:fs';
import type { Product } from '../../records/products/products.ts';
import { typeset } from '../typesetting/typeset.ts';
import { labelContent } from './label-content.ts';

const template = readFileSync(new URL('./label.typ', import.meta.url), 'utf8');

/** Text sizes in points, the first one with which the label fits its page is taken. */
const TEXT_SIZES = [17, 14, 12.5, 11, 10, 9, 8] as const;

/** Pixels of a page at 150 dots an inch. */
const PIXELS_PER_POINT = 150 / 72;
const PAPERS = { a4: { width: 1240, height: 1754 }, a3: { width: 1754, height: 2480 } } as const;

/** What has a label: a tank has lettering of its own and no package label. */
const isLabelled = ({ kind }: Product['packaging'][number]) =>
  kind !== 'iso-tank' && kind !== 'flexitank';

/**
 * The labels of a product's packages, each with the name of its file without ending: a page for
 * CLP and a page for each class diamond at its size on a package. Throws when a label does not fit
 * its page.
 */
export function productLabels(product: Product) {
  return product.packaging.flatMap((option, index) => {
    if (!isLabelled(option)) return [];
    const data = labelContent(product, index);
    const subject = `The label of ${product.name}, ${option.name},`;
    const paper: keyof typeof PAPERS = data.pictogramSideMm > 32 ? 'a3' : 'a4';
    const pageCount = 1 + (data.transport?.diamonds.length ?? 0);
    const set = (textSize: number, hasDiamonds: boolean) =>
      typeset(subject, template, {
        label: JSON.stringify(data),
        setting: JSON.stringify({ textSize, paper, hasDiamonds }),
      });
    for (const textSize of TEXT_SIZES) {
      const document = set(textSize, true);
      if (document.pageCount !== pageCount) continue;
      return [
        {
          name: `${product.slug}-${option.kind}-${index + 1}`,
          pageCount,
          pdf: document.pdf,
          /** The first page as a picture. */
          firstPage: () => set(textSize, false).picture(PAPERS[paper], PIXELS_PER_POINT),
        },
      ];
    }
    throw new Error(`${subject} does not fit on one page of ${paper.toUpperCase()}.`);
  });
}
