import type { Page } from '@playwright/test';
import { open } from './journeys.ts';
import { expect, test } from './test.ts';

for (const [width, count] of [
  [1440, 6],
  [991, 6],
  [990, 3],
  [767, 3],
  [766, 2],
  [390, 2],
] as const) {
  test(`at ${width} px, ${count} wordmarks of clients are visible at a time`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await open(page, '/about');
    expect(await visibleSlides(page)).toBe(count);
  });
}

test('the wordmarks advance once a second, and rest under the pointer', async ({ page }) => {
  await page.goto('/about');
  const track = page.locator('.carousel-track');
  await track.scrollIntoViewIfNeeded();
  const place = () => track.evaluate(({ scrollLeft }) => Math.round(scrollLeft));
  const before = await place();
  await expect.poll(place, { timeout: 4_000 }).toBeGreaterThan(before);
  await track.hover();
  // The move that had begun ends within half a second.
  await page.waitForTimeout(700);
  const resting = await place();
  await page.waitForTimeout(2_000);
  expect(await place()).toBe(resting);
});

/** How many slides of the only carousel lie entirely inside it. */
function visibleSlides(page: Page): Promise<number> {
  return page.locator('.carousel-track').evaluate((track) => {
    const { left, right } = track.getBoundingClientRect();
    const isInside = (slide: Element) => {
      const box = slide.getBoundingClientRect();
      return box.left >= left - 1 && box.right <= right + 1;
    };
    return [...track.children].filter(isInside).length;
  });
}
