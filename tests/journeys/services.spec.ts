import { ROUTES } from '../../src/records/urls/routes.ts';
import { expect, test } from '../support/test.ts';

test('pictures of the solutions alternate between left and right', async ({ page }) => {
  await page.goto(ROUTES.services);
  // The heading is spelled as in the specification, so no style may change its case.
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('text-transform', 'none');
  // Until the first picture has loaded, the others are out of view.
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
