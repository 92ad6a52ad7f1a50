import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** The faults that axe finds in a page, each with the elements that have it; the map's frame is left out. */
export async function findFaults(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    // Else each run opens a page of its own, to put the findings of several frames together.
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .exclude('iframe')
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
