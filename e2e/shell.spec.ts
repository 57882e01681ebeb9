import type { Page } from '@playwright/test';
import { hydrated } from './hydrated.ts';
import { expect, test } from './test.ts';

const wide = { viewport: { width: 1440, height: 900 } };
const phone = { viewport: { width: 390, height: 844 } };

async function closesByEscape(page: Page, id: string, opener: ReturnType<Page['locator']>) {
  await opener.click();
  const dialog = page.locator(`dialog#${id}`);
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
}

test.describe('on a desktop', () => {
  test.use(wide);

  test('the button to the top appears below 300 px and scrolls to the top', async ({ page }) => {
    await page.goto('/services');
    await hydrated(page);
    const up = page.getByRole('button', { name: 'Scroll to top' });
    await page.evaluate(() => window.scrollTo({ top: 300, behavior: 'instant' }));
    await expect(up).toBeHidden();
    await page.evaluate(() => window.scrollTo({ top: 301, behavior: 'instant' }));
    await expect(up).toBeVisible();
    await up.click();
    await expect(up).toBeHidden();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  });

  test('another page begins at its top at once, and a place on the same page is moved to', async ({ page }) => {
    await page.goto('/services');
    await hydrated(page);
    await page.evaluate(() => {
      window.scrollTo({ top: 800, behavior: 'instant' });
      addEventListener('scroll', () =>
        document.body.setAttribute('data-places', `${document.body.dataset.places ?? ''} ${Math.round(scrollY)}`),
      );
    });
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Career', exact: true }).first();
    await link.evaluate((own: HTMLAnchorElement) => own.click());
    await expect(page).toHaveURL(/\/career$/);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    const places = await page.evaluate(() => document.body.dataset.places?.trim().split(' ').map(Number) ?? []);
    expect(places.filter((place) => place !== 0 && place !== 800)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.style.scrollBehavior)).toBe('');
  });

  test('a page can be shared in exactly eight ways', async ({ page }) => {
    await page.goto('/products/laptop');
    await page.getByRole('banner').getByRole('button', { name: 'Share' }).click();
    const ways = page.locator('#share-top a');
    await expect(ways).toHaveCount(8);
    await expect(ways.first()).toBeVisible();
    for (const href of await ways.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))) {
      expect(decodeURIComponent(href)).toContain('/products/laptop');
    }
    await page.keyboard.press('Escape');
    await expect(ways.first()).toBeHidden();
  });

  test('drawers open with a click, close with Escape and return the focus', async ({ page }) => {
    await page.goto('/services');
    await hydrated(page);
    const bar = page.getByRole('banner');
    await closesByEscape(page, 'partner', bar.getByRole('button', { name: 'Partner with us' }));
    await closesByEscape(page, 'schedule', bar.getByRole('button', { name: 'Schedule a call' }));
    await closesByEscape(page, 'search', bar.getByRole('button', { name: 'Search' }));
    const footer = page.getByRole('contentinfo');
    await closesByEscape(page, 'callback', footer.getByRole('button', { name: 'Request a callback' }));
    await closesByEscape(page, 'brochure', footer.getByRole('button', { name: 'Request a brochure' }));
  });

  test('the account button opens the drawer, even after an expired session has been forgotten', async ({
    page,
    expectErrors,
  }) => {
    expectErrors(/401 .*\/check-token/);
    await page.goto('/services');
    await hydrated(page);
    const sign = page.getByRole('banner').getByRole('button', { name: 'Log in or register' });
    await closesByEscape(page, 'account', sign);
    await page.evaluate(() => {
      localStorage.setItem('token', 'a token');
      localStorage.setItem('client', JSON.stringify({ name: 'Asha' }));
    });
    await page.reload();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBe(null);
    await closesByEscape(page, 'account', sign);
  });

  test('a chosen language is remembered and used again', async ({ page, context }) => {
    await page.goto('/services');
    await hydrated(page);
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^Language/ })
      .click();
    await page.locator('#language-menu').getByRole('button', { name: 'More languages' }).click();
    const request = page.waitForRequest(/\/set-locale\/ar$/);
    await page.locator('dialog#languages').getByRole('link', { name: 'العربية' }).click();
    await request;
    await expect(page).toHaveURL(/\/ar\/services$/);
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    expect((await context.cookies()).find(({ name }) => name === 'locale')?.value).toBe('ar');
    expect(await page.evaluate(() => localStorage.getItem('locale'))).toBe('ar');
    await page.goto('/products');
    await expect(page).toHaveURL(/\/ar\/products$/);
  });

  test('calls are sent with the language of the page', async ({ page }) => {
    const request = page.waitForRequest(/\/api\/set-locale\//);
    await page.goto('/ar/services');
    expect((await request).headers()['current-locale']).toBe('ar');
  });

  test('an address without a page says so and links to the home page', async ({ page, expectErrors }) => {
    expectErrors(/404 .*\/nowhere/);
    await page.goto('/nowhere');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
    await page.getByRole('main').getByRole('link', { name: 'Go to Home' }).click();
    await expect(page).toHaveURL(/:\d+\/$/);
  });
});

