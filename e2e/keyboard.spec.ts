import type { Page } from '@playwright/test';
import { hydrated } from './hydrated.ts';
import { expect, test } from './test.ts';

test.use({ viewport: { width: 1440, height: 900 } });

/** What has the focus, as a person hears it, and whether its ring can be seen. */
async function focused(page: Page) {
  return page.evaluate(() => {
    const element = document.activeElement as HTMLElement;
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return {
      name: (element.getAttribute('aria-label') ?? element.textContent ?? '').trim(),
      ringed: outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
    };
  });
}

test('the first tab stop leads past the navigation', async ({ page }) => {
  await page.goto('/services');
  await page.keyboard.press('Tab');
  expect((await focused(page)).name).toBe('Skip to content');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
});

test('the Tab key moves through the bars in reading order, and each stop is visible', async ({ page }) => {
  await page.goto('/services');
  await hydrated(page);
  const names: string[] = [];
  for (let stop = 0; stop < 40; stop++) {
    await page.keyboard.press('Tab');
    if (await page.evaluate(() => document.activeElement?.closest('main') !== null)) break;
    const { name, ringed } = await focused(page);
    expect(ringed, `the ring of “${name}”`).toBe(true);
    names.push(name);
  }
  const places = [
    'Skip to content',
    'Share',
    'Partner with us',
    'Language: English',
    'Services',
    'Schedule a call',
    'Search',
    'Log in or register',
  ];
  const order = places.map((place) => names.lastIndexOf(place));
  expect(order).not.toContain(-1);
  expect(order).toEqual(order.toSorted((one, other) => one - other));
});

for (const [name, id] of [
  ['Partner with us', 'partner'],
  ['Schedule a call', 'schedule'],
  ['Search', 'search'],
  ['Log in or register', 'account'],
] as const) {
  test(`“${name}” opens, keeps the focus inside and closes`, async ({ page }) => {
    await page.goto('/services');
    await hydrated(page);
    const opener = page.getByRole('banner').getByRole('button', { name });
    await opener.focus();
    await page.keyboard.press('Enter');
    const dialog = page.locator(`dialog#${id}`);
    await expect(dialog).toBeVisible();
    for (let stop = 0; stop < 8; stop++) {
      await page.keyboard.press('Tab');
      const outside = await page.evaluate(
        (elementId) => document.activeElement !== document.body && !document.activeElement?.closest(`#${elementId}`),
        id,
      );
      expect(outside).toBe(false);
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  });
}

for (const [name, id] of [
  ['Share', 'share-top'],
  ['Language: English', 'language-menu'],
] as const) {
  test(`the menu “${name}” opens, can be traversed and closes`, async ({ page }) => {
    await page.goto('/services');
    await hydrated(page);
    const opener = page.getByRole('banner').getByRole('button', { name });
    await opener.focus();
    await page.keyboard.press('Enter');
    await expect(page.locator(`#${id}`)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.locator(`#${id} a`).first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.locator(`#${id}`)).toBeHidden();
    await expect(opener).toBeFocused();
  });
}
