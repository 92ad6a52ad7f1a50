import { ROUTES } from '../../src/records/addresses/routes.ts';
import { expect, test } from '../support/test.ts';

test('pictures of the solutions change sides from row to row', async ({ page }) => {
  await page.goto(ROUTES.services);
  // Letter for letter as in the specification: no style may change its case.
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('text-transform', 'none');
  // Until the first picture is there, the others stand out of sight.
  await expect(page.locator('html')).not.toHaveClass(/awaits-picture/);
  const rows = page.getByRole('region', { name: 'Our Solutions' }).getByRole('article');
  const sides = await rows.evaluateAll((all) =>
    all.map((row) => {
      const picture = row.querySelector('img')?.getBoundingClientRect();
      const words = row.querySelector('h3')?.getBoundingClientRect();
      return (picture?.left ?? 0) < (words?.left ?? 0) ? 'left' : 'right';
    }),
  );
  expect(sides).toEqual(['left', 'right', 'left', 'right']);
});
