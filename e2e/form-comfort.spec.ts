import { enterAsNewClient, storeSession } from './account-steps.ts';
import { fill, open, openDrawer } from './journeys.ts';
import { expect, test } from './test.ts';

test('a client finds the forms filled in and gets a further brochure without a code', async ({ page }) => {
  const { name, email } = await enterAsNewClient(page);
  await open(page, '/services/bis/bis-isi-mark');
  const partner = await openDrawer(page, 'partner');
  for (const [field, value] of Object.entries({ name, email, phone: '9845012345' })) {
    await expect(partner.locator(`[name=${field}]`)).toHaveValue(value);
  }
  await page.keyboard.press('Escape');
  const drawer = await openDrawer(page, 'brochure');
  await expect(drawer.locator('[name=email]')).toHaveValue(email);
  await drawer.locator('[name=source]').selectOption('Google');
  await drawer.getByRole('button', { name: 'Send me the brochure' }).click();
  await expect(page).toHaveURL(/\/account\/brochures$/);
  await expect(page.locator('main').getByText('BIS ISI Mark')).toBeVisible();
});

test('a session that has ended leaves no traces', async ({ page, expectErrors }) => {
  expectErrors(/401 .*\/check-token/);
  await storeSession(page, { token: 'x'.repeat(43), client: { name: 'Somebody' } });
  await open(page, '/services');
  await expect(page.getByRole('banner').getByRole('button', { name: 'Log in or register' })).toBeVisible();
  // The document shows that button before the server has said that the session is over.
  const stored = () => page.evaluate(() => [localStorage.token, localStorage.client]);
  await expect.poll(stored).toEqual([undefined, undefined]);
});

test('visitors who are offline are told so, and lose neither what they typed nor the page', async ({
  page,
  context,
  expectErrors,
}) => {
  expectErrors(/ERR_INTERNET_DISCONNECTED .*\/client\/login/, /ERR_INTERNET_DISCONNECTED .*\.svg/);
  await open(page, '/services');
  const drawer = await openDrawer(page, 'account');
  await drawer.getByRole('tab', { name: 'Log in' }).click();
  await fill(drawer, { email: 'asha@lamps.example', password: 'mango-tram-62-lantern' });
  await drawer.getByRole('checkbox', { name: 'Show password' }).check();
  await expect(drawer.locator('[name=password]')).toHaveAttribute('type', 'text');
  await context.setOffline(true);
  await drawer.locator('form').getByRole('button', { name: 'Log in' }).click();
  await expect(drawer.getByText('You seem to be offline. What you typed is still here')).toBeVisible();
  await expect(drawer.locator('[name=password]')).toHaveValue('mango-tram-62-lantern');
  await page.keyboard.press('Escape');
  const kept = page.getByText('You seem to be offline, so this page stays.');
  for (const address of ['/services/bis', '/gallery']) {
    await page.locator(`a[href="${address}"]`).first().click();
    await expect(kept).toBeVisible();
    await expect(page).toHaveURL(/\/services$/);
    await page.getByRole('button', { name: 'Dismiss' }).click();
  }
  await context.setOffline(false);
  await page.locator('a[href="/gallery"]').first().click();
  await expect(page).toHaveURL(/\/gallery$/);
  await context.setOffline(true);
  await page.goBack();
  await expect(kept).toBeVisible();
  await expect(page).toHaveURL(/\/gallery$/);
});

test('a phone number may be typed with its country code', async ({ page }) => {
  await open(page, '/services');
  const drawer = await openDrawer(page, 'partner');
  await expect(drawer.locator('[name=name]'), 'the first field has the focus').toBeFocused();
  await drawer.locator('[name=phone]').fill('+44 20 7946 0958');
  await drawer.locator('[name=email]').focus();
  await expect(drawer.getByRole('combobox')).toHaveValue('+44');
  await expect(drawer.locator('[name=phone]')).toHaveValue('2079460958');
});

test('an error stays until its field is edited, and not until it is right', async ({ page }) => {
  await open(page, '/contact');
  const field = page.locator('#contact-email');
  await field.fill('no address');
  await page.locator('form:has(#contact-email) [type=submit]').click();
  const error = page.locator('#contact-email-error');
  await expect(error).toBeVisible();
  await field.press('End');
  await expect(error, 'not edited yet').toBeVisible();
  await field.pressSequentially('!');
  await expect(error).toHaveCount(0);
});
