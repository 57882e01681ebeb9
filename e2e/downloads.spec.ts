import { readFile } from 'node:fs/promises';
import { enterAsNewClient } from './account-steps.ts';
import { hydrated } from './hydrated.ts';
import { desktop, expectAccessible, fill, open, openDrawer, textsOf } from './journeys.ts';
import { codeTo, newAddress } from './mailbox.ts';
import { expect, test } from './test.ts';

for (const { name, language, home, viewport } of [desktop]) {
  test.describe(name, () => {
    test.use({ viewport });
    const t = textsOf(language);

    test('a visitor registers on the way, the page reloads with the table, and a document is downloaded', async ({
      page,
      expectErrors,
    }) => {
      expectErrors(/422 .*\/client\/register/);
      await open(page, `${home}/downloads?category=registers`);
      await expect(page.getByRole('table')).toHaveCount(0);
      const drawer = await openDrawer(page, 'downloads-account');
      const email = newAddress();
      const password = 'mango-tram-62-lantern';
      const register = drawer.getByRole('button', { name: t('Register'), exact: true });
      await fill(drawer, { name: 'Asha', email, phone: '9845012345', password, password_confirmation: 'another' });
      await register.click();
      await expect(drawer.locator('[aria-invalid=true]').first(), 'the browser checks what it can').toBeVisible();
      await fill(drawer, { password: 'password123', password_confirmation: 'password123' });
      await register.click();
      await expect(page.locator('[data-toast=error] p')).toHaveText(t('Registration failed'));
      await expect(drawer.locator('[aria-invalid=true]')).toHaveCount(0);
      await fill(drawer, { password, password_confirmation: password });
      // Fails if the message lies over the button, where it would stay as long as the pointer rests there.
      await register.click();
      await expect(page.getByText(t('Registration successful. OTP sent to your email.')).first()).toBeVisible();
      await drawer.locator('[name=otp]').fill(await codeTo(email));
      const reloaded = page.waitForEvent('load');
      await drawer.getByRole('button', { name: t('Verify the code') }).click();
      await reloaded;
      await hydrated(page);
      await expect(page).toHaveURL(new RegExp(`${home}/downloads\\?category=registers$`));
      await expect(page.getByText(t('OTP verified successfully')).first()).toBeVisible();
      const table = page.getByRole('table');
      await expect(table).toBeVisible();
      await expectAccessible(page);

      const begun = page.waitForEvent('download');
      await table.locator('a[download]').first().click();
      const file = await begun;
      expect(file.suggestedFilename()).toMatch(/\.xlsx$/);
      expect((await readFile(await file.path())).subarray(0, 2).toString('latin1')).toBe('PK');
    });

    test('the messages of the drawer for a forgotten password are those of the downloads', async ({
      page,
      expectErrors,
    }) => {
      expectErrors(/500 .*\/client\/forgot-password/);
      await open(page, `${home}/downloads`);
      const drawer = await openDrawer(page, 'downloads-account');
      await drawer.getByRole('tab', { name: t('Log in') }).click();
      await drawer.getByRole('button', { name: t('Forgot your password?') }).click();
      await drawer.locator('[name=email]').fill(newAddress());
      await drawer.getByRole('button', { name: t('Send the link') }).click();
      await expect(page.getByText(t('Password reset email sent.')).first()).toBeVisible();
      await page.route('**/api/client/forgot-password', (route) => route.fulfill({ status: 500, json: {} }));
      await drawer.getByRole('button', { name: t('Send the link') }).click();
      await expect(page.getByText(t('Password reset request failed.')).first()).toBeVisible();
    });

    test('a client searches, changes the category and the length of the list, and a failure is explained', async ({
      page,
      expectErrors,
    }) => {
      expectErrors(/500 .*\/downloads/);
      await enterAsNewClient(page);
      await page.route('**/api/downloads', (route) => route.fulfill({ status: 500, json: {} }));
      await open(page, `${home}/downloads`);
      await expect(page.getByText(t('Error fetching downloads data'))).toBeVisible();
      await page.unroute('**/api/downloads');
      await page.getByRole('button', { name: t('Try again') }).click();
      const rows = page.locator('tbody tr');
      await expect(rows).toHaveCount(10);

      await page.getByRole('searchbox', { name: t('Search documents') }).fill('SAMPLE register');
      await page.keyboard.press('Enter');
      await expect(rows).toHaveCount(1);
      await expectAccessible(page, 'main');
      const summary = page.locator('main nav summary').first();
      if (await summary.isVisible()) await summary.click();
      await page.locator('main nav a[href*="category="]').first().click();
      await expect(page.getByRole('searchbox', { name: t('Search documents') })).toHaveValue('');
      await expect(page).not.toHaveURL(/q=/);

      await open(page, `${home}/downloads?page=2`);
      await expect(rows.first()).toBeVisible();
      await page.locator('main select[name=per_page]').selectOption('25');
      await expect(page).toHaveURL(/per_page=25/);
      await expect(rows).toHaveCount(25);
      await open(page, `${home}/downloads?q=no-such-document`);
      await expect(page.getByText(t('No document matches'), { exact: true })).toBeVisible();
    });

    test('a tutorial contacts the video service only when its video is loaded', async ({ page }) => {
      const contacted: string[] = [];
      await page.route(/youtube/, (route) => {
        contacted.push(route.request().url());
        return route.fulfill({ contentType: 'text/html', body: '<p>The player</p>' });
      });
      await enterAsNewClient(page);
      await open(page, `${home}/account/tutorials`);
      const load = page.getByRole('button', { name: t('Load the video') });
      await expect(load).toBeVisible();
      expect(contacted).toEqual([]);
      await load.click();
      const player = page.frameLocator('main iframe').frameLocator('iframe');
      await expect(player.getByText('The player')).toBeVisible();
      expect(contacted[0]).toMatch(/^https:\/\/www\.youtube-nocookie\.com\/embed\//);
    });
  });
}
