import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Returns the violations that axe finds in a page, each with its elements. The map's iframe is left out. */
export async function findAxeViolations(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    // Without it each run opens another page, to merge the findings of several frames.
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .exclude('iframe')
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
