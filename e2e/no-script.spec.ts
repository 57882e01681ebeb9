import { expect, test } from './test.ts';

test.use({ javaScriptEnabled: false });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the menu opens and its links work', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true }).click();
    await page.locator('dialog#menu').getByRole('link', { name: 'Products', exact: true }).first().click();
    await expect(page).toHaveURL(/\/products$/);
  });
});

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('the search on the home page works', async ({ page }) => {
    await page.goto('/');
    const box = page.getByRole('main').getByRole('searchbox');
    await box.fill('laptop');
    await box.press('Enter');
    await expect(page).toHaveURL(/\/search\?q=laptop$/);
    await expect(
      page
        .getByRole('main')
        .getByRole('link', { name: /laptop/i })
        .first(),
    ).toBeVisible();
  });

  test('a language can be chosen and is remembered', async ({ page }) => {
    await page.goto('/products');
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^Language/ })
      .click();
    await page.locator('#language-menu').getByRole('button', { name: 'More languages' }).click();
    await page.locator('dialog#languages').getByRole('link', { name: 'العربية' }).click();
    await expect(page).toHaveURL(/\/ar\/products$/);
    await page.goto('/services');
    await expect(page).toHaveURL(/\/ar\/services$/);
  });

  test('a list can be searched, paged and resized', async ({ page }) => {
    await page.goto('/products');
    const rows = page.getByRole('main').locator('tbody tr');
    await page.getByRole('link', { name: 'Page 2' }).click();
    await expect(page).toHaveURL(/\?page=2$/);
    await page.getByLabel('Per page').selectOption('50');
    await page.getByRole('button', { name: 'Show', exact: true }).click();
    await expect(page).toHaveURL(/per_page=50/);
    await expect(rows).toHaveCount(50);
    const box = page.getByRole('main').getByRole('searchbox');
    await box.fill('laptop');
    await box.press('Enter');
    await expect(rows.first()).toContainText(/laptop/i);
  });

  test('questions open one at a time, and drawers open and close', async ({ page }) => {
    await page.goto('/services/bis/bis-isi-mark');
    const questions = page.locator('#faqs details');
    await questions.nth(0).locator('summary').click();
    await questions.nth(1).locator('summary').click();
    await expect(page.locator('#faqs details[open]')).toHaveCount(1);
    const bar = page.getByRole('banner');
    for (const [name, id] of [
      ['Partner with us', 'partner'],
      ['Schedule a call', 'schedule'],
      ['Log in or register', 'account'],
    ] as const) {
      await bar.getByRole('button', { name }).click();
      const drawer = page.locator(`dialog#${id}`);
      await expect(drawer).toBeVisible();
      await drawer.getByRole('button', { name: 'Close' }).click();
      await expect(drawer).toBeHidden();
    }
  });
});
