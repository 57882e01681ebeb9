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
  const entries = page.getByRole('main').locator('tbody .ledger-status');
  await expect(entries.first()).toBeVisible();
  await expect(entries.filter({ hasNotText: /De-notified|Rescinded|Replaced/ })).toHaveCount(0);
  await expect(entries.filter({ hasText: /Rescinded\s*since \d\d-\d\d-\d{4}/ }).first()).toBeVisible();
});

test('a phone shows the next deadlines first and folds the filters, and a narrowed list says so', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/orders');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'The next deadlines' })).toBeInViewport();
  await main.getByText('Filter (0)').click();
  await main.locator('summary', { hasText: 'Status' }).click();
  await main.getByRole('link', { name: 'Withdrawn' }).click();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Register of orders: Withdrawn');
  await expect(main.getByText('Filter (1)')).toBeVisible();
});

test('an order says in a sentence what it asks, and once what its products share', async ({ page }) => {
  await page.goto('/orders/so-1739-e-2026');
  await expect(page.getByText(/^90 list entries: in force for large and medium/)).toBeVisible();
});
