import type { Page } from '@playwright/test';
import { hydrated } from './hydrated.ts';
import { expect, test } from './test.ts';

const sections = [
  'home-about',
  'home-brochure',
  'home-call',
  'home-process',
  'home-blog',
  'home-testimonial',
  'home-associates',
];

function collectSectionCalls(page: Page): string[] {
  const called: string[] = [];
  page.on('request', (request) => {
    const name = /\/api\/(home-[a-z]+)/.exec(request.url())?.[1];
    if (name) called.push(name);
  });
  return called;
}

async function scrollSlowly(page: Page) {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 300) {
      window.scrollTo({ top: y, behavior: 'instant' });
      await new Promise((resolve) => setTimeout(resolve, 80));
    }
  });
}

test('sections are requested in order as they come near the viewport', async ({ page }) => {
  const called = collectSectionCalls(page);
  await page.goto('/');
  await hydrated(page);
  await page.waitForTimeout(500);
  expect(called).toEqual([]);
  await scrollSlowly(page);
  await expect.poll(() => called).toEqual(sections);
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
});

test('a section that fails is left out, and the others are shown', async ({ page, expectErrors }) => {
  expectErrors(/ERR_FAILED .*\/home-call/, /\/home-call no answer/);
  await page.route('**/api/home-call', (route) => route.abort());
  await page.goto('/');
  await hydrated(page);
  const places = page.locator('main > [aria-busy]');
  await expect(places).toHaveCount(sections.length);
  await scrollSlowly(page);
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
  await expect(places).toHaveCount(sections.length - 1);
});

test('sections with answers that cannot be shown are left out without a gap', async ({ page, expectErrors }) => {
  expectErrors(/TypeError/);
  await page.route('**/api/home-process', (route) => route.fulfill({ json: {} }));
  await page.route('**/api/home-blog', (route) => route.fulfill({ body: 'no JSON' }));
  await page.goto('/');
  await hydrated(page);
  const places = page.locator('main > [aria-busy]');
  await expect(places).toHaveCount(sections.length);
  await scrollSlowly(page);
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
  await expect(places).toHaveCount(sections.length - 2);
});

test('without script each section leads to a page that has it', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  for (const name of ['What clients say about us', 'Firms we work with']) {
    await page.goto('/');
    await page.getByRole('link', { name }).click();
    await expect(page.locator(new URL(page.url()).hash)).toBeVisible();
  }
});

test('the carousel can be paused and moved by hand', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  await scrollSlowly(page);
  const carousel = page.locator('section:has(> .carousel-track)');
  await carousel.scrollIntoViewIfNeeded();
  await carousel.getByRole('button', { name: 'Pause' }).click();
  await expect(carousel.getByRole('button', { name: 'Play' })).toBeVisible();
  const track = carousel.locator('.carousel-track');
  const place = () => track.evaluate((element) => Math.round(element.scrollLeft));
  const before = await place();
  await carousel.getByRole('button', { name: 'Next' }).click();
  await expect.poll(place).not.toBe(before);
});

test.describe('the search of the home page', () => {
  test('answers in place when one product is meant, by the keyboard alone', async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    await page.getByRole('main').getByRole('searchbox').fill('electric kettles');
    await page.keyboard.press('Enter');
    const sheet = page.getByRole('main').getByRole('article');
    await expect(sheet.getByRole('heading', { name: /^Applies/ })).toBeVisible();
    await expect(page).toHaveURL(/\/$/);
    await page.keyboard.press('Tab');
    await expect(sheet.getByRole('link', { name: 'Electric kettle' })).toBeFocused();
  });

  test('asks when several products are meant, and leads to all results', async ({ page }) => {
    await page.goto('/ar');
    await hydrated(page);
    const main = page.getByRole('main');
    await main.getByRole('searchbox').fill('cable');
    await page.keyboard.press('Enter');
    await expect(main.getByRole('heading', { name: 'أيّها تقصد' })).toBeVisible();
    await main.getByRole('link', { name: 'cable' }).last().click();
    await expect(page).toHaveURL(/\/ar\/search\?q=cable$/);
  });

  test('opens the results for a code', async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    await page.getByRole('main').getByRole('searchbox').fill('IS 302');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/search\?q=IS(\+|%20)302$/);
  });
});

// Not in Hindi: where a machine has no Devanagari font, the boxes in place of its letters have other widths.
for (const [path, font] of [
  ['/', 'a wide font'],
  ['/ar', 'this machine’s font'],
] as const)
  test(`nothing moves at ${path} in ${font} when a section appears, because each fits the space reserved for it`, async ({
    page,
  }) => {
    await page.goto(path);
    await hydrated(page);
    await scrollSlowly(page);
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
    if (font === 'a wide font') await widenText(page);
    for (const width of [360, 390, 480, 639, 640, 768, 820, 900, 991, 992, 1100, 1200, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const overflowing = await page
        .locator('main [aria-busy=false]')
        .evaluateAll((shown) =>
          shown
            .map((section) => [
              section.querySelector('h2')?.textContent,
              section.getBoundingClientRect().height - Number.parseFloat(getComputedStyle(section).minHeight),
            ])
            .filter(([, excess]) => Number(excess) > 0.5),
        );
      expect.soft(overflowing, `at ${width} px`).toEqual([]);
    }
  });

/**
 * Draws Latin text in the site's own font, widened until it is a little wider than DejaVu Sans and Verdana, the widest
 * that systems use: so the result is the same on every machine.
 */
async function widenText(page: Page) {
  await page.evaluate(async () => {
    const [heading] = [...document.querySelectorAll<HTMLLinkElement>('link[as=font]')];
    const wide = new FontFace('Wide', `url(${heading?.href})`, { sizeAdjust: '120%' } as FontFaceDescriptors);
    document.fonts.add(await wide.load());
    document.documentElement.style.setProperty('--font-sans', 'Wide, system-ui');
  });
}
