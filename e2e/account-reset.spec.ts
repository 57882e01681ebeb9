import { entered, newClient } from './account-steps.ts';
import { hydrated } from './hydrated.ts';
import { expectAccessible, fill, open, phone, textsOf } from './journeys.ts';
import { codeTo, linkIn, mailTo, newAddress } from './mailbox.ts';
import { expect, test } from './test.ts';

const drawerPart = 'dialog#account';

for (const { name, language, home, viewport } of [phone]) {
  test.describe(name, () => {
    test.use({ viewport });
    const t = textsOf(language);

    test('the reset page says what it is waiting for, and why it refuses a password', async ({
      page,
      request,
      expectErrors,
    }) => {
      expectErrors(/ERR_FAILED .*\/password-reset\//, /422 .*\/password-reset/);
      const { email } = await newClient(request);
      await request.post('/api/client/forgot-password', { data: { email } });
      const { pathname } = new URL(linkIn(await mailTo(email, /password-reset/), '/password-reset/'));
      const check = '**/api/password-reset/*';
      let answer = () => {};
      const answered = new Promise<void>((resolve) => {
        answer = resolve;
      });
      await page.route(check, async (route) => {
        await answered;
        await route.abort();
      });
      await page.goto(`${home}${pathname}`);
      await hydrated(page);
      await expect(page.getByText(t('Checking the link'))).toBeAttached();
      answer();
      await expect(page.getByText(t('The link could not be checked'))).toBeVisible();
      await page.unroute(check);
      await page.getByRole('button', { name: t('Try again') }).click();

      await fill(page.locator('main'), { password: 'password', password_confirmation: 'password' });
      await page.getByRole('button', { name: t('Set password') }).click();
      await expect(page.getByText(t('Failed to reset password')).first()).toBeVisible();
      await expect(page.locator('#reset-password-error')).toBeVisible();
      await expectAccessible(page, 'main');

      // Meanwhile the link is used elsewhere.
      const token = pathname.split('/').at(-1);
      const password = 'kettle-orbit-17-violin';
      const used = await request.post('/api/password-reset', {
        data: { token, email, password, password_confirmation: password },
      });
      expect(used.status()).toBe(200);
      await fill(page.locator('main'), { password, password_confirmation: password });
      await page.getByRole('button', { name: t('Set password') }).click();
      await expect(page.getByText(t('Invalid or expired token'))).toBeFocused();

      await page.getByRole('button', { name: t('Get a new link') }).click();
      const drawer = page.locator(drawerPart);
      await fill(drawer, { email });
      await drawer.getByRole('button', { name: t('Send the link') }).click();
      await expect(drawer.getByText(t('Password reset email sent'), { exact: true }).first()).toBeVisible();
    });

    test('a visitor registers using only the keyboard', async ({ page }) => {
      const email = newAddress();
      const { keyboard } = page;
      await open(page, `${home}/services`);
      const opener = page.locator('button[commandfor=account]:visible').first();
      await opener.focus();
      await keyboard.press('Enter');
      const drawer = page.locator(drawerPart);
      await expect(drawer.locator('form')).toBeVisible();

      await expect(drawer.locator('[name=name]'), 'the first field has the focus').toBeFocused();
      await keyboard.type('Asha Raghunathan');
      const stops: string[] = [];
      const values: Record<string, string> = {
        email,
        phone: '98450 12345',
        password: 'mango-tram-62-lantern',
      };
      while (stops.at(-1) !== 'password' && stops.length < 15) {
        await keyboard.press('Tab');
        const stop = await page.evaluate(() => (document.activeElement as HTMLInputElement).name ?? '');
        stops.push(stop);
        if (values[stop]) await keyboard.type(values[stop]);
      }
      expect(stops.filter((stop) => values[stop])).toEqual(Object.keys(values));

      // Escape first closes the list of country codes, then the drawer, and the focus returns.
      await drawer.getByRole('combobox').focus();
      await keyboard.press('ArrowDown');
      await expect(drawer.getByRole('listbox')).toBeVisible();
      await keyboard.press('Escape');
      await expect(drawer.getByRole('listbox')).toBeHidden();
      await expect(drawer).toBeVisible();
      await keyboard.press('Escape');
      await expect(drawer).toBeHidden();
      await expect(opener).toBeFocused();

      await keyboard.press('Enter');
      await expect(drawer.locator('[name=email]')).toHaveValue(email);
      await drawer.locator('[name=password]').focus();
      await keyboard.press('Tab');
      await keyboard.type('mango-tram-62-lantern');
      await keyboard.press('Enter');
      await expect(drawer.locator('[name=otp]')).toBeFocused();
      await keyboard.type(await codeTo(email));
      await keyboard.press('Enter');
      await entered(page);
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Asha Raghunathan');
      // The opener is now a link, so the focus continues from the page.
      await expect(page.locator('main')).toBeFocused();
    });
  });
}
