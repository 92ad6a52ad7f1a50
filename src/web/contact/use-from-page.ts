import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/**
 * What only the visitor's page knows: `prerendered` while React takes over the page's HTML, from
 * then on what `read` finds, such as what was chosen before script came.
 */
export function useFromPage<Value extends string | boolean>(
  read: () => Value,
  prerendered: Value,
): Value {
  return useSyncExternalStore(neverChanges, read, () => prerendered);
}
