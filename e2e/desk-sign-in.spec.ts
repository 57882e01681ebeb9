import { TOTP } from 'otpauth';
import { enterByPasskey, heading, invitationOf, signOut } from './desk-steps.ts';
import { expectAccessible, fill } from './journeys.ts';
import { expect, test } from './test.ts';

const password = 'four lanterns above the river';

test('a stranger sees the sign-in, and after it the address that they asked for', async ({ page, expectErrors }) => {
  expectErrors(/401 .*\/api\/desk\/(me|audit)/);
  await enterByPasskey(page, invitationOf(1));
  await expectAccessible(page);
  await signOut(page);
  await page.goto('/desk/audit?action=staff.invite');
  await expect(heading(page)).toHaveText('Sign in to the staff desk');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(heading(page)).toHaveText('Audit log');
  expect(new URL(page.url()).search).toBe('?action=staff.invite');
});

test('an invitation works once', async ({ page, browser, expectErrors }) => {
  expectErrors(/404 .*\/invitations\/read/);
  await enterByPasskey(page, invitationOf(2));
  const other = await (await browser.newContext({ baseURL: new URL(page.url()).origin })).newPage();
  await other.goto(invitationOf(2));
  await expect(heading(other)).toHaveText('This invitation cannot be used');
  await expectAccessible(other);
  await other.context().close();
});

test('a password with an app lets in, too, and a recovery code when the app is lost', async ({
  page,
  expectErrors,
}) => {
  expectErrors(/422 .*\/auth\/password/);
  await page.goto(invitationOf(3));
  await expect(heading(page)).toHaveText('Welcome to the staff desk');
  await expectAccessible(page);
  const email = (await page.getByRole('definition').nth(1).textContent()) ?? '';
  await page.getByRole('button', { name: 'Accept the invitation' }).click();
  await page.getByRole('button', { name: 'With a password and an app' }).click();
  await expect(heading(page)).toBeFocused();
  const form = page.locator('form');
  await fill(form, { password: 'too short', password_confirmation: 'too short' });
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(page.getByText('Use a password with 15 characters or more.').first()).toBeVisible();
  await expectAccessible(page);
  await fill(form, { password, password_confirmation: password });
  await page.getByRole('button', { name: 'Go on' }).click();

  await expect(heading(page)).toHaveText('Connect an authenticator app');
  await page.getByText('Enter the key by hand instead').click();
  const secret = ((await page.locator('details .font-mono').textContent()) ?? '').replaceAll(' ', '');
  const codeIn = (seconds: number) => new TOTP({ secret }).generate({ timestamp: Date.now() + seconds * 1000 });
  await expectAccessible(page);
  await fill(form, { code: codeIn(0) });
  await page.getByRole('button', { name: 'Confirm the app' }).click();

  const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(codes.first()).toBeVisible();
  const [first = ''] = await codes.allTextContents();
  await expectAccessible(page);
  await page.getByLabel('I have stored these codes.').check();
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(heading(page)).toContainText('Good to see you');

  await signOut(page);
  await fill(form, { email, password: `${password}!`, code: first });
  await page.getByRole('button', { name: 'Sign in with a password' }).click();
  await expect(form.locator('[class*=border-withdrawn]').first()).toBeVisible();
  await fill(form, { password });
  await page.getByRole('button', { name: 'Sign in with a password' }).click();
  await expect(heading(page)).toContainText('Good to see you');

  await signOut(page);
  // The code of this half minute has been used, and none is accepted twice.
  await fill(form, { email, password, code: codeIn(30) });
  await page.getByRole('button', { name: 'Sign in with a password' }).click();
  await expect(heading(page)).toContainText('Good to see you');
});

test('a session that ends in the middle of typing loses nothing', async ({ page, browser, expectErrors }) => {
  expectErrors(/401 .*\/api\/desk\/me/);
  await enterByPasskey(page, invitationOf(4));
  await page.getByRole('link', { name: /Your account/ }).click();
  const name = page.getByRole('textbox', { name: 'Name', exact: true });
  await name.fill('Anjali Rao of the office');
  const mails = page.getByRole('checkbox', { name: 'Email me about drafts and proposals' });
  await expect(mails).toBeChecked();
  await mails.uncheck();
  const cookies = await page.context().cookies();
  const elsewhere = await browser.newContext({ baseURL: new URL(page.url()).origin });
  await elsewhere.addCookies(cookies);
  const other = await elsewhere.newPage();
  await other.goto('/desk');
  await signOut(other);
  await elsewhere.close();

  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Please sign in again' });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible();
  await expect(name).toHaveValue('Anjali Rao of the office');
  await expect(page.getByRole('complementary').getByText('Anjali Rao of the office')).toBeVisible();
  await page.reload();
  await expect(mails).not.toBeChecked();
});
