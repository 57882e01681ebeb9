import type { Page } from '@playwright/test';
import { expect, test } from './test.ts';

const results = (page: Page) => page.locator('dialog#search [data-result]');

async function openDrawer(page: Page) {
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
  await expect(page.locator('#search-query')).toBeFocused();
}

test('the box on the home page leads to the results and back', async ({ page }) => {
  await page.goto('/');
  const box = page.getByRole('main').getByRole('search').getByRole('searchbox');
  await box.fill('IS 616');
  await box.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=IS(\+|%20)616$/);
  await expect(page).toHaveTitle(/IS 616/);
  const again = page.locator('#page-query');
  await expect(again).toHaveValue('IS 616');
  await expect(page.getByRole('main').getByRole('link', { name: 'IS 616:2017', exact: true })).toBeVisible();

  await again.fill('laptop');
  await again.press('Enter');
  await expect(page).toHaveURL(/q=laptop$/);
  await page.goBack();
  await expect(page).toHaveTitle(/IS 616/);
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Standards/ })
    .first()
    .click();
  await expect(page).toHaveURL(/q=IS(\+|%20)616#found-standards$/);
});

test('the drawer searches as the text gets longer', async ({ page }) => {
  const queries: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/search')) queries.push(request.postDataJSON().query);
  });
  await page.goto('/services');
  await openDrawer(page);
  const box = page.locator('#search-query');
  await box.pressSequentially('la');
  await page.waitForTimeout(400);
  expect(queries).toEqual([]);
  await box.pressSequentially('ptop', { delay: 20 });
  await expect(results(page).first()).toContainText(/laptop/i);
  await expect(page.locator('dialog#search [role=status]')).toContainText(/result/);
  expect(queries).toEqual(['laptop']);

  await box.press('Backspace');
  await page.waitForTimeout(400);
  expect(queries, 'a shorter text makes no request').toEqual(['laptop']);
  await box.fill('la');
  await expect(results(page)).toHaveCount(0);

  await box.fill('laptop');
  await expect(results(page).first(), 'the family comes first').toHaveText('Laptop');
  const sheet = page.locator('dialog#search article');
  await expect(sheet.locator('.verdict'), 'with its short sheet').toContainText('Made abroad:');
  await expect(sheet.locator('.chip').filter({ hasText: 'In force' }).first()).toBeVisible();
  await expect(sheet.getByRole('link', { name: /^The whole sheet/ })).toHaveAttribute(
    'href',
    '/approval-finder/laptop',
  );
  const found = page.locator('dialog#search [aria-labelledby^="live-"] .chip').first();
  await expect(found, 'a service comes with its state').toHaveText(/In force/);
  await results(page).and(page.locator('[href*="/products/"]')).first().click();
  await expect(page).toHaveURL(/\/products\/[a-z-]*laptop/);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toContainText(/laptop/i);
  await expect(page.locator('dialog#search')).toBeHidden();
});

test('the results can be used with the keyboard alone', async ({ page }) => {
  await page.goto('/services');
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('#search-query')).toBeFocused();
  await page.keyboard.type('IS 616');
  await expect(results(page).first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(results(page).first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(results(page).nth(1)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(page.locator('#search-query')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog#search')).toBeHidden();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Search' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.locator('#search-query').fill('cement');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=cement$/);
  await expect(page.locator('dialog#search')).toBeHidden();
});

test('the drawer says when nothing was found, and when the search failed', async ({ page, expectErrors }) => {
  expectErrors(/ERR_FAILED .*\/search/);
  await page.goto('/services');
  await openDrawer(page);
  const status = page.locator('dialog#search [role=status]');
  await page.locator('#search-query').fill('qqxzvw');
  await expect(status).toHaveText('No results found');
  await page.route('**/api/search', (route) => route.abort());
  await page.locator('#search-query').fill('qqxzvwqq');
  await expect(status).toHaveText('Error occurred while searching. Please try again.');
});

test('a late answer does not replace a newer one', async ({ page }) => {
  await page.route('**/api/search', async (route) => {
    if (route.request().postDataJSON().query === 'cement') await new Promise((resolve) => setTimeout(resolve, 1_500));
    await route.continue().catch(() => {});
  });
  await page.goto('/services');
  await openDrawer(page);
  await page.locator('#search-query').fill('cement');
  await page.waitForTimeout(300);
  await page.locator('#search-query').fill('laptop battery');
  const status = page.locator('dialog#search [role=status]');
  await expect(status).toContainText('laptop battery');
  await page.waitForTimeout(1_500);
  await expect(status).toContainText('laptop battery');
});

test('text typed before the script loaded is preserved and searched for', async ({ page }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/services', { waitUntil: 'commit' });
  await openDrawer(page);
  await page.keyboard.type('laptop');
  release();
  await expect(results(page).first()).toContainText(/laptop/i);
  await expect(page.locator('#search-query')).toHaveValue('laptop');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the search works in the drawer and on the page', async ({ page }) => {
    await page.goto('/services');
    await openDrawer(page);
    await page.locator('#search-query').fill('laptop');
    await page.locator('#search-query').press('Enter');
    await expect(page).toHaveURL(/\/search\?q=laptop$/);
    await expect(page.getByRole('main').getByRole('article').getByRole('heading', { name: 'Laptop' })).toBeVisible();
    await page
      .locator('#found-products')
      .getByRole('link', { name: /laptop/i })
      .first()
      .click();
    await expect(page).toHaveURL(/\/products\//);
    await page.goto('/search?q=is');
    await expect(page.getByText('Type at least 3 characters.')).toBeVisible();
    await page.goto('/search?q=qqxzvw');
    await expect(page.getByText('No results found')).toBeVisible();
  });
});

test('an answer that no page has the words of stands without "No results found"', async ({ page }) => {
  await page.goto('/search?q=gadi+ke+sit+kavar');
  await expect(page.getByRole('main').getByRole('article')).toBeVisible();
  await expect(page.getByText('Nothing else has the words “gadi ke sit kavar”.')).toBeVisible();
  await openDrawer(page);
  await page.locator('#search-query').fill('gadi ke sit kavar');
  await expect(page.locator('dialog#search [role=status]')).toContainText('result');
  await expect(page.getByText('No results found')).toHaveCount(0);
});

test('what was not understood word by word is asked about, on the page and in the drawer', async ({ page }) => {
  const main = page.getByRole('main');
  await page.goto('/search?q=bluetooth+speaker');
  await expect(main.getByRole('heading', { level: 2, name: 'Bluetooth speaker', exact: true })).toBeVisible();
  await page.goto('/search?q=bluettooth+speakker');
  await expect(main.getByRole('heading', { level: 2, name: 'Did you mean Bluetooth speaker?' })).toBeVisible();
  await expect(main.getByText('We did not recognise every word.')).toBeVisible();
  await page.goto('/services');
  await openDrawer(page);
  await page.locator('#search-query').fill('bluettooth speakker');
  await expect(
    page.locator('dialog#search').getByRole('heading', { level: 2, name: 'Did you mean Bluetooth speaker?' }),
  ).toBeVisible();
});
