import { expectLargeTextFits } from './expect-large-text-fits.ts';
import { hydrated } from './hydrated.ts';
import { test } from './test.ts';

/** Long words and tables, and both other scripts. One page of each kind is checked in `pages.spec.ts`. */
const addresses = [
  '/products/electric-toy/timeline',
  '/hi',
  '/hi/products/led-lamp',
  '/ar/products/led-lamp',
  '/ar/orders',
  '/approval-finder/led-bulb',
  '/ar/approval-finder/led-bulb',
];

test.use({ viewport: { width: 390, height: 844 } });

for (const path of addresses) {
  test(`${path} has room for text of twice the size`, async ({ page }) => {
    await page.goto(path);
    await hydrated(page);
    await expectLargeTextFits(page);
  });
}
