import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/** False in the prerendered page and in the first moment of hydration, true from then on. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
