import { expect, type Page, test } from '@playwright/test';

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
  await expect(needs.getByText('In force', { exact: true }).first()).toBeVisible();
  await expect(needs.getByText(/^Source:/).first()).toBeVisible();
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
    expect(words).not.toMatch(/general knowledge|repository copy|verify|\d{4}-\d{2}-\d{2}/i);
  }
});

test('structured data is present and can be parsed', async ({ page }) => {
  await page.goto('/products/led-television');
  const things = await structuredData(page);
  const kinds = things.map((thing) => thing['@type']);
  expect(kinds).toEqual(expect.arrayContaining(['BreadcrumbList', 'FAQPage']));
  for (const thing of things) expect(thing['@context']).toBe('https://schema.org');
});

test('in Arabic a product page keeps the names of the product and marks their language', async ({ page }) => {
  await page.goto('/ar/products/led-television');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  const related = page.getByRole('main').locator('a[href^="/ar/products/"]').last();
  await related.click();
  await expect(page).toHaveURL(/\/ar\/products\/[a-z]/);
  const english = page.locator('bdi[lang=en][dir=ltr]');
  await expect(page.getByRole('heading', { level: 1 }).locator(english)).toBeVisible();
  await page.goto('/ar/products');
  await expect(page.getByRole('row').nth(1).getByRole('link').first().locator(english)).toBeVisible();
  await page.goto('/ar/search?q=IS%20616');
  await expect(page.getByRole('main').getByRole('listitem').locator(english).first()).toBeVisible();
});
