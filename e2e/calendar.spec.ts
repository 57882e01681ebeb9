import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { hydrated } from './hydrated.ts';

const august = '/holiday-list?year=2026&month=8';
const monthList = (page: Page) => page.getByRole('region', { name: /^Holidays in|^العطلات في/ }).getByRole('listitem');

/** Lets a number of calls fail before they reach the server. */
async function failing(page: Page, call: string, times = Number.POSITIVE_INFINITY) {
  let count = 0;
  await page.route(`**/api/${call}`, (route) => {
    count += 1;
    return count > times ? route.continue() : route.abort();
  });
  return () => count;
}

test.describe('at 1440 px', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('a visitor plans with the calendar: months, years, files and the feed', async ({ page, context }) => {
    await page.goto(august);
    await hydrated(page);
    const table = page.getByRole('table', { name: 'August 2026' });
    await expect(table.getByRole('columnheader').first()).toContainText('Sunday');
    await expect(table.locator('td.gazetted-holiday time').first()).toHaveText('15');
    await expect(table.locator('td.sunday')).not.toHaveCount(0);
    await expect(monthList(page).first()).toContainText('Saturday, 15 August 2026');
    await expect(monthList(page).first()).toContainText('Public Holiday');

    await page.getByRole('link', { name: 'Next month' }).click();
    await expect(page.getByRole('table', { name: 'September 2026' })).toBeVisible();
    await expect(monthList(page).first()).toContainText('September 2026');

    const refetched = page.waitForRequest('**/api/calendar-brochures');
    await page.getByRole('navigation', { name: 'Years' }).getByRole('link', { name: '2025' }).click();
    expect((await refetched).postDataJSON()).toEqual({ year: 2025 });
    await expect(page.getByRole('table', { name: 'September 2025' })).toBeVisible();
    await opensInNewTab(page, context, 'Download Holiday List', /\/storage\/calendars\/holiday-list-2025-\w+\.pdf$/);
    await opensInNewTab(page, context, 'Download Calendar', /\/storage\/calendars\/calendar-2025-\w+\.pdf$/);

    const feed = page.getByRole('link', { name: /^Subscribe ?: All holidays$/ });
    await expect(feed).toHaveAttribute('href', /^webcal:\/\/.+\/holiday-list\/all\.ics$/);
  });

  test('a year without files says so for three seconds', async ({ page }) => {
    await page.goto('/holiday-list');
    await hydrated(page);
    await page.getByRole('navigation', { name: 'Years' }).getByRole('link').last().click();
    await page.getByRole('button', { name: 'Download Calendar' }).click();
    const message = page.getByText('comming soon Plaese select another Year').first();
    await expect(message).toBeVisible();
    await page.mouse.move(0, 0);
    await page.waitForTimeout(2_000);
    await expect(message).toBeVisible();
    await expect(message).not.toBeInViewport({ timeout: 3_000 });
  });

  test('a list that cannot be loaded is tried three times more, and then says so', async ({ page }) => {
    await page.goto('/services');
    await hydrated(page);
    await page.route('**/holiday-list.data**', (route) => route.fulfill({ status: 500, body: 'fault' }));
    const calls = await failing(page, 'holiday-list');
    await page.getByRole('link', { name: 'Holiday list' }).first().click();
    const message = page.getByRole('heading', { name: 'Failed to load data. Please try again later.' });
    await expect(message).toBeVisible({ timeout: 15_000 });
    expect(calls()).toBe(3);
  });

  test('a retry that succeeds shows the page', async ({ page }) => {
    await page.goto('/services');
    await hydrated(page);
    let isFirst = true;
    await page.route('**/knowledge-base.data**', (route) => {
      if (!isFirst) return route.continue();
      isFirst = false;
      return route.fulfill({ status: 500, body: 'fault' });
    });
    await failing(page, 'knowledge-base', 1);
    await page.getByRole('banner').getByRole('link', { name: 'Knowledge base' }).first().click();
    await expect(page.getByRole('heading', { name: 'Knowledge base', level: 1 })).toBeVisible({ timeout: 12_000 });
  });

  test('a month prints on one A4', async ({ page }) => {
    await page.goto('/holiday-list?year=2026&month=10');
    const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true });
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  });
});

test('on a phone in Arabic, the months and the list work from right to left', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/ar/holiday-list?year=2026&month=8');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(monthList(page).first()).toContainText('2026');
  await page.getByRole('link', { name: 'الشهر التالي' }).click();
  await expect(page).toHaveURL(/\/ar\/holiday-list\?year=2026&month=9$/);
  await expect(page.getByRole('table')).toBeVisible();
  const isWider = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  expect(isWider).toBe(false);
});

async function opensInNewTab(page: Page, context: BrowserContext, name: string, address: RegExp) {
  const link = page.getByRole('link', { name });
  await expect(link).toHaveAttribute('href', address);
  await expect(link).toHaveAttribute('target', '_blank');
  const href = await link.getAttribute('href');
  const answer = await context.request.get(href ?? '');
  expect(answer.headers()['content-type']).toBe('application/pdf');
}
