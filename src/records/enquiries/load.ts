import { thousands } from '../thousands.ts';
import type { EnquiryLine } from './enquiry.ts';
import type { FormProduct } from './enquiry-form-props.ts';

/** A line in one of its product's packagings. */
type Load = FormProduct['loads'][number] & {
  /** The number of packages; the last one may be partly filled. */
  count: number;
  netKg: number;
  isMonthly: boolean;
};

/** Volumes are rounded, so this part of a package more needs no further one. */
const PART_MIN = 0.01;
/** With any packaging, a line with less than this part of one package is not meant for it. */
const MEANT_PART_MIN = 0.5;

/** Reads "17.5", "20,000", "1,00,000" and "17,5"; NaN for anything else. */
const parseQuantity = (text: string) =>
  Number(text.replace(/,(?=\d{1,2}$)/, '.').replace(/[,\s]/g, '') || NaN);

const plural = (count: number) => (count === 1 ? '' : 's');

/** Returns a line in the chosen packaging, else in each of the product's; empty when it cannot be computed. */
export function loadsOf(
  product: FormProduct | undefined,
  { quantity, unit, packaging }: Pick<EnquiryLine, 'quantity' | 'unit' | 'packaging'>,
): Load[] {
  if (!product) return [];
  const chosen = product.packaging.indexOf(packaging);
  const isMonthly = unit === 'tonnes per month';
  return product.loads.flatMap((load, index) => {
    const { noun, kg, litres, inContainer } = load;
    const packagesIn: Partial<Record<string, number>> = {
      kg: 1 / kg,
      tonnes: 1000 / kg,
      litres: litres ? 1 / litres : NaN,
      [`${noun}s`]: 1,
      '20 ft containers': inContainer,
    };
    const packages = parseQuantity(quantity) * (packagesIn[isMonthly ? 'tonnes' : unit] ?? NaN);
    const count = Math.ceil(packages - PART_MIN);
    const isMeant = chosen < 0 ? packages >= MEANT_PART_MIN : chosen === index;
    return isMeant && count > 0 ? [{ ...load, count, netKg: packages * kg, isMonthly }] : [];
  });
}

/** Returns how many packages a line is, such as "125 drums of 160 kg", for export with "(a 20 ft container holds 80)". */
export function describeLine(loads: readonly Load[], isExport: boolean): string {
  const texts = loads.map(({ count, noun, kg, inContainer, isMonthly }) => {
    const each = kg < 1000 ? `${kg} kg` : `${kg / 1000} t`;
    const holds =
      isExport && inContainer > 1 && ` (a 20 ft container holds ${thousands(inContainer)})`;
    const often = isMonthly ? ' a month' : '';
    return `${thousands(count)} ${noun}${plural(count)} of ${each}${often}${holds || ''}`;
  });
  return texts.length > 0 ? `${texts.join(', or ')}.` : '';
}

/**
 * Returns the gross mass of an enquiry and, for export, the minimum number of containers. Empty unless each line is in
 * one packaging, and all are for once or all monthly.
 */
export function describeTotal(lines: readonly Load[][], isExport: boolean): string {
  const loads = lines.flat();
  if (lines.some(({ length }) => length !== 1)) return '';
  if (new Set(loads.map(({ isMonthly }) => isMonthly)).size !== 1) return '';
  const sumOf = (part: (load: Load) => number) => loads.reduce((sum, load) => sum + part(load), 0);
  // NaN if a tare is not known.
  const grossKg = sumOf(({ netKg, count, tareKg }) => netKg + count * (tareKg ?? NaN));
  // A tank is a container, or fills one. Shares of 1/80 and the like do not add up to whole numbers.
  const tanks = sumOf(({ count, inContainer }) => (inContainer === 1 ? count : 0));
  const shares = sumOf(({ count, inContainer }) => (inContainer === 1 ? 0 : count / inContainer));
  const containers = tanks + Math.ceil(Number(shares.toFixed(6)));
  const parts = [
    grossKg > 0 && `${Math.ceil(grossKg / 100) / 10} t gross`,
    isExport && `at least ${containers} × 20 ft container${plural(containers)}`,
  ].filter(Boolean);
  if (parts.length === 0) return '';
  return `All together${loads[0]?.isMonthly ? ' a month' : ''}: ${parts.join(', ')}.`;
}
