import type { Locator, Page } from '@playwright/test';
import * as content from '../../src/records/content.ts';
import { carouselNamed, drag, slidesOf } from '../support/carousel.ts';
import { scrollToIsland } from '../support/islands.ts';
import { runFor, stopClock } from '../support/page-clock.ts';
import { expect, test } from '../support/test.ts';

test.describe('the partner carousel', () => {
  test.skip(
    content.partners().length <= 4,
    'Four or fewer stand beside each other: nothing moves.',
  );
  const carouselOf = (tab: Page) => carouselNamed(tab, 'Partner companies');
  const arrowOf = (tab: Page, name: string) => carouselOf(tab).getByRole('button', { name });
  const placeOf = (tab: Page) =>
    slidesOf(carouselOf(tab))
      .first()
      .evaluate((slide) => slide.getBoundingClientRect().x);

  // Window widths on both sides of every breakpoint of the specification.
  const LAYOUTS = [
    { width: 320, slides: 1, gap: 10 },
    { width: 639, slides: 1, gap: 10 },
    { width: 640, slides: 2, gap: 20 },
    { width: 767, slides: 2, gap: 20 },
    { width: 768, slides: 3, gap: 40 },
    { width: 1023, slides: 3, gap: 40 },
    { width: 1024, slides: 4, gap: 50 },
    { width: 1920, slides: 4, gap: 50 },
  ];

  test('shows 1 to 4 logos, with the gaps of the specification, by window width', async ({
    page: tab,
  }) => {
    await tab.goto('/');
    await scrollToIsland(carouselOf(tab));
    await expect(slidesOf(carouselOf(tab))).toHaveCount(content.partners().length);
    for (const { width, slides, gap } of LAYOUTS) {
      await test.step(`${slides} with gaps of ${gap} px at ${width} px`, async () => {
        await tab.setViewportSize({ width, height: 800 });
        await expect(async () => {
          const { view, boxes } = await carouselOf(tab).evaluate((root) => {
            const edges = (element: Element | null) => {
              const { left = 0, right = 0 } = element?.getBoundingClientRect() ?? {};
              return { left, right };
            };
            return {
              view: edges(root.querySelector('[tabindex="0"]')),
              boxes: [...root.querySelectorAll('[aria-roledescription="slide"]')].map(edges),
            };
          });
          const inView = boxes.filter(
            ({ left, right }) => left >= view.left - 0.5 && right <= view.right + 0.5,
          );
          expect(inView).toHaveLength(slides);
          expect(inView.at(-1)?.right).toBeCloseTo(view.right, 0);
          for (const [index, box] of boxes.slice(1).entries()) {
            expect(box.left - (boxes[index]?.right ?? 0)).toBeCloseTo(gap, 1);
          }
        }).toPass({ timeout: 10_000 });
      });
    }
  });

  test.describe('with a stopped clock', () => {
    const DRAGGED_PX = 150;
    /** Longer than the carousel takes to come to rest. */
    const AT_REST_MS = 2000;

    test.beforeEach(async ({ page: tab }) => {
      await tab.clock.install();
      await tab.goto('/');
      await scrollToIsland(carouselOf(tab));
      await expect(arrowOf(tab, 'Previous slide')).toHaveAttribute('aria-disabled', 'true');
      await stopClock(tab);
      await runFor(tab, 1000);
    });

    const dragToTheLeft = async (tab: Page, holdMs: number) => {
      const box = await carouselOf(tab).boundingBox();
      if (!box) throw new Error('The partner carousel has no box.');
      const from = { x: box.x + box.width * 0.8, y: box.y + 40 };
      await drag(tab, { from, to: { ...from, x: from.x - DRAGGED_PX }, holdMs });
    };

    test('moves by its arrows, which are disabled at the ends', async ({ page: tab }) => {
      const back = arrowOf(tab, 'Previous slide');
      const on = arrowOf(tab, 'Next slide');
      const press = async (arrow: Locator) => {
        const before = await placeOf(tab);
        await arrow.click();
        // The animation starts after an asynchronous step in real time, so this advances the clock repeatedly.
        await expect(async () => {
          await runFor(tab, 100);
          expect(await placeOf(tab)).not.toBe(before);
        }).toPass();
        await runFor(tab, AT_REST_MS);
      };
      const start = await placeOf(tab);
      await press(on);
      expect(await placeOf(tab)).toBeLessThan(start - 100);
      await expect(back).toHaveAttribute('aria-disabled', 'false');
      await press(back);
      expect(await placeOf(tab)).toBeCloseTo(start, 0);
      await expect(back).toHaveAttribute('aria-disabled', 'true');

      for (let presses = 0; presses < content.partners().length; presses += 1) {
        if ((await on.getAttribute('aria-disabled')) === 'false') await press(on);
      }
      await expect(on).toHaveAttribute('aria-disabled', 'true');
      await expect(slidesOf(carouselOf(tab)).last()).toBeInViewport({ ratio: 0.99 });
    });

    test('does not move automatically, stays where a slow drag ends, and continues after a quick drag', async ({
      page: tab,
    }) => {
      const first = await placeOf(tab);
      await runFor(tab, 30_000);
      expect(await placeOf(tab)).toBe(first);
      await dragToTheLeft(tab, 1000);
      expect(await placeOf(tab)).toBeCloseTo(first - DRAGGED_PX, 0);
      await runFor(tab, 3000);
      const start = await placeOf(tab);
      expect(start).toBeCloseTo(first - DRAGGED_PX, 0);

      await dragToTheLeft(tab, 0);
      const released = await placeOf(tab);
      expect(released).toBeLessThan(start);
      await runFor(tab, 3000);
      const end = await placeOf(tab);
      expect(end).toBeLessThan(start - DRAGGED_PX - 50);
      await runFor(tab, 3000);
      expect(await placeOf(tab), 'it comes to rest').toBeCloseTo(end, 0);
    });
  });
});