test.describe('on a phone', () => {
  test.use(phone);

  for (const [path, menu, products, address] of [
    ['/', 'Menu', 'Products', /:\d+\/products$/],
    ['/ar', 'القائمة', 'المنتجات', /\/ar\/products$/],
  ] as const) {
    test(`the links of the menu of ${path} work, and the menu closes behind them`, async ({ page }) => {
      await page.goto(path);
      await hydrated(page);
      await closesByEscape(page, 'menu', page.getByRole('banner').getByRole('button', { name: menu, exact: true }));
      await page.getByRole('banner').getByRole('button', { name: menu, exact: true }).click();
      const drawer = page.locator('dialog#menu');
      expect((await drawer.boundingBox())?.width).toBeCloseTo(390);
      await drawer.getByRole('link', { name: products, exact: true }).first().click();
      await expect(page).toHaveURL(address);
      await expect(drawer).toBeHidden();
    });
  }
});

test('a page whose data could not be fetched blames the connection, not us', async ({ page, expectErrors }) => {
  expectErrors(/Failed to fetch|ERR_FAILED/);
  await page.goto('/services');
  await hydrated(page);
  await page.route('**/*.data*', (route) => route.abort());
  await page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'Products' }).click();
  await expect(page.getByText('The server did not answer. Check your connection and try again.')).toBeVisible();
});

test.describe('with forced colours', () => {
  test.use({ ...wide, forcedColors: 'active' });

  test('the current entry of a navigation has a bar, and no other entry', async ({ page }) => {
    await page.goto('/services');
    for (const [name, edge] of [
      ['Main navigation', 'borderBottomColor'],
      ['Categories', 'borderInlineStartColor'],
    ] as const) {
      const links = page.getByRole('navigation', { name }).getByRole('link');
      const bars = await links.evaluateAll(
        (all, side) => all.map((link) => ({ isCurrent: link.ariaCurrent !== null, bar: getComputedStyle(link)[side] })),
        edge,
      );
      const [current, ...others] = bars.toSorted((a, b) => Number(b.isCurrent) - Number(a.isCurrent));
      expect(others.map(({ bar }) => bar)).not.toContain(current?.bar);
    }
  });
});

test('pages where nobody enquires keep the enquiry under one line, and it opens', async ({ page }) => {
  await page.goto('/sitemap');
  const band = page.locator('section[aria-labelledby=enquiry-title]');
  await expect(band.locator('[name=name]')).toBeHidden();
  await band.getByText('Ask a consultant').click();
  await expect(band.locator('[name=name]')).toBeVisible();
  await hydrated(page);
  await band.locator('[name=name]').fill('Meera Krishnan');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Services', exact: true }).click();
  await expect(page).toHaveURL(/\/services$/);
  await expect(band.getByText('Ask a consultant')).toBeHidden();
  await expect(band.locator('[name=name]'), 'what was typed stays').toHaveValue('Meera Krishnan');
});

test('every page below home names itself in its breadcrumbs', async ({ page }) => {
  for (const [path, name] of Object.entries({ '/contact': 'Contact', '/career': 'Career', '/about': 'About' })) {
    await page.goto(path);
    await expect(page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem')).toHaveText(['Home', name]);
  }
});
