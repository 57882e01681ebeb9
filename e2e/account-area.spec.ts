import { readFile } from 'node:fs/promises';
import {
  askForBrochure,
  enterAsNewClient,
  greeting,
  newClient,
  openMenuOf,
  refusalsOf,
  storeSession,
} from './account-steps.ts';
import { hydrated } from './hydrated.ts';
import { expectAccessible, fill, open, textsOf, views } from './journeys.ts';
import { codeTo } from './mailbox.ts';
import { expect, test } from './test.ts';

for (const { name, language, home, viewport } of views) {
  test.describe(name, () => {
    test.use({ viewport });
    const t = textsOf(language);
    const { stranger, denied } = refusalsOf(t);

    test('the guard handles a deep link, an expired token, a server that is down, and the way back after logging out', async ({
      page,
      request,
      expectErrors,
    }) => {
      expectErrors(/ERR_FAILED .*\/check-token/, /401 .*\/check-token/);
      const { email, password } = await newClient(request);
      await open(page, `${home}/account/brochures`);
      await page
        .locator('main')
        .getByRole('button', { name: t('Log in or register') })
        .click();
      const drawer = page.locator('dialog#account');
      await drawer.getByRole('tab', { name: t('Log in') }).click();
      await fill(drawer, { email, password });
      await drawer.getByRole('button', { name: t('Log in') }).click();
      await drawer.locator('[name=otp]').fill(await codeTo(email, { count: 2 }));
      const reloaded = page.waitForEvent('load');
      await drawer.getByRole('button', { name: t('Verify the code') }).click();
      await reloaded;
      await hydrated(page);
      await expect(page.getByText(t('OTP verified successfully')).first(), 'shown after the reload').toBeVisible();
      await expect(page).toHaveURL(new RegExp(`${home}/account/brochures$`));
      await expect(page.getByText(t('No brochures available.'))).toBeVisible();

      await page.route('**/api/check-token', (route) => route.abort());
      await page.reload();
      await expect(page.getByText(denied)).toBeVisible();
      await page.unroute('**/api/check-token');
      await page
        .locator('main')
        .getByRole('button', { name: t('Try again') })
        .click();
      await expect(greeting(page)).toContainText('Asha Raghunathan');

      await openMenuOf(page);
      await page.getByRole('button', { name: t('Logout') }).click();
      await expect(page).toHaveURL((url) => url.pathname === (home || '/'));
      expect(await page.evaluate(() => [localStorage.token, localStorage.client])).toEqual([undefined, undefined]);
      await page.goBack();
      await expect(page.getByText(stranger)).toBeVisible();
      await expect(page.getByText('Asha Raghunathan')).toHaveCount(0);

      await storeSession(page, { token: 'x'.repeat(43), client: { name: 'Somebody' } });
      await open(page, `${home}/account/profile`);
      await expect(page.getByText(denied)).toBeVisible();
      await expect(page.getByText('Somebody')).toHaveCount(0);
      await expectAccessible(page, 'main');
    });

    test('the menu leads to each page of the area', async ({ page }) => {
      await enterAsNewClient(page);
      await open(page, `${home}/services`);
      await page
        .getByRole('banner')
        .getByRole('link', { name: t('Your account') })
        .click();
      await expect(page).toHaveURL(new RegExp(`${home}/account$`));
      const menu = page.getByRole('navigation', { name: t('Client area') });
      await expect(page.locator('main li a .tabular')).toHaveText(['10', '5', '7', '3']);
      await openMenuOf(page);
      const entries = ['Account', 'Comments', 'Brochures', 'Tutorials', 'Projects', 'Profile', 'Logout'];
      await expect(menu.getByRole('listitem')).toHaveText(entries.map((entry) => t(entry)));
      await expectAccessible(page, 'main');

      for (const [entry, path, says] of [
        ['Comments', 'comments', 'No comments found.'],
        ['Brochures', 'brochures', 'No brochures available.'],
        ['Tutorials', 'tutorials', 'Demonstration: this film only shows where a tutorial video will be.'],
        ['Projects', 'projects', 'No projects yet.'],
        ['Profile', 'profile', 'Where you are logged in'],
      ] as const) {
        await openMenuOf(page);
        await menu.getByRole('link', { name: t(entry), exact: true }).click();
        await expect(page).toHaveURL(new RegExp(`${home}/account/${path}$`));
        await expect(page.getByText(t(says))).toBeVisible();
        await expect(page.locator('main h2').first()).toBeVisible();
        await expectAccessible(page, 'main');
      }
    });

    test('the profile and the password can be changed, and refusals are explained', async ({ page, expectErrors }) => {
      expectErrors(/422 .*\/client\/change-password/);
      const { password } = await enterAsNewClient(page);
      await open(page, `${home}/account/profile`);
      const main = page.locator('main');
      await expect(main.locator('#profile-email')).toHaveAttribute('readonly', '');
      await main.locator('[name=name]').fill(' ');
      await main.getByRole('button', { name: t('Save profile') }).click();
      await expect(page.locator('#profile-name-error')).toHaveText(t('The name field is required.'));
      await expectAccessible(page, 'main');

      await main.getByRole('combobox').click();
      await main.getByRole('combobox').fill('977');
      await main.getByRole('option').first().click();
      await fill(main, { name: 'Asha <b>Rao</b>', company: 'Lamps & Co', phone: '98100-54321' });
      await main.getByRole('button', { name: t('Save profile') }).click();
      await expect(page.getByText(t('Profile updated successfully')).first()).toBeVisible();
      await expect(greeting(page)).toContainText('Asha <b>Rao</b>');
      await page.reload();
      await expect(main.locator('[name=company]')).toHaveValue('Lamps & Co');
      await expect(main.locator('[name=phone]')).toHaveValue('9810054321');
      await expect(main.getByRole('combobox')).toHaveValue('+977');
      await expect(greeting(page)).toContainText('Asha <b>Rao</b>');

      await fill(main, { current_password: 'not my password', new_password: 'kettle-orbit-17', confirm: 'kettle' });
      await main.getByRole('button', { name: t('Change password') }).click();
      const mismatch = t('New password and confirm password do not match');
      await expect(page.locator('#password-confirm-error')).toHaveText(mismatch);
      await main.locator('[name=confirm]').fill('kettle-orbit-17');
      await main.getByRole('button', { name: t('Change password') }).click();
      await expect(page.getByText(t('Failed to change password')).first()).toBeVisible();
      const wrong = t('The current password is not correct.');
      await expect(page.locator('#password-current_password-error')).toHaveText(wrong);
      await expect(main.locator('[name=new_password]')).toHaveValue('kettle-orbit-17');
      await main.locator('[name=current_password]').fill(password);
      await main.getByRole('button', { name: t('Change password') }).click();
      await expect(page.getByText(t('Password changed successfully')).first()).toBeVisible();
      await expect(main.locator('[name=new_password]'), 'the form is empty').toHaveValue('');
    });

    test('brochures: a list that fails loads at the next attempt and offers the file, and a brochure login cannot change anything', async ({
      page,
      expectErrors,
    }) => {
      expectErrors(/500 .*\/client\/brochures/);
      const client = await enterAsNewClient(page);
      const session = await askForBrochure(page, client, 2);
      await page.route('**/api/client/brochures', (route) => route.fulfill({ status: 500, json: {} }));
      await open(page, `${home}/account/brochures`);
      await expect(page.getByText(t('Failed to load brochures'))).toBeVisible();
      const fault = t('The fault is on our side and has been logged. Try again in a moment.');
      await expect(page.getByText(fault)).toBeVisible();
      await expectAccessible(page, 'main');
      await page.unroute('**/api/client/brochures');
      await page
        .locator('main')
        .getByRole('button', { name: t('Try again') })
        .click();
      const link = page.locator('main a[download]');
      await expect(link).toHaveCount(1);
      await expectAccessible(page, 'main');
      const begun = page.waitForEvent('download');
      await link.click();
      const thanks = page.locator('[data-toast]', { hasText: t('Thank you for downloading our brochure!') });
      await expect(thanks).toBeVisible();
      await page.mouse.move(1, 1);
      await expect(thanks, 'it goes after 3 s').toBeHidden({ timeout: 6_000 });
      const file = await begun;
      expect((await readFile(await file.path())).subarray(0, 5).toString('latin1')).toBe('%PDF-');
      expect(file.suggestedFilename()).toMatch(/\.pdf$/);

      await storeSession(page, session);
      await open(page, `${home}/account/profile`);
      const note = 'You logged in with a brochure code. To change anything here, log in with your password.';
      await expect(page.getByText(t(note))).toBeVisible();
      await expect(page.locator('main [name=name]')).toBeDisabled();
      await expect(page.locator('main [name=current_password]')).toHaveCount(0);
      await expectAccessible(page, 'main');
    });
  });
}

test('a new client has nothing to count where the counters are live', async ({ page }) => {
  await page.route(/\/account(\/_)?\.data/, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: (await answer.text()).replace('"fixed"', '"live"') });
  });
  await enterAsNewClient(page);
  await open(page, '/account/profile');
  await page
    .getByRole('navigation', { name: 'Client area' })
    .getByRole('link', { name: 'Account', exact: true })
    .click();
  // Everybody sees the same tutorials.
  await expect(page.locator('main li a .tabular')).toHaveText(['0', '0', '0', '3']);
});
