import { entered, newClient } from './account-steps.ts';
import { expectAccessible, fill, open, openDrawer, textsOf, views } from './journeys.ts';
import { codeTo, newAddress } from './mailbox.ts';
import { expect, test } from './test.ts';

const drawerPart = 'dialog#account';

for (const { name, language, home, viewport } of views) {
  test.describe(name, () => {
    test.use({ viewport });
    const t = textsOf(language);

    test('its modes keep what was typed, and show errors at their fields', async ({ page, expectErrors }) => {
      expectErrors(/422 .*\/client\/login/);
      const email = newAddress();
      await open(page, `${home}/services`);
      const drawer = await openDrawer(page, 'account');
      const mode = drawer.getByRole('tab', { selected: true });
      await expect(mode, 'it starts with register').toHaveText(t('Register'));
      await expect(drawer.locator('[name=phone]')).toHaveAttribute('required', '');
      await expect(drawer.getByRole('combobox')).toHaveValue('+91');
      const width = viewport.width < 992 ? viewport.width : viewport.width / 4;
      expect((await drawer.boundingBox())?.width).toBeCloseTo(width);
      await expectAccessible(page, drawerPart);

      await fill(drawer, {
        name: 'A',
        email,
        phone: '12',
        password: 'mango-tram',
        password_confirmation: 'tram-mango',
      });
      await drawer.getByRole('button', { name: t('Register') }).click();
      await expect(page.locator('#account-register-password_confirmation-error')).toHaveText(
        t('Passwords do not match'),
      );
      await expect(page.locator('#account-register-name-error')).toBeVisible();
      await expect(page.locator('#account-register-phone-error')).toBeVisible();
      await expect(drawer.getByRole('region', { name: t('There is a problem') })).toBeFocused();

      await mode.press('ArrowRight');
      await expect(mode).toHaveText(t('Log in'));
      await expect(mode).toBeFocused();
      await expect(drawer.locator('[name=email]')).toHaveValue(email);
      await expectAccessible(page, drawerPart);

      // No account has this address, which must look like a wrong password.
      await drawer.getByRole('button', { name: t('Log in') }).click();
      await expect(page.locator('#account-login-password-error')).toHaveText(
        t('The email or password is not correct. Check both and try again.'),
      );
      await expect(drawer.locator('[name=password]')).toHaveValue('mango-tram');
      await expect(drawer.locator('[name=email]')).toHaveValue(email);
      await expectAccessible(page, drawerPart);

      await drawer.getByRole('button', { name: t('Forgot your password?') }).click();
      await expect(drawer.getByRole('heading', { name: t('Forgot your password?') })).toBeFocused();
      await expect(drawer.locator('[name=email]')).toHaveValue(email);
      await fill(drawer, { email: 'lamps@' });
      await drawer.getByRole('button', { name: t('Send the link') }).click();
      await expect(drawer.locator('[name=email]')).toHaveAttribute('aria-invalid', 'true');
      await drawer.getByRole('button', { name: t('Back to login') }).click();
      await expect(mode).toHaveText(t('Log in'));
      await expect(mode).toBeFocused();
    });

    test('a call that fails shows the words of the specification, and nothing is lost', async ({
      page,
      expectErrors,
    }) => {
      expectErrors(/503 .*\/client\/register/, /503 .*\/client\/login/, /503 .*\/client\/forgot-password/);
      const email = newAddress();
      await open(page, `${home}/services`);
      const drawer = await openDrawer(page, 'account');
      await page.route('**/api/client/*', (route) => route.fulfill({ status: 503, json: { message: 'away' } }));
      await fill(drawer, { name: 'Asha Raghunathan', email, phone: '98450 12345' });
      await fill(drawer, { password: 'mango-tram-62-lantern', password_confirmation: 'mango-tram-62-lantern' });
      await drawer.getByRole('button', { name: t('Register') }).click();
      await expect(drawer.getByText(t('Registration failed')).first()).toBeVisible();
      await expect(drawer.locator('[name=name]')).toHaveValue('Asha Raghunathan');
      await expect(drawer.locator('[name=password]')).toHaveValue('mango-tram-62-lantern');

      // On a phone it lies over the end of the form.
      await drawer.getByRole('button', { name: t('Dismiss') }).click();
      await drawer.getByRole('tab', { name: t('Log in') }).click();
      await drawer.getByRole('button', { name: t('Log in') }).click();
      await expect(drawer.getByText(t('Login failed')).first()).toBeVisible();
      await drawer.getByRole('button', { name: t('Forgot your password?') }).click();
      await drawer.getByRole('button', { name: t('Send the link') }).click();
      await expect(drawer.getByText(t('Password reset request failed')).first()).toBeVisible();
      await expect(drawer.locator('[name=email]')).toHaveValue(email);
      // The server is back, and the same form is accepted.
      await page.unroute('**/api/client/*');
      await drawer.getByRole('button', { name: t('Send the link') }).click();
      await expect(drawer.getByText(t('Password reset email sent'), { exact: true }).first()).toBeVisible();
    });

    test('a wrong code can be corrected, and after a minute a new code can be requested and pasted', async ({
      page,
      context,
      request,
      expectErrors,
    }) => {
      expectErrors(/422 .*\/client\/verify-login-otp/);
      const { email, password } = await newClient(request);
      await page.clock.install();
      await open(page, `${home}/services`);
      const drawer = await openDrawer(page, 'account');
      await drawer.getByRole('tab', { name: t('Log in') }).click();
      await fill(drawer, { email, password });
      await drawer.getByRole('button', { name: t('Log in') }).click();
      const otp = drawer.locator('[name=otp]');
      await expect(otp).toBeFocused();
      await expect(otp).toHaveAttribute('autocomplete', 'one-time-code');
      await expect(otp).toHaveAttribute('inputmode', 'numeric');
      await expect(drawer.getByText(/ \d+ (seconds|ثانية)\.$/)).toBeVisible();

      const code = await codeTo(email, { count: 2 });
      const wrong = code.replace(/./g, (digit) => String((Number(digit) + 1) % 10));
      await otp.fill(wrong);
      await drawer.getByRole('button', { name: t('Verify the code') }).click();
      await expect(drawer.getByText(t('OTP verification failed')).first()).toBeVisible();
      await expect(page.locator('#account-code-otp-error')).toHaveText(
        t('The code is wrong or has expired. Check the email or ask for a new code.'),
      );
      await expect(otp).toHaveValue(wrong);
      await expectAccessible(page, drawerPart);

      await page.clock.fastForward(61_000);
      await drawer.getByRole('button', { name: t('Send a new code') }).click();
      await expect(drawer.getByText(t('OTP sent to your email'), { exact: true }).first()).toBeVisible();
      await expect(drawer.getByRole('button', { name: t('Send a new code') })).toBeHidden();
      const newer = await codeTo(email, { count: 3 });
      await otp.fill(code);
      await drawer.getByRole('button', { name: t('Verify the code') }).click();
      await expect(page.locator('#account-code-otp-error'), 'a newer code has replaced it').toBeVisible();

      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.evaluate(
        (text) => navigator.clipboard.writeText(text),
        `Code: ${newer.slice(0, 3)} ${newer.slice(3)}\n`,
      );
      await otp.selectText();
      await page.keyboard.press('ControlOrMeta+V');
      await expect(otp).toHaveValue(newer);
      await drawer.getByRole('button', { name: t('Verify the code') }).click();
      await entered(page);
      await expect(page).toHaveURL(new RegExp(`${home}/account$`));
      await expect(page.getByText(t('OTP verified successfully')).first()).toBeVisible();
    });
  });
}

test('the client area is never blank while its texts arrive', async ({ page }) => {
  await page.route(/\/assets\/account-\w{8}\.js$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    await route.continue();
  });
  await page.addInitScript(() => {
    const look = () => {
      const shown = document.querySelector('main > div:not([hidden])')?.getBoundingClientRect().height;
      if (document.querySelector('footer') && !shown) document.documentElement.dataset.blank = 'yes';
      requestAnimationFrame(look);
    };
    look();
  });
  await page.goto('/account');
  await expect(page.getByRole('main').getByRole('button', { name: 'Log in or register' })).toBeVisible({
    timeout: 15_000,
  });
  await expect(page.locator('html')).not.toHaveAttribute('data-blank');
});
