import * as content from '../../src/records/content.ts';
import { ROUTES } from '../../src/records/routes.ts';
import { expect, test } from '../support/test.ts';

const company = content.company();
const SOLUTIONS = ['Sustainable Development', 'Superior Products', 'CSR', 'Total Support'];

test('shows the advantage and the solutions in the words of the specification', async ({
  page,
}) => {
  await page.goto(ROUTES.services);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('ocean shipping Service');
  // Letter for letter: no style may change its case either.
  await expect(heading).toHaveCSS('text-transform', 'none');

  const advantage = page.getByRole('region', { name: 'Our Advantage' });
  await expect(advantage.getByRole('heading', { level: 3 })).toHaveText([
    'We are trusted',
    'The best security',
    'Quick location',
  ]);
  const location = advantage.getByRole('listitem').filter({ hasText: 'Quick location' });
  for (const part of [company.address.building, company.address.street, company.address.city]) {
    await expect(location).toContainText(part);
  }

  const solutions = page.getByRole('region', { name: 'Our Solutions' });
  await expect(solutions.getByRole('heading', { level: 3 })).toHaveText(SOLUTIONS);
});

test('pictures of the solutions change sides from row to row', async ({ page }) => {
  await page.goto(ROUTES.services);
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
