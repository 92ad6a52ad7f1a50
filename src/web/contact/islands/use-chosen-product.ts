import { useEffect, useState, useSyncExternalStore } from 'react';
import { nameProductInAddress } from './prepare-form.ts';

/**
 * The slug of the product that the form asks about, and the function that changes it. `prerendered`
 * is the product of the page as it came.
 */
export function useChosenProduct(prerendered: string) {
  // During hydration the prerendered value, then what the page has: the visitor may have chosen
  // another product before the script came.
  const ofPage = useSyncExternalStore(
    neverChanges,
    () => document.querySelector<HTMLSelectElement>('[name="product"]')?.value ?? '',
    () => prerendered,
  );
  const [chosen, setProduct] = useState<string>();
  const product = chosen ?? ofPage;
  useEffect(() => nameProductInAddress(product), [product]);
  return { product, setProduct };
}

const neverChanges = () => () => undefined;
