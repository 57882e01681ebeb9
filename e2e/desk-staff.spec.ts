import { enterByPasskey, heading, invitationOf } from './desk-steps.ts';
import { expectAccessible } from './journeys.ts';
import { newAddress } from './mailbox.ts';
import { expect, test } from './test.ts';

test('an owner invites, changes a role and ends the access, and the log tells it', async ({
  page,
  browser,
  expectErrors,
}) => {
  expectErrors(/40[13] .*\/api\/desk\//, /422 .*\/auth\/passkey/);
  await enterByPasskey(page, invitationOf(5));
  await page.getByRole('link', { name: 'Staff', exact: true }).first().click();
  await expect(heading(page)).toBeFocused();
  await expectAccessible(page);

  const email = newAddress();
  await page.getByRole('button', { name: 'Invite a colleague' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite a colleague' });
  await dialog.getByRole('button', { name: 'Make the invitation' }).click();
  await expect(dialog.getByText('Choose at least one role.').first()).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('Name').fill('Tenzin Dorje');
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel(/^Editor/).check();
  await dialog.getByRole('button', { name: 'Make the invitation' }).click();
  const sent = page.getByRole('dialog', { name: 'The invitation is ready' });
  const shown = (await sent.locator('.font-mono').textContent()) ?? '';
  await sent.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('row', { name: email })).toBeVisible();

  const editor = await (await browser.newContext({ baseURL: new URL(page.url()).origin })).newPage();
  await enterByPasskey(editor, shown);
  await expect(editor.getByRole('link', { name: 'Staff', exact: true })).toHaveCount(0);
  await editor.goto('/desk/staff');
  await expect(heading(editor)).toHaveText('You do not have access to this screen');
  await expectAccessible(editor);

  await page.reload();
  await page.getByRole('button', { name: 'Change Tenzin Dorje' }).last().click();
  const member = page.getByRole('dialog', { name: 'Tenzin Dorje' });
  await member.getByLabel(/^Reviewer/).check();
  await expectAccessible(page);
  await member.getByRole('button', { name: 'Save roles and languages' }).click();
  await expect(page.getByRole('row', { name: email })).toContainText('Editor, Reviewer');

  // A new role ends the sessions of the old one.
  await editor.goto('/desk');
  await expect(heading(editor)).toHaveText('Sign in to the staff desk');
  await page.getByRole('button', { name: 'Change Tenzin Dorje' }).last().click();
  await member.getByRole('button', { name: 'Deactivate' }).click();
  await expect(page.getByRole('row', { name: email })).toContainText('Deactivated');
  await editor.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(editor.locator('[class*=border-withdrawn]').first()).toBeVisible();
  await editor.context().close();

  await page.getByRole('link', { name: 'Audit log' }).first().click();
  await expect(heading(page)).toHaveText('Audit log');
  await expectAccessible(page);
  await page.goto('/desk/audit?kind=lead&subject=1');
  await expect(page.getByText('Entries about one thing alone.')).toBeVisible();
  await page.getByRole('link', { name: 'Show all entries' }).click();
  await page.getByLabel('What').selectOption({ index: 1 });
  await expect(page).toHaveURL(/action=/);
  await expect(page.locator('tbody tr').first()).toBeVisible();
});

test('everything is reached by the keyboard', async ({ page }) => {
  await enterByPasskey(page, invitationOf(6));
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: 'A screen, a record or a command' })).toBeFocused();
  await page.keyboard.type('aud');
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('Audit log');
  await expect(heading(page)).toBeFocused();
  await expect(page).toHaveTitle('Audit log | Staff desk');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('nothing of that name');
  await expect(page.getByText('Nothing has this name.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
});

for (const width of [390, 820, 1440]) {
  test(`the screens fit ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await enterByPasskey(page, invitationOf(20 + [390, 820, 1440].indexOf(width)));
    for (const screen of ['', '/account', '/staff', '/audit', '/nowhere']) {
      await page.goto(`/desk${screen}`);
      await expect(heading(page)).toBeVisible();
      await expectAccessible(page);
    }
  });
}
