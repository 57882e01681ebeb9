import type { Page } from '@playwright/test';
import { expect, test } from './test.ts';

async function structuredData(page: Page): Promise<Record<string, unknown>[]> {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  return texts.map((text) => JSON.parse(text));
}

test('a product page says what the product needs, with the source', async ({ page }) => {
  await page.goto('/products/led-television');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('LED television');
  await expect(main.getByText('Technical Name')).toBeVisible();
  await expect(main.getByRole('heading', { name: 'Required Certification for Indian Market' })).toBeVisible();
  const needs = page.locator('#certification');
  await expect(needs.getByRole('link', { name: /BIS CRS Registration/ })).toBeVisible();
  const sheet = main.getByRole('article').first();
  await expect(sheet.getByText('In force', { exact: true }).first()).toBeVisible();
  await expect(sheet.getByText(/^Sources?:/)).toBeVisible();
});

test('a technical name that adds nothing is left out', async ({ page }) => {
  await page.goto('/products/bluetooth-speaker');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText('Bluetooth speaker');
  await expect(page.getByRole('main').getByText('Technical Name')).toHaveCount(0);
});

test('unconfirmed facts are marked once, and only where they occur', async ({ page }) => {
  await page.goto('/products/video-doorbell');
  await expect(page.getByRole('main').getByText(/to be confirmed/i)).toHaveCount(1);
  await page.goto('/products/led-television');
  await expect(page.getByRole('main').getByText(/to be confirmed/i)).toHaveCount(0);
});

test('a product page shows no research notes and no ISO dates', async ({ page }) => {
  for (const slug of ['video-doorbell', 'led-television', 'wi-fi-router']) {
    await page.goto(`/products/${slug}`);
    const words = await page.getByRole('main').textContent();
    expect(words).not.toMatch(/general knowledge|repository copy|verify|(?<!\d)\d{4}-\d{2}-\d{2}/i);
  }
});

test('structured data is present and can be parsed', async ({ page }) => {
  await page.goto('/products/led-television');
  const things = await structuredData(page);
  const kinds = things.map((thing) => thing['@type']);
  expect(kinds).toEqual(expect.arrayContaining(['BreadcrumbList', 'FAQPage']));
  for (const thing of things) expect(thing['@context']).toBe('https://schema.org');
});

test('in Arabic a product has its own name or keeps the English one, marked as such', async ({ page }) => {
  await page.goto('/ar/products/led-television');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  const related = page.getByRole('main').locator('a[href^="/ar/products/"]').last();
  await related.click();
  await expect(page).toHaveURL(/\/ar\/products\/[a-z]/);
  const english = page.locator('bdi[lang=en][dir=ltr]');
  await page.goto('/ar/products/pvc-insulated-cable');
  await expect(page.getByRole('heading', { level: 1 }).locator(english)).toBeVisible();
  await page.goto('/ar/products/refrigerator');
  await expect(page.getByRole('heading', { level: 1, name: 'ثلاجة' })).toBeVisible();
  await expect(page.locator('h1 + p').locator(english)).toHaveText('Refrigerator');
  await page.goto('/ar/products');
  await expect(page.getByRole('rowheader').getByRole('link').locator(english).first()).toBeVisible();
  await page.goto('/ar/search?q=IS%20616');
  await expect(page.getByRole('main').getByRole('listitem').locator(english).first()).toBeVisible();
});

for (const width of [390, 1440]) {
  test(`at ${width} px the answer comes first, and the keyboard leads to the one for importers`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/products/domestic-pressure-cooker');
    const sheet = page.getByRole('article').first();
    const verdict = sheet.getByText(/ required\b/).first();
    await expect(verdict).toBeInViewport();
    const imported = sheet.getByRole('link', { name: 'Made abroad' });
    await sheet.getByRole('link', { name: 'Both' }).focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(imported).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\?audience=import$/);
    await expect(imported).toHaveAttribute('aria-current', 'true');
    await expect(sheet.getByText(/^FMCS required/).first()).toBeVisible();
  });
}

test('in Arabic time runs from right to left on the ruler', async ({ page }) => {
  const firstDay = async (path: string) => {
    await page.goto(path);
    const label = await page.getByText('01-04-2021', { exact: true }).boundingBox();
    const today = await page.locator('.time-rule text').last().boundingBox();
    return (label?.x ?? 0) < (today?.x ?? 0);
  };
  expect(await firstDay('/products/led-lamp')).toBe(true);
  expect(await firstDay('/ar/products/led-lamp')).toBe(false);
});

test('print shows the sheet and nothing else of the page', async ({ page }) => {
  await page.goto('/products/led-lamp');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.locator('#certification')).toBeHidden();
  await expect(page.locator('#footer')).toBeHidden();
  await expect(page.getByText(/^As of \d{1,2} \p{L}+ \d{4}/u)).toBeVisible();
});
