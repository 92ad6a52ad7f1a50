import { useEffect, useState, useSyncExternalStore } from 'react';
import { choiceOf, nameProductInAddress } from './prepare-form.ts';

/**
 * The choice of the form's product list, and the function that changes it. `prerendered` is the
 * slug with which the page came.
 */
export function useChosenProduct(prerendered: string) {
  // During hydration the prerendered value, then what the page has: the visitor may have chosen
  // another product before the script came.
  const ofPage = useSyncExternalStore(neverChanges, choiceOfPage, () => prerendered);
  const [chosen, setChoice] = useState<string>();
  const choice = chosen ?? ofPage;
  // The page's own choice: during hydration `choice` is the prerendered one.
  useEffect(() => nameProductInAddress(choiceOfPage()), [choice]);
  return { choice, setChoice };
}

function choiceOfPage(): string {
  const select = document.querySelector<HTMLSelectElement>('[name="product"]');
  return select ? choiceOf(select) : '';
}

const neverChanges = () => () => undefined;
