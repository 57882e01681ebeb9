import type { Page } from '@playwright/test';
import { enterByPasskey, heading, invitationOf } from './desk-steps.ts';
import { expectAccessible } from './journeys.ts';
import { expect, test } from './test.ts';

const publicText = async (page: Page, path: string) => (await page.request.get(path)).text();
const panel = (page: Page) => page.getByRole('region', { name: 'Publishing' });
const saved = (page: Page) => expect(page.getByText(/^Saved at /)).toBeVisible();
const unique = () => `${Date.now().toString(36)}${test.info().retry}`;

test('a notification is written, kept while the server is away, published, corrected and restored', async ({
  page,
  expectErrors,
}) => {
  expectErrors(/ERR_FAILED .*\/draft/, /422 .*\/publish/);
  const name = `Order on zorbit lamps ${unique()}`;
  await enterByPasskey(page, invitationOf(8));
  await page.getByRole('navigation').getByRole('link', { name: 'Notifications', exact: true }).click();
  await expect(heading(page)).toHaveText('Notifications');
  await expect(page.getByRole('table')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'New', exact: true }).click();
  await expect(heading(page)).toHaveText('New: Notification');
  await expectAccessible(page);

  await page.getByLabel('Name', { exact: true }).fill(name);
  await expect(page.getByLabel('Address on the site')).toHaveValue(/^order-on-zorbit-lamps-/);
  const slug = await page.getByLabel('Address on the site').inputValue();
  await saved(page);
  await expect(page).toHaveURL(/\/records\/notifications\/new-\d+$/);
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused();

  // Nobody can publish what is unfinished, and each field says what it lacks.
  await panel(page).getByRole('button', { name: 'Publish', exact: true }).click();
  const problem = page.getByRole('region', { name: 'There is a problem' });
  await expect(problem).toBeFocused();
  await problem.getByRole('link', { name: 'Summary' }).click();
  await expect(page.getByLabel('Summary')).toBeFocused();
  await expectAccessible(page);

  await page.getByRole('combobox', { name: 'Category' }).fill('bis');
  await page.getByRole('listbox', { name: 'Category' }).getByRole('option').first().click();
  await page.getByLabel('Date', { exact: true }).fill('2011-03-01');
  await page.getByLabel('Source as visitors read it').fill('S.O. 1(E) of the tests');

  // The database is away while somebody types: nothing is lost, not even by closing the window.
  await page.route('**/draft', (route) => route.abort());
  await page.getByLabel('Summary').fill('Lamps of zorbit need a mark.');
  await expect(page.getByText('Not saved: the server did not answer')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Notifications', exact: true }).first().click();
  await expect(page.getByRole('dialog', { name: 'Leave without saving?' })).toBeVisible();
  await page.getByRole('button', { name: 'Stay here' }).click();
  page.once('dialog', (dialog) => dialog.accept());
  await page.reload();
  await expect(page.getByLabel('Summary')).toHaveValue('Lamps of zorbit need a mark.');
  await page.unroute('**/draft');
  await page.evaluate(() => void window.dispatchEvent(new Event('online')));
  await saved(page);

  await panel(page).getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('Published.').first()).toBeVisible();
  await expect(page).toHaveURL(/\/records\/notifications\/\d+$/);
  const path = (await panel(page).getByRole('link', { name: 'View on the site' }).getAttribute('href')) ?? '';
  expect(path).toContain(slug);
  await expect.poll(() => publicText(page, path)).toContain('Lamps of zorbit need a mark.');
  await expectAccessible(page);

  // A translation beside the English text, and the version before it.
  await page.getByText('हिन्दी').click();
  await page.getByLabel('Summary · हिन्दी').fill('ज़ॉर्बिट के लैंप पर चिह्न ज़रूरी है।');
  await page.getByLabel('Summary', { exact: true }).fill('Lamps of zorbit need no mark.');
  await expectAccessible(page);
  await panel(page).getByRole('button', { name: 'Publish', exact: true }).click();
  await expect.poll(() => publicText(page, `/hi${path}`)).toContain('ज़ॉर्बिट के लैंप');
  await panel(page).getByRole('link', { name: 'Earlier versions' }).click();
  await page.getByRole('link', { name: 'Version 1' }).click();
  await expect(page.locator('ins').filter({ hasText: 'no' }).first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Make a draft of this version' }).click();
  await expect(page.getByLabel('Summary', { exact: true })).toHaveValue('Lamps of zorbit need a mark.');
  await panel(page).getByRole('button', { name: 'Discard the draft' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Discard the draft' }).click();
  await expect(page.getByLabel('Summary', { exact: true })).toHaveValue('Lamps of zorbit need no mark.');

  await panel(page).getByRole('button', { name: 'Take it from the site' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Take it from the site' }).click();
  await expect(panel(page).getByText('Archived')).toBeVisible();
  await expect.poll(async () => (await page.request.get(path)).status()).toBe(404);
  await page.goto(`/desk/records/notifications?status=archived&q=${slug}`);
  await expect(page.getByRole('row', { name: new RegExp(name) })).toContainText('Archived');
});

test('two people write the same draft, and neither loses a word', async ({ page, browser, expectErrors }) => {
  expectErrors(/409 .*\/draft/);
  const name = `Zorbit lesson ${unique()}`;
  await enterByPasskey(page, invitationOf(9));
  await page.goto('/desk/records/tutorials/new');

  // By the keyboard alone: the name, then down to the text as HTML, saved without leaving it.
  await page.getByLabel('Title', { exact: true }).focus();
  await page.keyboard.type(name);
  await page.getByRole('checkbox', { name: 'It is a demonstration' }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Description', { exact: true })).toBeFocused();
  await page.keyboard.type('<p onclick="x()">First text.</p>');
  await page.keyboard.press('Control+s');
  await saved(page);
  await expect(page.getByText('was tidied away')).toBeVisible();
  await page.keyboard.press('Control+Enter');
  await expect(panel(page)).toBeFocused();
  await expect(page).toHaveURL(/new-\d+$/);

  const context = await browser.newContext();
  const second = await context.newPage();
  await enterByPasskey(second, invitationOf(10));
  await second.goto(page.url());
  await second.getByLabel('Description', { exact: true }).fill('Text of the second.');
  await saved(second);

  await page.getByLabel('Description', { exact: true }).fill('<p>Text of the first.</p>');
  await page.getByLabel('Title', { exact: true }).fill(`${name} again`);
  const conflict = page.getByRole('region', { name: 'The record has been changed elsewhere' });
  await expect(conflict).toContainText('Owner 10');
  await expect(conflict).toContainText('Text of the second.');
  await expect(conflict).toContainText('Text of the first.');
  await expectAccessible(page);
  await conflict.getByRole('group', { name: 'Description' }).getByLabel('The other text').check();
  await conflict.getByRole('button', { name: 'Go on with the chosen texts' }).click();
  await saved(page);
  await expect(page.getByLabel('Description', { exact: true })).toHaveText('Text of the second.');
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue(`${name} again`);
  await second.reload();
  await expect(second.getByLabel('Title', { exact: true })).toHaveValue(`${name} again`);
  await context.close();

  await page.getByRole('button', { name: 'Discard the draft' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Discard the draft' }).click();
  await expect(heading(page)).toHaveText('Tutorials');

  // Rows are added, moved and removed without a mouse.
  await page.goto('/desk/records/menu-top');
  await expect(heading(page)).toHaveText('Menu of the top bar');
  const titles = page.locator('fieldset', { hasText: 'Entries' }).locator('summary');
  const before = await titles.allTextContents();
  await titles.first().focus();
  await page.keyboard.press('Alt+ArrowDown');
  await expect(page.getByText(/Moved to place 2 of/)).toBeAttached();
  await expect(titles.nth(1)).toHaveText((before[0] ?? '').replace('1.', '2.'));
  await expect(titles.nth(1)).toBeFocused();
  await saved(page);
  await expectAccessible(page);
  // By the pointer, the last row goes to the top.
  const items = page.locator('fieldset', { hasText: 'Entries' }).locator('ol').first().locator('> li');
  const last = ((await titles.last().textContent()) ?? '').replace(/^\d+\. /, '');
  await items.last().locator('> span').hover();
  const top = await items.first().boundingBox();
  await page.mouse.down();
  await page.mouse.move((top?.x ?? 0) + 20, (top?.y ?? 0) + 4, { steps: 20 });
  await page.mouse.up();
  await expect(titles.first()).toHaveText(`1. ${last}`);
  await saved(page);
  await page.getByRole('button', { name: 'Discard the draft' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Discard the draft' }).click();
  await expect(titles).toHaveText(before);
});
