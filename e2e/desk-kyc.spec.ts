import type { Locator, Page } from '@playwright/test';
import { goTo, pressKey, typeInto } from './desk-keys.ts';
import { enterByPasskey, invitationOf, toast } from './desk-steps.ts';
import { expectAccessible, open } from './journeys.ts';
import { expect, test } from './test.ts';

/** The first of the demo’s, which no other test opens the page with, and the one that takes its place. */
const [former, next] = ['touchstone-demo', 'brass lantern 7'];
const title = 'KYC passwords';

test('an owner replaces a KYC password by the keyboard, and it alone opens the page until it is closed', async ({
  page,
  expectErrors,
}, info) => {
  expectErrors(/403 .*\/api\/desk\/kyc-passwords\/1/, /422 .*\/api\/desk\/kyc-passwords\/1/, /422 .*\/api\/kyc/);
  await enterByPasskey(page, invitationOf(55));
  await goTo(page, title);
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await expectAccessible(page);
    await page.screenshot({ path: info.outputPath(`kyc-${width}.png`), fullPage: true });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  }
  await setPassword(page);
  await expectOpens(page);

  await page.goto('/desk/kyc-passwords');
  const slot = page.getByRole('region', { name: 'Password 1' });
  await expect(factOf(slot, 'State')).toHaveText('Set');
  await expect(factOf(slot, 'Used last')).not.toHaveText('Never');
  await pressKey(page, slot.getByRole('button', { name: 'Close password 1' }));
  const dialog = page.getByRole('dialog', { name: 'Close a KYC password' });
  await expectAccessible(page);
  await pressKey(page, dialog.getByRole('button', { name: 'Close it' }));
  await toast(page, 'The password is closed. Nobody comes in with it any more.');
  await expect(factOf(slot, 'State')).toHaveText('Closed');
  // Whoever had come in with it is out.
  await open(page, '/kyc');
  await expect(page.locator('#kyc-password')).toBeVisible();
});

async function setPassword(page: Page) {
  await pressKey(page, page.getByRole('button', { name: 'Set password 1' }));
  const dialog = page.getByRole('dialog', { name: 'Set a KYC password' });
  const field = dialog.getByLabel('New password');
  await typeInto(page, field, 'too short');
  await page.keyboard.press('Enter');
  const fault = 'The password must have at least 12 characters.';
  await expect(field).toHaveAccessibleDescription(new RegExp(fault));
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page);
  // From the summary to the field.
  await pressKey(page, dialog.getByRole('link', { name: fault }));
  await expect(field).toBeFocused();

  await askForProofOnce(page);
  await typeInto(page, field, next);
  await page.keyboard.press('Enter');
  const question = page.getByRole('dialog', { name: 'Is it still you?' });
  await pressKey(page, question.getByRole('button', { name: 'Use your passkey' }));
  await toast(page, 'The password is set. Whoever had come in with the old one has to enter the new one.');
  await expect(dialog).toBeHidden();
  // What was typed is nowhere on the screen any more.
  await pressKey(page, page.getByRole('button', { name: 'Set password 1' }));
  await expect(field).toHaveValue('');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
}

/** As if the sign-in were longer ago than a proof lasts; the proof itself is given to the server. */
async function askForProofOnce(page: Page) {
  const json = { message: 'Show that it is you', needs: 'proof' };
  await page.route('**/api/desk/kyc-passwords/1', (route) => route.fulfill({ status: 403, json }), { times: 1 });
}

async function expectOpens(page: Page) {
  await open(page, '/kyc');
  const password = page.locator('#kyc-password');
  await password.fill(former);
  await password.press('Enter');
  await expect(page.locator('#kyc-password-error')).toHaveText('Invalid password. Please try again.');
  await password.fill(next);
  await password.press('Enter');
  await expect(page.getByText('DEMOINB0XXX', { exact: true })).toBeVisible();
}

const factOf = (part: Locator, term: string) =>
  part
    .locator('div')
    .filter({ has: part.page().getByRole('term').filter({ hasText: term }) })
    .getByRole('definition');
