import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

function readProduct(): string {
  const field = document.querySelector<HTMLSelectElement | HTMLInputElement>('[name="product"]');
  return field?.value ?? '';
}

/**
 * The slug of the product that stands in the form: `prerendered` while React takes over the page's
 * HTML, from then on what the page has, such as what was chosen before script came.
 */
export function useProductOfPage(prerendered: string): string {
  return useSyncExternalStore(neverChanges, readProduct, () => prerendered);
}
