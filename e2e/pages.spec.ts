import type { Page } from '@playwright/test';
import type { RuleObject } from 'axe-core';
import { expectKeptTitle } from './expect-kept-title.ts';
import { expectLargeTextFits } from './expect-large-text-fits.ts';
import { hydrated } from './hydrated.ts';
import { findViolations } from './journeys.ts';
import { pageKinds, pages, shiftingKinds, widths } from './pages.ts';
import { readSitemap } from './read-sitemap.ts';
import { addressOf, unlistedPatterns } from './routed-pages.ts';
import { expect, test } from './test.ts';

const [narrow, middle, wide] = widths;
const kinds = [...pageKinds.map(({ path }) => path), ...unlistedPatterns];

test.describe(`at ${narrow} px`, () => {
  test.use({ viewport: { width: narrow, height: 900 } });

  for (const path of [...pages, ...unlistedPatterns]) {
    test(`${path} is complete, does not shift, and is accessible`, async ({ page, baseURL }) => {
      test.setTimeout(90_000);
      await expectSteady(page, await addressAt(path, baseURL));
      expect(await page.locator('h1').count(), 'one heading of the first rank').toBe(1);
      await expectAccessible(page);
      // Other widths and large text matter to the layout of a kind, less to its states; axe finds the same there.
      if (kinds.includes(path)) {
        await page.setViewportSize({ width: middle, height: 900 });
        expect(await sidewaysOverflow(page), `nothing scrolls sideways at ${middle} px`).toBe(0);
      }
      await page.setViewportSize({ width: wide, height: 900 });
      expect(await sidewaysOverflow(page), `nothing scrolls sideways at ${wide} px`).toBe(0);
      if (kinds.includes(path)) {
        await expectAccessible(page, { 'color-contrast': { enabled: false } });
        await page.setViewportSize({ width: narrow, height: 900 });
        await expectLargeTextFits(page);
      }
    });
  }
});

test.describe(`at ${wide} px`, () => {
  test.use({ viewport: { width: wide, height: 900 } });

  for (const path of shiftingKinds) {
    test(`${path} does not shift`, async ({ page, baseURL }) => {
      await expectSteady(page, await addressAt(path, baseURL));
    });
  }
});

for (const path of ['/', '/ar']) {
  test(`${path} does not shift when a visitor jumps to its end`, async ({ page }) => {
    await watchLayoutShifts(page);
    await page.goto(path);
    await hydrated(page);
    await page.keyboard.press('End');
    await page.waitForTimeout(1_500);
    expect(await layoutShift(page)).toBe(0);
  });
}

test('a crumb that has been read by half stands where the whole one will', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/knowledge-base/bis-basics');
  await hydrated(page);
  const crumb = page.locator('nav:has(> ol) li').nth(1);
  const place = () => crumb.evaluate((element) => element.getBoundingClientRect().top);
  const whole = await place();
  await crumb.locator('a').evaluate((link) => link.remove());
  expect(await place()).toBe(whole);
});

// `tests/pages/missing-pages.test.ts` asks for one of each kind.
for (const path of ['/nowhere', '/hi/nothing']) {
  test(`${path} is not found, and the page says what to do next`, async ({ page, expectErrors }) => {
    expectErrors(/404 /);
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    await expect(page.locator('main h1')).toBeVisible();
    await expect(page.locator('main a[href="/"], main a[href="/hi"]')).toBeVisible();
  });
}

async function addressAt(path: string, baseURL: string | undefined): Promise<string> {
  return path.includes(':') ? addressOf(path, await readSitemap((file) => fetch(new URL(file, baseURL)))) : path;
}

/** Opens a page and scrolls through it, during which nothing may move by itself. */
async function expectSteady(page: Page, address: string) {
  const earlyScripts = collectScriptsBeforeLoad(page);
  await watchLayoutShifts(page);
  const { response, header } = await openUnchanged(page, address);
  expect(response?.status()).toBe(200);
  await expectKeptTitle(page, response);
  await scrollThrough(page);
  expect(await header?.evaluate(({ isConnected }) => isConnected), 'the document is continued, not drawn anew').toBe(
    true,
  );
  expect(await sidewaysOverflow(page), 'nothing scrolls sideways').toBe(0);
  expect(await layoutShift(page), 'nothing moves by itself').toBe(0);
  expect(earlyScripts, 'no script file before the load event').toEqual([]);
}

async function expectAccessible(page: Page, rules: RuleObject = {}) {
  // Further down, a bar that stays in sight covers parts of targets.
  await page.evaluate(() => {
    window.scrollTo({ top: 0, behavior: 'instant' });
    return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
  expect(await findViolations(page, 'html', { 'target-size': { enabled: true }, ...rules })).toEqual([]);
}

/**
 * Opens a page, once more if another test has changed the content meanwhile: a document and the data that follow it are
 * then of two versions, and the page is drawn anew on purpose.
 */
async function openUnchanged(page: Page, address: string) {
  for (let attempts = 1; ; attempts += 1) {
    const response = await page.goto(address);
    const header = await page.locator('header').first().elementHandle();
    await hydrated(page);
    const isOneVersion = await page.evaluate(() => {
      const { starting, dataVersion } = window as { starting?: { version: string }; dataVersion?: string };
      return starting?.version === dataVersion;
    });
    if (isOneVersion || attempts === 5) return { response, header };
  }
}

function collectScriptsBeforeLoad(page: Page): string[] {
  const early: string[] = [];
  let loaded = false;
  page.on('load', () => {
    loaded = true;
  });
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loaded = false;
    if (!loaded && request.resourceType() === 'script') early.push(request.url());
  });
  return early;
}

async function watchLayoutShifts(page: Page) {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
        if (!entry.hadRecentInput) shifts.push(entry.value);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

async function layoutShift(page: Page): Promise<number> {
  const total = await page.evaluate(() =>
    (window as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0),
  );
  return Math.round(total * 1_000) / 1_000;
}

async function scrollThrough(page: Page) {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 600) {
      window.scrollTo(0, y);
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
    window.scrollTo(0, 0);
  });
}

async function sidewaysOverflow(page: Page): Promise<number> {
  return page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - window.innerWidth));
}
