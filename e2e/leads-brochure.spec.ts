import { desktop, expectAccessible, fill, open, openDrawer, textsOf } from './journeys.ts';
import {
  downloadedKind,
  enterCodeWith,
  fieldErrors,
  noAnswer,
  optionsOf,
  person,
  scrollToBrochure,
  wrong,
} from './lead-steps.ts';
import { codeTo, linkIn, mailTo, newAddress } from './mailbox.ts';
import { expect, test } from './test.ts';

const sources = ['Social Media', 'Google', 'Reference', 'Newspaper', 'Website Article', 'Others'];

for (const { name, language, home, viewport } of [desktop]) {
  test.describe(name, () => {
    test.use({ viewport });
    const t = textsOf(language);
    const enterCodeIn = enterCodeWith(t);

    test('a visitor requests a brochure in the drawer, becomes a client and opens it from the mail', async ({
      page,
      expectErrors,
    }) => {
      expectErrors(/422 .*\/verify-otp/);
      const email = newAddress();
      await open(page, `${home}/services/bis/bis-isi-mark`);
      const drawer = await openDrawer(page, 'brochure');
      await expect(drawer.locator('#brochure-drawer-countryCode')).toHaveValue('+91');
      await expect(drawer.locator('[name=service]'), 'the service of the page').not.toHaveValue('');
      await expect(drawer.locator('[name=message]'), 'only the home page has it').toHaveCount(0);
      const choose = t('Choose one');
      expect(await optionsOf(drawer.locator('[name=source]'))).toEqual([choose, ...sources.map((source) => t(source))]);
      await fill(drawer, { ...person, phone: '98100-12 345', email });
      await drawer.locator('[name=source]').selectOption('Others');

      const request = page.waitForRequest('**/submit-brochure');
      await drawer.getByRole('button', { name: t('Send me the brochure') }).click();
      const sent = (await request).postDataJSON();
      expect(sent).toMatchObject({ phone: '9810012345', countryCode: '+91', source: 'Others' });
      expect(sent, 'the drawer has no message').not.toHaveProperty('message');
      await expect(drawer.getByText(t('OTP has been sent to your email.'), { exact: true })).toBeVisible();
      await expect(drawer.locator('[name=otp]')).toBeFocused();
      await expectAccessible(page, 'dialog[open]');

      const code = await codeTo(email);
      await enterCodeIn(drawer, wrong(code));
      await expect(drawer.getByText(t('Failed to verify OTP.'), { exact: true })).toBeVisible();
      await expectAccessible(page, 'dialog[open]');
      // The code is pasted with the words around it, as phones offer it.
      await enterCodeIn(drawer, `${code.slice(0, 3)} ${code.slice(3)}`);
      await expect(page).toHaveURL(new RegExp(`${home}/account/brochures$`));
      await expect(page.getByText(t('OTP verified successfully!'), { exact: true })).toBeVisible();
      expect(await page.evaluate(() => Object.keys(JSON.parse(localStorage.getItem('client') ?? '{}')))).toEqual(
        expect.arrayContaining(['name', 'email', 'country_code', 'phone']),
      );
      await expect(page.getByRole('heading', { level: 1 })).toContainText(person.name);

      await open(page, linkIn(await mailTo(email, /\/account\/brochures/), '/account/brochures'));
      expect(await downloadedKind(page)).toBe('%PDF-');
    });

    test('a brochure form that fails says so, keeps what was typed, and works at the next attempt', async ({
      page,
      expectErrors,
    }) => {
      expectErrors(/ERR_FAILED .*\/home-brochure/, /ERR_FAILED .*\/submit-brochure/);
      const email = newAddress();
      const values = { ...person, email, company: 'Krishnan Lamps' };
      await page.route('**/home-brochure', (route) => route.abort());
      await open(page, `${home}/services`);
      const drawer = await openDrawer(page, 'brochure');
      await expect(drawer.getByText(t('Failed to load services.'), { exact: true }).first()).toBeVisible();
      await expectAccessible(page, 'dialog[open]');
      await fill(drawer, values);
      await page.unroute('**/home-brochure');
      await drawer.getByRole('button', { name: t('Try again') }).click();
      await expect(drawer.locator('[name=service] option').nth(1)).toBeAttached();
      await drawer.getByRole('button', { name: t('Send me the brochure') }).click();
      expect(Object.keys(await fieldErrors(drawer)), 'those that are still to be chosen').toEqual([
        'service',
        'source',
      ]);
      await drawer.locator('[name=service]').selectOption({ index: 1 });
      await drawer.locator('[name=source]').selectOption('Reference');

      await page.route('**/submit-brochure', (route) => route.abort());
      await drawer.getByRole('button', { name: t('Send me the brochure') }).click();
      await expect(drawer.getByText(t('Failed to send OTP.'), { exact: true })).toBeVisible();
      await expect(drawer.getByText(t(noAnswer))).toBeVisible();
      await expectAccessible(page, 'dialog[open]');
      for (const [field, value] of Object.entries(values)) {
        await expect(drawer.locator(`[name=${field}]`)).toHaveValue(value);
      }
      await page.unroute('**/submit-brochure');
      await drawer.getByRole('button', { name: t('Send me the brochure') }).click();
      await expect(drawer.locator('[name=otp]')).toBeVisible();
    });

    test('the form of the home page reports a failure in its own words', async ({ page, expectErrors }) => {
      expectErrors(/503 .*\/submit-brochure/, /422 .*\/verify-otp/);
      const email = newAddress();
      await open(page, `${home}/`);
      const section = await scrollToBrochure(page);
      await fill(section, { ...person, email, message: 'For lamps' });
      await section.locator('[name=service]').selectOption({ index: 1 });
      await section.locator('[name=source]').selectOption('Newspaper');
      await page.route('**/submit-brochure', (route) => route.fulfill({ status: 503, json: { message: 'Busy.' } }));
      await section.getByRole('button', { name: t('Send me the brochure') }).click();
      await expect(page.getByText(t('Failed to submit the form. Please try again.'), { exact: true })).toBeVisible();
      await expect(section.locator('[name=message]')).toHaveValue('For lamps');
      await page.unroute('**/submit-brochure');
      await section.getByRole('button', { name: t('Send me the brochure') }).click();
      await expect(page.getByText(t('OTP has been sent to your email. Please verify to proceed.'))).toBeVisible();
      await enterCodeIn(section, wrong(await codeTo(email)));
      await expect(page.getByText(t('Failed to verify OTP. Please check and try again.')).first()).toBeVisible();
      await expectAccessible(page, '#brochure-request');
    });
  });
}
