import type { Page } from '@playwright/test';
import { hydrated } from './hydrated.ts';
import { expect, test } from './test.ts';

const list = '/services/bis/bis-isi-mark';
const rows = (page: Page) => page.locator('#mandatory-products tbody tr');
const numbers = (page: Page) => page.locator('#mandatory-products tbody tr td:first-child').allInnerTexts();
const heads = (page: Page) => page.locator('#mandatory-products thead th').allInnerTexts();

test.use({ viewport: { width: 1440, height: 900 } });

test('a section of a service has its own address', async ({ page }) => {
  await page.goto(list);
  await hydrated(page);
  await page.getByRole('navigation', { name: 'Explore More' }).getByRole('link', { name: 'Documents' }).click();
  await expect(page).toHaveURL(/#documents$/);
  await expect(page.locator('#documents-title')).toBeInViewport();
  await page.goto(`${list}#faqs`);
  await expect(page.locator('#faqs-title')).toBeInViewport();
});

for (const width of [390, 768, 900]) {
  test(`a section link of the bar at ${width} px scrolls to its section, and the bar stays in reach`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/services/bis/bis-crs-registration');
    await hydrated(page);
    const bar = page.getByRole('navigation', { name: 'Explore More' });
    for (const name of ['Documents', 'FAQs']) {
      await bar.getByText('Explore More').last().click();
      await bar.getByRole('link', { name }).click();
      const section = page.locator(`#${name.toLowerCase()}`);
      const offBy = () =>
        section.evaluate((element) => Math.abs(Math.round(element.getBoundingClientRect().top) - 150));
      await expect.poll(offBy).toBeLessThanOrEqual(2);
      await expect(bar).toBeInViewport();
    }
  });
}

for (const [path, columns] of [
  [list, ['IS Standard']],
  ['/services/telecom-and-wireless/tec-mtcte', ['Group', 'Scheme']],
  ['/services/environment/epr-e-waste', ['EEE Code']],
] as const) {
  test(`the list of ${path} has the columns of its compliance`, async ({ page }) => {
    await page.goto(path);
    expect(await heads(page)).toEqual(['Sr. No.', 'Product Name', 'Category Names', ...columns]);
  });
}

test('row numbers continue from page to page, and there are three page sizes', async ({ page }) => {
  await page.goto(list);
  await hydrated(page);
  await expect(rows(page)).toHaveCount(25);
  expect(await numbers(page)).toEqual(Array.from({ length: 25 }, (_, index) => String(index + 1)));
  await page.getByRole('navigation', { name: 'Pages of the list' }).getByRole('link', { name: 'Page 2' }).click();
  await expect(page).toHaveURL(/\?page=2#mandatory-products$/);
  await expect.poll(async () => (await numbers(page))[0]).toBe('26');
  const size = page.getByLabel('Per page');
  expect(await size.locator('option').allInnerTexts()).toEqual(['25', '50', '100']);
  for (const length of ['50', '100']) {
    await size.selectOption(length);
    await expect(rows(page)).toHaveCount(Number(length));
    expect((await numbers(page))[0]).toBe('1');
  }
});

test('the search of a list covers every field', async ({ page }) => {
  await page.goto(list);
  await hydrated(page);
  const box = page.getByPlaceholder('Enter the IS & Product Name');
  for (const [words, found] of [
    ['12330', /IS 12330/],
    ['low heat', /Low heat Portland cement/],
  ] as const) {
    await box.fill(words);
    await box.press('Enter');
    await expect(rows(page).first()).toContainText(found);
    await expect.poll(() => rows(page).count()).toBeLessThan(25);
  }
  await box.fill('<b>qqxzvw</b>');
  await box.press('Enter');
  await expect(page.locator('#mandatory-products')).toContainText('Nothing matches “<b>qqxzvw</b>”');
  await page.getByRole('link', { name: 'Show the whole list' }).click();
  await expect(rows(page)).toHaveCount(25);
  await expect(box).toHaveValue('');
});

test('one question is open at a time', async ({ page }) => {
  await page.goto(list);
  await hydrated(page);
  const questions = page.locator('#faqs details');
  await questions.nth(0).locator('summary').click();
  await expect(page.locator('#faqs details[open]')).toHaveCount(1);
  await questions.nth(1).locator('summary').click();
  await expect(questions.nth(1)).toHaveAttribute('open');
  await expect(page.locator('#faqs details[open]')).toHaveCount(1);
});

test('a category that does not exist says so and links to the home page', async ({ page, expectErrors }) => {
  expectErrors(/404 .*\/services\/nothing/);
  const answer = await page.goto('/services/nothing');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
  await expect(page.getByRole('main').getByRole('link', { name: 'Go to Home' })).toHaveAttribute('href', '/');
});

test('in Arabic, a service says that parts of it are English', async ({ page }) => {
  await page.goto('/ar/services/cyber-security/stqc-cctv');
  await expect(page.getByText('هذا الجزء بالإنجليزية لأنه لم يُترجم بعد').first()).toBeVisible();
});

for (const address of ['/ar/services/cyber-security/stqc-cctv', '/ar/products/led-lamp']) {
  test(`in Arabic, English sections of ${address} stand with their headings on one side`, async ({ page }) => {
    await page.goto(address);
    const sides = await page
      .locator('.untranslated-frame')
      .filter({ has: page.locator('.prose') })
      .first()
      .locator(':is(h2, .prose > p):lang(en)')
      .evaluateAll((parts) =>
        parts.map((part) => {
          const { direction, textAlign } = getComputedStyle(part);
          return { direction, textAlign, left: Math.round(part.getBoundingClientRect().left) };
        }),
      );
    const left = sides[0]?.left;
    expect(
      sides.filter((side) => side.direction !== 'ltr' || side.textAlign !== 'start' || side.left !== left),
    ).toEqual([]);
    expect(sides.length).toBeGreaterThan(1);
  });
}

test('in Arabic the list keeps its language', async ({ page }) => {
  await page.goto('/ar/services/bis/bis-isi-mark');
  await hydrated(page);
  const box = page.locator('#list-search');
  await box.fill('12330');
  await box.press('Enter');
  await expect(page).toHaveURL(/\/ar\/services\/bis\/bis-isi-mark\?q=12330#mandatory-products$/);
  await expect(rows(page).first()).toContainText('12330');
});

test('on a phone the next step is at the bottom of the screen until the enquiry begins', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(list);
  await hydrated(page);
  const next = page.locator('main button[commandfor=schedule]:visible');
  await expect(next).toBeInViewport({ ratio: 1 });
  await page.locator('footer').scrollIntoViewIfNeeded();
  await page.locator('#enquiry-title').evaluate((title) => title.scrollIntoView());
  await expect(next).not.toBeInViewport();
});

for (const [address, last] of [
  ['/services/bis/bis-crs-registration', '#other-services'],
  ['/blogs/bis-certification/steel-orders-and-goods-without-a-standard', '#related'],
] as const) {
  test(`the white band at the end of ${address} joins the one above the footer`, async ({ page }) => {
    await page.goto(address);
    const [end, begin] = await Promise.all([
      page.locator(last).evaluate((band) => band.getBoundingClientRect().bottom),
      page.locator('#footer > .bg-sheet').evaluate((band) => band.getBoundingClientRect().top),
    ]);
    expect(Math.abs(begin - end)).toBeLessThanOrEqual(1);
  });
}
