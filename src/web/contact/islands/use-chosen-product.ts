import { useEffect, useState, useSyncExternalStore } from 'react';
import { choiceOf, nameProductInAddress } from './prepare-form.ts';

/**
 * Returns the value of the form's product list and the function that changes it. `prerendered` is the slug in the HTML.
 */
export function useChosenProduct(prerendered: string) {
  // During hydration, the prerendered value; afterwards the value in the page, since the visitor may have chosen
  // another product before the script loaded.
  const ofPage = useSyncExternalStore(neverChanges, choiceOfPage, () => prerendered);
  const [chosen, setChoice] = useState<string>();
  const choice = chosen ?? ofPage;
  // Reads the page, because `choice` is the prerendered value during hydration.
  useEffect(() => nameProductInAddress(choiceOfPage()), [choice]);
  return { choice, setChoice };
}

function choiceOfPage(): string {
  const select = document.querySelector<HTMLSelectElement>('[name="product"]');
  return select ? choiceOf(select) : '';
}

const neverChanges = () => () => undefined;
