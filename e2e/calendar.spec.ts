import type { BrowserContext, Page } from '@playwright/test';
import { hydrated } from './hydrated.ts';
import { expectAccessible, open, textsOf, views } from './journeys.ts';
import { expect, test } from './test.ts';

const august = '/holiday-list?year=2026&month=8';
const monthList = (page: Page) => page.getByRole('region', { name: /^Holidays in|^العطلات في/ }).getByRole('listitem');

/** The weekday and the date as the list of the month writes them. */
const weekdayOf = (day: string, language: string) =>
  new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'Asia/Kolkata' }).format(new Date(day));

/** Lets a number of calls fail before they reach the server. */
async function failing(page: Page, call: string, times = Number.POSITIVE_INFINITY) {
  let count = 0;
  await page.route(`**/api/${call}`, (route) => {
    count += 1;
    return count > times ? route.continue() : route.abort();
  });
  return () => count;
}

for (const { name, language, home, viewport } of views) {
  const t = textsOf(language);
  const nameOf = (month: string) =>
    new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', numberingSystem: 'latn' }).format(
      new Date(`${month}-15`),
    );

  test.describe(name, () => {
    test.use({ viewport });

    test('a visitor plans with the calendar: months, years, files and the feed', async ({ page, context }) => {
      await open(page, home + august);
      const table = page.getByRole('table', { name: nameOf('2026-08') });
      await expect(table.getByRole('columnheader')).toHaveCount(7);
      await expect(table.locator('td.gazetted-holiday time').first()).toHaveText('15');
      await expect(table.locator('td.sunday')).not.toHaveCount(0);
      await expect(monthList(page).first()).toContainText(weekdayOf('2026-08-15', language));
      await expect(monthList(page).first()).toContainText(t('Public Holiday'));

      await page.getByRole('link', { name: t('Next month') }).click();
      await expect(page).toHaveURL(/\?year=2026&month=9$/);
      await expect(page.getByRole('table', { name: nameOf('2026-09') })).toBeVisible();
      await expect(monthList(page).first()).toContainText('2026');

      const refetched = page.waitForRequest('**/api/calendar-brochures');
      await page
        .getByRole('navigation', { name: t('Years') })
        .getByRole('link', { name: '2025' })
        .click();
      expect((await refetched).postDataJSON()).toEqual({ year: 2025 });
      await expect(page.getByRole('table', { name: nameOf('2025-09') })).toBeVisible();
      const list = /\/storage\/calendars\/holiday-list-2025-\w+\.pdf$/;
      await opensInNewTab(page, context, t('Download Holiday List'), list);
      await opensInNewTab(page, context, t('Download Calendar'), /\/storage\/calendars\/calendar-2025-\w+\.pdf$/);

      const feed = page.locator('main a[href^="webcal:"]').first();
      await expect(feed).toHaveAttribute('href', /^webcal:\/\/.+\/holiday-list\/all\.ics$/);
      await expectAccessible(page);
    });
  });
}

test.describe('at 1440 px', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

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

  test('a list that cannot be loaded is tried three times more, and then says so', async ({ page, expectErrors }) => {
    expectErrors(/500 .*\/holiday-list\.data/, /ERR_FAILED .*\/holiday-list/);
    await page.goto('/services');
    await hydrated(page);
    await page.route('**/holiday-list.data**', (route) => route.fulfill({ status: 500, body: 'fault' }));
    const calls = await failing(page, 'holiday-list');
    const callsAtMessage = await watchMessage(page, calls);
    await page.getByRole('link', { name: 'Holiday list' }).first().click();
    const message = page.getByRole('heading', { name: 'Failed to load data. Please try again later.' });
    await expect(message).toBeVisible({ timeout: 25_000 });
    expect(calls()).toBe(3);
    expect(callsAtMessage(), 'nothing says that it failed before the last retry').toEqual([3]);
  });

  test('a retry that succeeds shows the page', async ({ page, expectErrors }) => {
    expectErrors(/500 .*\/knowledge-base\.data/, /ERR_FAILED .*\/knowledge-base/);
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

/** Notes the number of calls whenever a message appears in the page, even for a single frame. */
async function watchMessage(page: Page, calls: () => number): Promise<() => number[]> {
  const seen = new Set<number>();
  await page.exposeFunction('noteMessage', () => {
    seen.add(calls());
  });
  await page.evaluate(() => {
    const { noteMessage } = window as unknown as { noteMessage: () => void };
    new MutationObserver(() => {
      if (document.querySelector('main [role=alert]')) noteMessage();
    }).observe(document.body, { childList: true, subtree: true });
  });
  return () => [...seen];
}

async function opensInNewTab(page: Page, context: BrowserContext, name: string, address: RegExp) {
  const link = page.getByRole('link', { name });
  await expect(link).toHaveAttribute('href', address);
  await expect(link).toHaveAttribute('target', '_blank');
  const href = await link.getAttribute('href');
  const answer = await context.request.get(href ?? '');
  expect(answer.headers()['content-type']).toBe('application/pdf');
}
