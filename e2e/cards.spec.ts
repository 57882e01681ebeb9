import type { Page } from '@playwright/test';
import jsQR from 'jsqr';
import sharp from 'sharp';
import { desktop, expectAccessible, fill, open, textsOf } from './journeys.ts';
import { expect, test } from './test.ts';

for (const { name, language, home, viewport } of [desktop]) {
  test.describe(name, () => {
    test.use({ viewport, permissions: ['clipboard-read', 'clipboard-write'] });
    const say = textsOf(language);

    test('pay: scan the code, copy the account, and find the billing address', async ({ page }) => {
      await open(page, `${home}/payment`);
      expect(await scan(page, say('QR code of a UPI payment to {payee}', { payee: '' }).trim())).toMatch(
        /^upi:\/\/pay\?pa=\S+@\S+&pn=\S+&cu=INR$/,
      );

      const button = page.getByRole('button', { name: `${say('Copy')} ${say('Account number')}` });
      await button.click();
      await expect(button).toHaveAttribute('data-copied');
      expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^\d{9,18}$/);
      const copiedAt = Date.now();
      await expect(button).not.toHaveAttribute('data-copied');
      expect(Date.now() - copiedAt).toBeLessThan(2_600);

      await page.getByRole('button', { name: say('Billing address') }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: say('Copy billing address') }).click();
      await expect(dialog.locator('[data-copied]')).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('\n');
      await page.keyboard.press('Escape');
      const share = page.getByRole('link', { name: say('Share the payment screenshot') });
      await expect(share).toHaveAttribute('href', /^https:\/\/wa\.me\/\d+\?text=/);
    });

    test('unlock KYC for the session, read a document, and lock it again', async ({ page, expectErrors }) => {
      expectErrors(/422 .*\/kyc/);
      await open(page, `${home}/kyc`);
      const password = page.locator('#kyc-password');
      const unlock = page.getByRole('button', { name: say('Unlock') });
      await unlock.click();
      await expect(password).toBeFocused();
      await password.fill('not the password');
      await unlock.click();
      await expect(page.locator('#kyc-password-error')).toHaveText(say('Invalid password. Please try again.'));
      await expect(password).toHaveValue('not the password');

      await password.fill('gold-streak-demo');
      await password.press('Enter');
      const heading = page.getByRole('heading', { level: 1 });
      await expect(page.getByText('DEMOINB0XXX', { exact: true })).toBeVisible();
      await expect(heading).toBeFocused();
      await expectAccessible(page);
      await page.reload();
      const view = page.getByRole('link', { name: new RegExp(`^${say('View')}`) }).first();
      const file = await page.request.get((await view.getAttribute('href')) ?? '');
      expect(file.headers()['content-type']).toBe('application/pdf');

      await page.getByRole('button', { name: say('Lock again') }).click();
      await expect(password).toBeVisible();
      await page.reload();
      await expect(password).toBeVisible();
      expect((await page.request.get(file.url())).status()).toBe(403);
    });

    test('come by the business card: read it, forward it, and send a query', async ({
      page,
      context,
      expectErrors,
    }) => {
      expectErrors(/422 .*\/business-qurey/, /503 .*\/business-qurey/);
      await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }));
      await open(page, `${home}/business-card`);
      const panels = page.locator('details[name="business-card"]');
      await expect(panels).toHaveCount(4);
      await expect(panels.nth(0)).toHaveAttribute('open', '');

      await expect(page.locator('#forward-isd option:not([value=""])')).toHaveCount(25);
      const forward = page.getByRole('button', { name: say('Forward'), exact: true });
      await forward.click();
      await expect(page.getByRole('alert')).toHaveText(say('Please enter ISD code and number'));
      await page.locator('#forward-isd').selectOption('+971');
      await page.locator('#forward-number').fill('050 123 4567');
      const [chat] = await Promise.all([page.waitForEvent('popup'), forward.click()]);
      expect(chat.url()).toMatch(/^https:\/\/wa\.me\/971501234567\?text=http.*business-card$/);

      await panels.nth(3).locator('summary').click();
      await expect(panels.nth(0)).not.toHaveAttribute('open');
      const form = panels.nth(3).locator('form');
      await form.getByRole('button', { name: say('Send query') }).click();
      await expect(page.locator('#query-name-error')).toHaveText(say('The name field is required.'));
      await expect(page.locator('#query-email-error')).toBeVisible();
      await fill(form, { name: 'Asha Raghunathan', email: 'asha@example.com', product_details: 'A lamp' });
      await page.route('**/business-qurey', (route) => route.fulfill({ status: 503, json: { message: 'Back soon.' } }));
      await form.getByRole('button', { name: say('Send query') }).click();
      await expect(page.locator('[data-toast=error] p')).toHaveText('Back soon.');
      await page.unroute('**/business-qurey');
      await form.getByRole('button', { name: say('Send query') }).click();
      await expect(page.locator('[data-toast=success]')).toContainText(say('Submitted Successfully'));
      await page.waitForURL(`${home}/thankyou`, { timeout: 4_000 });
    });
  });
}

test('the query link is sent by the browser itself when there is no script', async ({ browser }) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await page.goto('/query-link');
  await fill(page.locator('form[enctype]'), { name: 'Asha Raghunathan', email: 'asha.query@example.com' });
  await page.getByRole('button', { name: 'Send query' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Submitted Successfully');
  await page.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/query-link$/);
});

/** What a camera reads in the QR code with that label, as it is drawn on the screen. */
async function scan(page: Page, label: string): Promise<string | undefined> {
  const picture = await page.locator(`svg[aria-label^="${label}"]`).screenshot();
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data;
}
