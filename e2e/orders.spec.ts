import { expect, test } from './test.ts';

test('a visitor follows a product to its timeline, to an order, and compares two of its days', async ({ page }) => {
  await page.goto('/products/laptop');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Timeline of these orders' }).click();
  await expect(main.getByRole('heading', { name: 'BIS CRS Registration' })).toBeVisible();
  await main
    .getByRole('link', { name: /Compulsory Registration\) Order, 2021$/ })
    .first()
    .click();

  await main.getByRole('link', { name: 'What has changed between two days?' }).click();
  await expect(main.getByText('Two days compared')).toBeVisible();
  await main.getByLabel('From').fill('2025-01-01');
  await main.getByLabel('To').fill('2026-01-01');
  await main.getByRole('button', { name: 'Compare these days' }).click();
  await expect(page).toHaveURL(/from=2025-01-01&to=2026-01-01/);
  const table = main.getByRole('table', { name: 'Entries and their standards' });
  await expect(table.getByText('IS/IEC 62368-1:2023').first()).toBeVisible();
  await expect(main.getByRole('link', { name: 'S.O. 4997(E)' }).first()).toBeVisible();
});

test('the lists of notifications, products and services lead to the register', async ({ page }) => {
  for (const path of ['/notifications', '/products', '/services']) {
    await page.goto(path);
    await page.getByRole('main').getByRole('link', { name: 'Register of orders' }).click();
    await expect(page).toHaveURL(/\/orders$/);
  }
});

test('a list of withdrawn orders says of each that it was withdrawn', async ({ page }) => {
  await page.goto('/orders?state=withdrawn');
  const entries = page.getByRole('main').locator('tbody .ledger-facts');
  await expect(entries.first()).toBeVisible();
  await expect(entries.filter({ hasNotText: /De-notified|Rescinded|Replaced/ })).toHaveCount(0);
  await expect(entries.filter({ hasText: /Rescinded\s*since \d\d-\d\d-\d{4}/ }).first()).toBeVisible();
});
