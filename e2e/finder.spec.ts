import type { Page } from '@playwright/test';
import { inLanguage } from '#core/text/language.ts';
import { languages } from '#locales/languages.ts';
import { open } from './journeys.ts';
import { expect, test } from './test.ts';

const sheetOf = '/approval-finder/ceiling-fan';

test('the browser opens sheets for the readers who were chosen last, until both are chosen', async ({ page }) => {
  await page.goto(sheetOf);
  await page.getByRole('link', { name: 'Made abroad', exact: true }).click();
  await expect(page).toHaveURL(/ceiling-fan\?audience=import$/);
  await expect(page.getByText('This browser opens other sheets')).toBeVisible();

  // A document, and a page that the router opens.
  await page.goto('/approval-finder/led-bulb');
  await expect(page).toHaveURL(/led-bulb\?audience=import$/);
  await open(page, '/approval-finder/led-bulb?audience=import');
  await page.locator('#related-families').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/approval-finder\/(?!led-bulb)[\w-]+\?audience=import$/);
  await page.goto('/products/led-lamp');
  await expect(page).toHaveURL(/led-lamp\?audience=import$/);

  await page.getByRole('article').first().getByRole('link', { name: 'Both', exact: true }).click();
  await expect(page).toHaveURL(/led-lamp$/);
  await page.goto(sheetOf);
  await expect(page).toHaveURL(/ceiling-fan$/);
});

test('the way back from a sheet leads to the page with the link, and to the sheets as they were', async ({ page }) => {
  await open(page, '/approval-finder/led-bulb');
  await page.getByRole('link', { name: 'Made abroad', exact: true }).click();
  await expect(page).toHaveURL(/led-bulb\?audience=import$/);
  await page.getByRole('link', { name: 'Approval finder' }).first().click();
  await expect(page).toHaveURL(/\/approval-finder$/);
  await page.getByRole('main').getByRole('link', { name: 'Laptop', exact: true }).click();
  await expect(page).toHaveURL(/laptop\?audience=import$/);

  await page.goBack();
  await expect(page).toHaveURL(/\/approval-finder$/);
  await page.goBack();
  await expect(page).toHaveURL(/led-bulb\?audience=import$/);
  await page.goBack();
  await expect(page).toHaveURL(/led-bulb$/);
  await expect(page.getByRole('link', { name: 'Both', exact: true })).toHaveAttribute('aria-current', 'true');
});

test('what somebody else has put into the storage is never part of an address', async ({ page }) => {
  await page.goto('/services');
  await page.evaluate(() => localStorage.setItem('sheet', 'audience=import&next=//elsewhere.example'));
  await page.goto(sheetOf);
  await expect(page).toHaveURL(/ceiling-fan$/);
});

test('the enquiry below a sheet begins with the product and the choice', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${sheetOf}?audience=import`);
  await page.locator('.thumb-bar').getByRole('link', { name: 'Have your model checked' }).click();
  await expect(page.getByRole('heading', { name: 'Ask us' })).toBeInViewport();
  await expect(page.locator('#enquiry-description')).toHaveValue(
    'Please check what my model needs: Ceiling fan, made abroad.',
  );
});

const families = ['led-bulb', 'ceiling-fan', 'tmt-bar', 'laptop'];
const products = ['led-lamp', 'ceiling-fan', 'laptop'];
for (const path of [
  ...families.map((slug) => `/approval-finder/${slug}`),
  ...products.map((slug) => `/products/${slug}`),
  '/hi/products/laptop',
]) {
  test(`the sheet at ${path} is printed on one page`, async ({ page }) => {
    await page.goto(path);
    expect(await countPrinted(page)).toBe(1);
  });
}

const longest = [
  '/approval-finder/room-air-conditioner',
  '/approval-finder/car-tyre',
  '/approval-finder/self-drilling-screw',
  '/approval-finder/xray-machine',
  '/approval-finder/baby-pram',
  '/approval-finder/hospital-equipment',
  '/products/room-air-conditioner',
  '/products/led-television',
];
/** Their words take the most room. */
const wordiest = ['de', 'fr', 'ml', 'ru', 'ta', 'vi'];
for (const [place, path] of longest.entries()) {
  // Each takes its time, so all languages are tried on one family and on one product.
  const tried = languages.map(({ code }) => code).filter((code) => place % 6 === 0 || wordiest.includes(code));
  test(`the long sheet at ${path} is printed on one page in ${tried.length} languages`, async ({ page }) => {
    test.slow();
    const printed: Record<string, number> = {};
    for (const code of tried) {
      await page.goto(inLanguage(path, code), { waitUntil: 'domcontentloaded' });
      printed[code] = await countPrinted(page);
    }
    expect(printed).toEqual(Object.fromEntries(tried.map((code) => [code, 1])));
  });
}

/** How many pages of A4 it takes within the margins that browsers leave. */
async function countPrinted(page: Page): Promise<number> {
  const margin = '10mm';
  const pdf = await page.pdf({ format: 'A4', margin: { top: margin, bottom: margin, left: margin, right: margin } });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
}
