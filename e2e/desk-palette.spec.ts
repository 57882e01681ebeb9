import type { Page } from '@playwright/test';
import { pressKey, typeInto } from './desk-keys.ts';
import { enterByPasskey, heading, invitationOf, toast } from './desk-steps.ts';
import { expectAccessible } from './journeys.ts';
import { expect, test } from './test.ts';

const finds = '**/api/desk/find?**';

test('records are found by the keyboard, and old addresses are led to them', async ({ page, expectErrors }) => {
  expectErrors(/502 .*\/api\/desk\/find/, /422 .*\/api\/desk\/redirects/);
  await enterByPasskey(page, invitationOf(53));
  await findRecord(page);
  await findOrder(page);
  await expectNoLateAnswer(page);
  await expectFault(page);
  await leadOn(page);
});

/** Two letters bring records of several kinds; the arrows go through all that there is. */
async function findRecord(page: Page) {
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Find' });
  await expect(palette.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('ke');
  await expect(palette.getByRole('status')).toContainText(/records, orders or leads have this name/);
  await page.keyboard.type('ttle');
  const product = palette.getByRole('option', { name: /kettle.* Products/i }).first();
  await expect(product).toBeVisible();
  await expectAccessible(page);
  const name = (await product.locator('span').first().textContent()) ?? '';
  for (let steps = 0; (await product.getAttribute('aria-selected')) !== 'true'; steps += 1) {
    expect(steps).toBeLessThan(30);
    await page.keyboard.press('ArrowDown');
  }
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText(name);
  await expect(heading(page)).toBeFocused();
}

async function findOrder(page: Page) {
  await page.keyboard.press('Control+k');
  await page.keyboard.type('so 5596');
  await expect(page.getByRole('option', { name: /S\.O\. 5596\(E\).* Orders/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('S.O. 5596(E)');
}

/** What was asked for first and comes last replaces nothing. */
async function expectNoLateAnswer(page: Page) {
  const held = Promise.withResolvers<void>();
  await page.route(finds, async (route) => {
    if (new URL(route.request().url()).searchParams.get('q') === 'kettle') await held.promise;
    await route.fallback();
  });
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Find' });
  const words = palette.getByRole('combobox');
  const asked = page.waitForRequest(/find\?q=kettle$/);
  await words.fill('kettle');
  await asked;
  await words.fill('cement');
  await expect(palette.getByRole('option', { name: /cement.* Products/i }).first()).toBeVisible();
  held.resolve();
  await page.waitForTimeout(500);
  await expect(palette.getByRole('option', { name: /kettle/i })).toHaveCount(0);
  await expect(palette.getByRole('option', { name: /cement.* Products/i }).first()).toBeVisible();
  await words.fill('nothing of that name');
  await expect(palette.getByText('Nothing has this name.')).toBeVisible();
  await page.unroute(finds);
}

/** Screens are still found while records cannot be. */
async function expectFault(page: Page) {
  await page.route(finds, (route) => route.fulfill({ status: 502, body: 'away' }));
  const palette = page.getByRole('dialog', { name: 'Find' });
  await palette.getByRole('combobox').fill('redirects');
  await expect(palette.getByText('Records could not be searched.')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('Redirects');
  await page.unroute(finds);
}

async function leadOn(page: Page) {
  const [from, to] = ['/old-shop/kettles.html', '/services'];
  const led = async () => (await page.request.get(from, { maxRedirects: 0 })).headers().location ?? 'nowhere';
  expect(await led()).toBe('nowhere');
  await expectAccessible(page);
  await pressKey(page, page.getByRole('button', { name: 'Add a redirect' }));
  const dialog = page.getByRole('dialog', { name: 'Add a redirect' });
  await typeInto(page, dialog.getByLabel('Old address'), '/products');
  await typeInto(page, dialog.getByLabel('Leads to'), to);
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('A page has this address.').first()).toBeVisible();
  await expectAccessible(page);
  await typeInto(page, dialog.getByLabel('Old address'), from);
  await pressKey(page, dialog.getByRole('button', { name: 'Save the redirect' }));
  await toast(page, `Visitors of ${from} are led to ${to} from now on.`);
  expect(await led()).toBe(to);

  const row = page.getByRole('row').filter({ hasText: from });
  await pressKey(page, row.getByRole('button', { name: `Change ${from}` }));
  const change = page.getByRole('dialog', { name: 'Change the redirect' });
  await typeInto(page, change.getByLabel('Leads to'), '/orders');
  await pressKey(page, change.getByRole('button', { name: 'Save the redirect' }));
  await expect(row).toContainText('/orders');
  await expect.poll(led).toBe('/orders');

  await typeInto(page, page.getByRole('searchbox'), 'old-shop');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/q=old-shop/);
  await expectAccessible(page);
  await pressKey(page, row.getByRole('button', { name: `Delete ${from}` }));
  await pressKey(page, page.getByRole('dialog').getByRole('button', { name: 'Delete the redirect' }));
  await expect(page.getByText('No redirect fits')).toBeVisible();
  await expect.poll(led).toBe('nowhere');
}
