import { useCallback, useSyncExternalStore, type RefObject } from 'react';

/**
 * What stands in a text box. The box itself holds the text, so that what a
 * visitor typed before hydration counts at once and is never overwritten.
 */
export function useSearchText(boxRef: RefObject<HTMLInputElement | null>): string {
  const subscribe = useCallback(
    (onTyped: () => void) => {
      const box = boxRef.current;
      box?.addEventListener('input', onTyped);
      return () => box?.removeEventListener('input', onTyped);
    },
    [boxRef],
  );
  return useSyncExternalStore(
    subscribe,
    () => boxRef.current?.value ?? '',
    () => '',
  );
}

/** Empties the box as if the visitor had, and puts the cursor into it. */
export function clearSearchText(box: HTMLInputElement | null): void {
  if (!box) return;
  box.value = '';
  box.dispatchEvent(new Event('input', { bubbles: true }));
  box.focus();
}
