import { hydrated } from './hydrated.ts';
import { expect, test } from './test.ts';

test('a visitor finds an order in a category, reads it, opens its file and goes on to a product', async ({ page }) => {
  await page.goto('/notifications?page=3');
  await page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name: /^BIS/ }).click();
  await expect(page).toHaveURL('/notifications/bis');
  await page.getByRole('searchbox', { name: 'Search notifications' }).fill('S.O. 1739(E)');
  await page.getByRole('main').getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page.getByRole('rowheader')).toHaveCount(2);
  const name = 'Household and commercial appliances order of 2026';
  await page.getByRole('link', { name: `View Notification Details ${name}` }).click();

  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(main.getByText('06-04-2026')).toBeVisible();
  await expect(main.getByText('Technical Name')).toBeVisible();
  const download = page.waitForEvent('download');
  await main.getByRole('link', { name: 'Download file' }).click();
  expect((await download).suggestedFilename()).toBe('2026-04-06-household-and-commercial-appliances-order-of-2026.pdf');
  const view = await main.getByRole('link', { name: 'View file' }).getAttribute('href');
  expect((await page.request.get(view ?? '')).headers()['content-type']).toBe('application/pdf');
  await main.getByRole('link', { name: 'Dishwasher', exact: true }).click();
  await expect(page).toHaveURL('/products/dishwasher');
});

for (const [path, label] of [
  ['/notifications/bis', 'Search notifications'],
  ['/products', 'Search products'],
  ['/knowledge-base', 'Search Questions'],
  ['/knowledge-base/hallmarking', 'Search Questions'],
] as const) {
  test(`the list of ${path} follows while a visitor types, and an emptied box leaves nothing behind`, async ({
    page,
  }) => {
    await page.goto(path);
    await hydrated(page);
    const box = page.getByRole('main').getByRole('searchbox', { name: label });
    await box.pressSequentially('gold');
    await expect(page).toHaveURL(`${path}?q=gold`);
    await box.fill('');
    await expect(page).toHaveURL(path);
    await box.fill('silver');
    await box.press('Enter');
    await expect(page).toHaveURL(`${path}?q=silver`);
    await box.fill('');
    await box.press('Enter');
    await expect(page).toHaveURL(path);
  });
}

test.describe('in Arabic on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the categories are a dropdown, and a notification names its product in its own direction', async ({ page }) => {
    await page.goto('/ar/notifications');
    const categories = page.getByRole('navigation', { name: 'الفئات' });
    await expect(categories.getByRole('link').first()).toBeHidden();
    await categories.locator('summary').click();
    await expect(categories.getByRole('link').first()).toHaveText(/كل الإشعارات/);
    await categories.getByRole('link', { name: /البيئة/ }).click();
    await expect(page).toHaveURL('/ar/notifications/environment');
    await page
      .getByRole('link', { name: /عرض تفاصيل الإشعار/ })
      .first()
      .click();
    await expect(page.locator('[lang=en][dir=ltr]').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'المنتجات المشمولة' })).toBeVisible();
  });
});

test('without script the list searches, turns its pages and leads to the details', async ({ browser }) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await page.goto('/notifications/bis');
  await page.getByRole('searchbox', { name: 'Search notifications' }).fill('hinges');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/notifications/bis?q=hinges');
  await page
    .getByRole('link', { name: /View Notification Details/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/hinges/i);
  await page.context().close();
});
