import type { Page } from '@playwright/test';

/** Returns the layout shifts of a page since it was opened, added up. */
export function layoutShiftOf(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const entries = list.getEntries() as (PerformanceEntry & { value: number })[];
          resolve(entries.reduce((sum, { value }) => sum + value, 0));
        }).observe({ type: 'layout-shift', buffered: true });
        // Without a shift, the observer is not called.
        setTimeout(() => resolve(0), 500);
      }),
  );
}
