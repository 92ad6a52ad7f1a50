import type { EnquiryLine } from '../../../records/enquiries/enquiry.ts';
import type { FormProduct } from '../../../records/enquiries/enquiry-form-props.ts';

/** A quantity fits if it differs by at most this share of a load from whole loads. */
const LOAD_TOLERANCE = 0.1;

/** Reads "17.5", "20,000", "1,00,000" and "17,5"; NaN for anything else. */
const parseQuantity = (text: string) =>
  Number(text.replace(/,(?=\d{1,2}$)/, '.').replace(/[,\s]/g, '') || NaN);

/**
 * Returns what a container holds of a product when the quantity does not fit it: with the chosen packaging, if one of the
 * product's is chosen, else with any. Empty when it fits, and when it cannot be compared. Of packages, less than a
 * container fits too.
 */
export function loadHint(
  product: FormProduct | undefined,
  { quantity, unit, packaging }: Pick<EnquiryLine, 'quantity' | 'unit' | 'packaging'>,
): string {
  if (!product) return '';
  const chosen = product.packaging.indexOf(packaging);
  const loads = product.loads.flatMap((load, index) => {
    const { tonnes, litres, count, countedIn } = load;
    const units = { g: tonnes * 1e6, kg: tonnes * 1e3, tonnes, litres, [countedIn]: count };
    const full = units[unit];
    const isMeant = full && (chosen < 0 || chosen === index);
    return isMeant ? { ...load, loaded: parseQuantity(quantity) / full } : [];
  });
  const isFitting = ({ loaded, isTank }: (typeof loads)[number]) => {
    const fromWhole = Math.abs(loaded - Math.max(1, Math.round(loaded)));
    return fromWhole <= LOAD_TOLERANCE || (!isTank && loaded <= 1);
  };
  const isComparable = loads.length > 0 && loads.every(({ loaded }) => loaded > 0);
  if (!isComparable || loads.some(isFitting)) return '';
  return `A 20 ft container holds ${loads.map(({ text }) => text).join(', or ')}.`;
}
