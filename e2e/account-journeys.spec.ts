import type { Page } from '@playwright/test';
import { hydrated } from './hydrated.ts';
import { expectAccessible, fill, open, openDrawer, textsOf, views } from './journeys.ts';
import { codeTo, linkIn, mailTo, newAddress } from './mailbox.ts';
import { expect, test } from './test.ts';

const firstPassword = 'mango-tram-62-lantern';
const secondPassword = 'kettle-orbit-17-violin';

for (const { name, language, home, viewport } of views) {
  test.describe(name, () => {
    test.use({ viewport });
    const t = textsOf(language);

    test('registers, logs out, and logs in again', async ({ page }) => {
      const email = newAddress();
      await open(page, `${home}/services`);
      await register(page, email);
      await expect(page).toHaveURL(new RegExp(`${home}/account$`));
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Asha Raghunathan');
      await expectAccessible(page);

      const out = page.getByRole('button', { name: t('Logout') });
      // On a phone the menu of the client area is folded.
      if (!(await out.isVisible())) await page.locator('main summary').first().click();
      await out.click();
      await expect(page).toHaveURL((url) => url.pathname === (home || '/'));
      expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
      // A drawer that is opened before the page has changed closes with the old one.
      await expect(page.getByRole('main').getByRole('searchbox')).toBeVisible();

      await logIn(page, email, firstPassword, 2);
      await expect(page).toHaveURL(new RegExp(`${home}/account$`));
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Asha Raghunathan');
    });

    test('forgets the password and sets another one', async ({ page, context, expectErrors }) => {
      expectErrors(/404 .*\/password-reset\//);
      const email = newAddress();
      await open(page, `${home}/services`);
      await register(page, email);
      await expect(page).toHaveURL(/\/account$/);
      // The page has asked whether the login is good, which it would otherwise do without the cookie.
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Asha Raghunathan');
      // It asks for the kept sheets, too.
      await page.waitForLoadState('networkidle');
      await context.clearCookies();
      await page.evaluate(() => localStorage.clear());

      await open(page, `${home}/services`);
      const drawer = await openDrawer(page, 'account');
      await drawer.getByRole('tab', { name: t('Log in') }).click();
      await drawer.getByRole('button', { name: t('Forgot your password?') }).click();
      await fill(drawer, { email });
      await drawer.getByRole('button', { name: t('Send the link') }).click();
      await expect(drawer.getByText(t('Password reset email sent'), { exact: true })).toBeVisible();
      await expectAccessible(page);

      const link = linkIn(await mailTo(email, /password-reset/), '/password-reset/');
      await open(page, link);
      await expectAccessible(page);
      await fill(page.locator('main'), { password: secondPassword, password_confirmation: 'something else' });
      await page.getByRole('button', { name: t('Set password') }).click();
      await expect(page.locator('#reset-password_confirmation-error')).toHaveText(t('Passwords do not match'));
      await fill(page.locator('main'), { password_confirmation: secondPassword });
      await page.getByRole('button', { name: t('Set password') }).click();
      const done = t('Password reset successfully. You can now log in with your new password.');
      await expect(page.getByText(done)).toBeVisible();

      await open(page, link);
      await expect(page.getByText(t('Invalid or expired token'))).toBeVisible();
      await open(page, `${home}/services`);
      await logIn(page, email, secondPassword, 2);
      await expect(page).toHaveURL(/\/account$/);
    });

    test('changes the password and ends the other logins', async ({ page, browser, expectErrors }) => {
      expectErrors(/401 .*\/check-token/);
      const email = newAddress();
      await open(page, `${home}/services`);
      await register(page, email);
      await expect(page).toHaveURL(/\/account$/);
      const elsewhere = await browser.newContext({ viewport, baseURL: new URL(page.url()).origin });
      const other = await elsewhere.newPage();
      await open(other, `${home}/services`);
      await logIn(other, email, firstPassword, 2);
      await expect(other).toHaveURL(/\/account$/);

      await open(page, `${home}/account/profile`);
      await expect(page.getByRole('button', { name: t('Change password') })).toBeVisible();
      await expectAccessible(page);
      await fill(page.locator('main'), {
        current_password: firstPassword,
        new_password: secondPassword,
        confirm: secondPassword,
      });
      await page.getByRole('button', { name: t('Change password') }).click();
      await expect(page.getByText(t('Password changed successfully'))).toBeVisible();
      await mailTo(email, new RegExp(t('Your password has been changed')));

      await other.reload();
      await expect(other.getByText(t('Please register or login to access this page.'))).toBeVisible();
      await page.reload();
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Asha Raghunathan');
      await elsewhere.close();
    });

    test('the client area is closed to strangers, and opens at the requested page after logging in', async ({
      page,
    }) => {
      await open(page, `${home}/account/brochures`);
      await expect(page.getByText(t('Please log in or register to access this area.'))).toBeVisible();
      await expectAccessible(page);
    });

    /** Logs in through the drawer with the mailed code; it ends in the client area. */
    async function register(page: Page, email: string) {
      const drawer = await openDrawer(page, 'account');
      await drawer.getByRole('button', { name: t('Register') }).click();
      await expect(drawer.getByRole('alert').or(drawer.locator('[aria-invalid=true]')).first()).toBeVisible();
      await expectAccessible(page);
      await fill(drawer, {
        name: 'Asha Raghunathan',
        email,
        phone: '98450 12345',
        password: firstPassword,
        password_confirmation: firstPassword,
      });
      await drawer.getByRole('button', { name: t('Register') }).click();
      await expect(drawer.getByText(t('OTP sent to your email'), { exact: true })).toBeVisible();
      await expectAccessible(page);
      await enterCode(page, await codeTo(email));
    }

    async function logIn(page: Page, email: string, password: string, mailNumber: number) {
      const drawer = await openDrawer(page, 'account');
      await drawer.getByRole('tab', { name: t('Log in') }).click();
      await fill(drawer, { email, password });
      await drawer.getByRole('button', { name: t('Log in') }).click();
      await expect(drawer.locator('[name=otp]')).toBeVisible();
      await enterCode(page, await codeTo(email, { count: mailNumber }));
    }

    async function enterCode(page: Page, code: string) {
      const drawer = page.locator('dialog#account');
      await drawer.locator('[name=otp]').fill(code);
      await drawer.getByRole('button', { name: t('Verify the code') }).click();
      await expect(drawer).toBeHidden();
      await hydrated(page);
    }
  });
}
