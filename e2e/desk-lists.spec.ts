import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { enterByPasskey, heading, invitationOf, toast } from './desk-steps.ts';
import { expectAccessible } from './journeys.ts';
import { expect, test } from './test.ts';

const unique = () => `${Date.now().toString(36)}${test.info().retry}`;

/** Begins drafts by the call of the desk, as many people would over some days. */
async function begin(page: Page, names: string[]) {
  await page.evaluate(async (all) => {
    for (const name of all) {
      const document = { name, text: 'They answered.', isSample: false };
      const [headers, body] = [{ 'content-type': 'application/json' }, JSON.stringify({ document })];
      await fetch('/api/desk/records/testimonials', { method: 'POST', headers, body });
    }
  }, names);
}

test('several drafts are published at once, put into order, exported and taken from the site', async ({ page }) => {
  const mark = unique();
  const [first, second, third] = ['Zorbit one', 'Zorbit two', 'Zorbit three'].map((name) => `${name} ${mark}`) as [
    string,
    string,
    string,
  ];
  await enterByPasskey(page, invitationOf(26));
  await begin(page, [first, second, third, first]);
  await page.goto('/desk/drafts?whose=mine&page=2');
  await expect(page.getByText('Nothing stands on this page any more')).toBeVisible();
  await page.getByRole('link', { name: 'To the first page' }).click();
  await expect(page.getByRole('link', { name: third })).toBeVisible();
  await expectAccessible(page);
  await page.goto(`/desk/records/testimonials?q=${mark}`);
  await expect(heading(page)).toHaveText('Testimonials');

  // A range with Shift, then all of the page.
  const boxes = page.getByRole('checkbox', { name: /^Choose Zorbit/ });
  await boxes.nth(0).check();
  await boxes.nth(2).click({ modifiers: ['Shift'] });
  await expect(page.getByRole('region', { name: 'Chosen records' })).toContainText('3 chosen');
  await page.getByRole('checkbox', { name: 'All of this page' }).check();
  await expect(page.getByRole('region', { name: 'Chosen records' })).toContainText('4 chosen');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Publish 4 drafts' }).click();
  await expect(page.getByText('3 published, 1 refused:')).toBeVisible();
  await expect(page.getByText('Another record has this already.')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('checkbox', { name: 'All of this page' }).check();
  await page.getByRole('button', { name: 'Discard drafts: 1' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Discard drafts: 1' }).click();
  await expect(page.getByText('1 draft discarded')).toBeVisible();

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export as CSV' }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toMatch(/^testimonials-.*\.csv$/);
  const csv = await readFile(await file.path(), 'utf8');
  expect(csv).toContain(second);
  expect(csv.trim().split('\n')).toHaveLength(4);

  await page.getByRole('link', { name: 'Change the order' }).click();
  await expect(heading(page)).toHaveText('Order: Testimonials');
  await expectAccessible(page);
  const rows = page.getByRole('list', { name: 'Testimonials' }).getByRole('listitem');
  const at = async (name: string) => (await rows.allTextContents()).findIndex((text) => text.includes(name));
  const up = rows.filter({ hasText: third }).getByRole('button', { name: 'Move up' });
  await up.focus();
  await page.keyboard.press('Alt+ArrowUp');
  await expect(page.getByText(`${third}: moved to place`)).toBeAttached();
  await expect(up).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Alt+Home');
  expect(await at(third)).toBe(0);

  // By the pointer: the last row goes to the top.
  const grip = rows.last().locator('span').first();
  const name = (await rows.last().locator('bdi').textContent()) ?? '';
  const [from, to] = [await grip.boundingBox(), await rows.first().boundingBox()];
  if (!from || !to) throw new Error('the rows are not shown');
  await grip.hover();
  await page.mouse.down();
  await page.mouse.move(to.x + 20, to.y + 4, { steps: 20 });
  await page.mouse.up();
  await expect(rows.first()).toContainText(name);
  await page.getByRole('button', { name: 'Save the order' }).click();
  await toast(page, 'The order is saved');
  await page.reload();
  await expect(rows.first()).toContainText(name);

  await page.goto(`/desk/records/testimonials?q=${mark}`);
  await page.getByRole('checkbox', { name: 'All of this page' }).check();
  await page.getByRole('button', { name: 'Take 3 from the site' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Take 3 from the site' }).click();
  await expect(page.getByText('3 taken from the site')).toBeVisible();

  await test.step('a list is narrowed to a category, and to a record that is looked for, by the keyboard', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    const total = (query: string) =>
      page.evaluate(async (path) => (await (await fetch(path)).json()).total, `/api/desk/records/${query}`);
    const count = page.getByRole('status').filter({ hasText: /^[\d,]+ records?$/ });
    await page.goto('/desk/records/products');
    const category = page.getByRole('combobox', { name: 'Categories' });
    await category.focus();
    await page.keyboard.press('ArrowDown');
    await expect(page).toHaveURL(/[?&]with\.categories=[\w-]+/);
    const chosen = await category.inputValue();
    const fit = await total(`products?with.categories=${chosen}`);
    expect(fit).toBeGreaterThan(0);
    expect(fit).toBeLessThan(await total('products'));
    await expect(count).toHaveText(new RegExp(`^${fit} record`));
    // Words are looked for beside it.
    await page.getByRole('searchbox', { name: 'Name or address' }).fill('zorbit nothing');
    await page.keyboard.press('Enter');
    await expect(page.getByText('No record fits')).toBeVisible();
    await expect(category).toHaveValue(chosen);
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Remove the filters' }).click();
    await expect(category).toHaveValue('');

    await page.goto('/desk/records/requirements');
    await page.locator('summary', { hasText: 'Filters' }).click();
    const product = page.getByRole('combobox', { name: 'Product', exact: true });
    await product.fill('kettle');
    await expect(page.getByRole('option', { name: /kettle/i }).first()).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/[?&]with\.product=[\w-]*kettle/);
    await expect(page.getByRole('rowheader').first()).toBeVisible();
    await expectAccessible(page);
    const remove = page.getByRole('button', { name: /^Remove: / });
    await expect(remove).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(product).toBeFocused();
    await expect(page).not.toHaveURL(/with\.product=[\w-]/);
  });
});

test('of two who change one order, the second keeps theirs and chooses', async ({ page, expectErrors }) => {
  expectErrors(/409 .*\/order/);
  await enterByPasskey(page, invitationOf(27));
  await page.goto('/desk/records/kyc-items/order');
  const rows = page
    .getByRole('list', { name: /.+/ })
    .filter({ has: page.getByRole('button', { name: /^Move up/ }) })
    .getByRole('listitem');
  await expect(rows.first()).toBeVisible();
  const before = await rows.allTextContents();
  await page.evaluate(async () => {
    const address = '/api/desk/records/kyc-items/order';
    const { rows: all } = await (await fetch(address)).json();
    const was = all.map(({ id }: { id: string }) => id);
    const body = JSON.stringify({ ids: was.toReversed(), was });
    await fetch(address, { method: 'PUT', headers: { 'content-type': 'application/json' }, body });
  });
  await rows
    .first()
    .getByRole('button', { name: /^Move down/ })
    .click();
  await page.getByRole('button', { name: 'Save the order' }).click();
  const conflict = page.getByRole('region', { name: 'Somebody else has changed this list' });
  await expect(conflict).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save the order' }).click();
  await toast(page, 'The order is saved');
  await rows
    .nth(1)
    .getByRole('button', { name: /^Move up/ })
    .click();
  // The note of the first save may still stand there.
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok());
  await page.getByRole('button', { name: 'Save the order' }).click();
  await saved;
  await expect(conflict).toBeHidden();
  await page.reload();
  await expect(rows).toHaveText(before);
});
