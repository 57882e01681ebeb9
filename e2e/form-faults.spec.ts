import type { Locator, Page } from '@playwright/test';
import { desktop, expectAccessible, fill, open, openDrawer, textsOf, views } from './journeys.ts';
import { askForAnotherDay, noAnswer, openEnquiry, person, solveSum } from './lead-steps.ts';
import { codeTo, mailTo, newAddress, office } from './mailbox.ts';
import { expect, test } from './test.ts';

const ourFault = 'The fault is on our side. What you typed is still here: try again in a moment.';
/** The message of a server that is down. */
const away = 'We will be back in a moment.';
for (const { name, language, home, viewport } of views) {
  test.describe(name, () => {
    test.use({ viewport });
    const t = textsOf(language);

    test('partner: no answer, then a server that is down, then success', async ({ page, expectErrors }) => {
      expectErrors(/ERR_FAILED .*\/partner-with-us/, /503 .*\/partner-with-us/);
      const email = newAddress();
      await open(page, `${home}/services`);
      const drawer = await openDrawer(page, 'partner');
      const submit = drawer.getByRole('button', { name: t('Send request') });
      await drawer.locator('[name=entity_type][value=Organization]').check();
      await submit.click();
      for (const field of ['name', 'email', 'phone', 'organization', 'designation'])
        await expect(page.locator(`#partner-${field}-error`), 'all at the first attempt').toBeVisible();
      await expect(drawer.getByRole('link', { name: t('Company name') })).toBeVisible();

      const values = { ...person, email, organization: 'Krishnan & Co', designation: 'Director' };
      await fill(drawer, values);
      await drawer.locator('[name=partner_type][value="Service Partner"]').check();
      await failTwice(page, '**/api/partner-with-us', submit, drawer, t, 'Error submitting partner request');
      for (const [field, value] of Object.entries(values))
        await expect(drawer.locator(`[name=${field}]`)).toHaveValue(value);
      await submit.click();
      await expect(drawer.getByText(t('Partner request submitted successfully'), { exact: true })).toBeVisible();
      await expect(drawer.getByText(t(ourFault))).toHaveCount(0);
      expect((await mailTo(office, new RegExp(email))).text).toContain('Krishnan & Co');
    });

    test('footer: a file that is too large, no answer, a server that is down, then success', async ({
      page,
      expectErrors,
    }) => {
      expectErrors(/413 .*\/sendnewsletter/, /ERR_FAILED .*\/sendnewsletter/, /503 .*\/sendnewsletter/);
      const email = newAddress();
      await open(page, `${home}/services`);
      const band = await openEnquiry(page);
      const submit = band.getByRole('button', { name: t('Send enquiry') });
      const file = band.locator('[name=pdf]');
      await file.setInputFiles(attachment('large.bin', 10 * 1024 * 1024 + 1));
      const fileError = page.locator('#enquiry-pdf-error');
      await expect(fileError, 'shown when it is chosen').toHaveText(t('The file must not be larger than 10 MB.'));
      await fill(band, { name: person.name, captcha: '99' });
      await submit.click();
      for (const field of ['email', 'pdf', 'description', 'captcha'])
        await expect(page.locator(`#enquiry-${field}-error`), 'all at the first attempt').toBeVisible();
      await expect(band.locator('[name=name]')).toHaveValue(person.name);

      // Any type of file is accepted; if the server refuses one, its message appears at the field.
      await file.setInputFiles(attachment('drawing.dwg', 2_000));
      await expect(fileError).toBeHidden();
      await fill(band, { email, description: 'Is a drawing enough?' });
      await solveSum(band);
      const refusal = 'Only one file can be sent.';
      await page.route('**/api/sendnewsletter', (route) =>
        route.fulfill({ status: 413, json: { message: refusal, errors: { pdf: [refusal] } } }),
      );
      await submit.click();
      await expect(fileError).toHaveText(refusal);
      await expect(band.locator('[name=captcha]'), 'a sum that was sent is replaced').toHaveValue('');
      await page.unroute('**/api/sendnewsletter');

      await solveSum(band);
      await failTwice(page, '**/api/sendnewsletter', submit, band, t, 'Something went wrong.', away);
      await expect(band.locator('[name=description]')).toHaveValue('Is a drawing enough?');
      await expect(band.getByText('drawing.dwg')).toBeVisible();
      // It is the same sum, because no answer has used it up.
      await submit.click();
      await expect(page.getByText(t('Form submitted successfully!')).first()).toBeVisible();
      await band.getByRole('button', { name: t('Send another') }).click();
      await expect(band.locator('[name=description]')).toHaveValue('');
      await expect(band.getByText('drawing.dwg')).toHaveCount(0);
      expect((await mailTo(office, new RegExp(email))).text).toContain('drawing.dwg');
    });
  });
}

test.describe(desktop.name, () => {
  test.use({ viewport: desktop.viewport });
  const t = textsOf('en');

  test('scheduling a call: no answer in either step, and nothing is lost', async ({ page, expectErrors }) => {
    expectErrors(
      /ERR_FAILED .*\/schedule/,
      /503 .*\/schedule/,
      /ERR_FAILED .*\/schedule-verify-otp/,
      /503 .*\/schedule-verify-otp/,
    );
    const email = newAddress();
    await open(page, '/services');
    const drawer = await openDrawer(page, 'schedule');
    const day = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10);
    await askForAnotherDay(drawer);
    await fill(drawer, { ...person, email, schedule: day });
    await drawer.locator('[name=time_prefered][value="Any time whole day"]').check();
    const submit = drawer.getByRole('button', { name: 'Schedule the call' });
    await failTwice(page, '**/api/schedule', submit, drawer, t, 'Failed to schedule call. Please try again.');
    await expect(drawer.locator('[name=schedule]')).toHaveValue(day);
    await expect(drawer.locator('[name=time_prefered]:checked')).toHaveValue('Any time whole day');
    await submit.click();

    const code = await codeTo(email);
    await drawer.locator('[name=otp]').fill(code);
    const verify = drawer.getByRole('button', { name: 'Verify the code' });
    await failTwice(page, '**/api/schedule-verify-otp', verify, drawer, t, 'Failed to verify OTP. Please try again.');
    await expect(drawer.locator('[name=otp]'), 'the step stays').toHaveValue(code);
    await verify.click();
    await expect(drawer.getByText('Call scheduled successfully', { exact: true })).toBeVisible();
  });

  test('registering: no answer in either step, and nothing is lost', async ({ page, expectErrors }) => {
    expectErrors(
      /ERR_FAILED .*\/client\/register/,
      /503 .*\/client\/register/,
      /ERR_FAILED .*\/client\/verify-register-otp/,
      /503 .*\/client\/verify-register-otp/,
    );
    const email = newAddress();
    const password = 'mango-tram-62-lantern';
    await open(page, '/services');
    const drawer = await openDrawer(page, 'account');
    await fill(drawer, { ...person, email, password, password_confirmation: password });
    const submit = drawer.getByRole('button', { name: 'Register', exact: true });
    await failTwice(page, '**/api/client/register', submit, drawer, t, 'Registration failed');
    await expect(drawer.locator('[name=password_confirmation]')).toHaveValue(password);
    await submit.click();

    const code = await codeTo(email);
    const otp = drawer.locator('[name=otp]');
    await otp.fill(`Your code: ${code.slice(0, 3)} ${code.slice(3)}`);
    await expect(otp, 'anything around the code is removed').toHaveValue(code);
    await expect(drawer.getByText(/You can ask for a new code in \d+ seconds?\./)).toBeVisible();
    const verify = drawer.getByRole('button', { name: 'Verify the code' });
    await failTwice(page, '**/api/client/verify-register-otp', verify, drawer, t, 'OTP verification failed');
    await expect(otp).toHaveValue(code);
    await verify.click();
    await expect(page).toHaveURL(/\/account$/);
  });
});

/**
 * Makes the call fail without an answer and then with a 503, and checks that the form reports it each time.
 *
 * @param toastOfServer what the toast says when the server sends a message
 */
async function failTwice(
  page: Page,
  address: string,
  submit: Locator,
  place: Locator,
  t: ReturnType<typeof textsOf>,
  toast: string,
  toastOfServer = t(toast),
) {
  await page.route(address, (route) => route.abort());
  await submit.click();
  await expect(place.getByText(t(noAnswer))).toBeVisible();
  await expect(page.getByText(t(toast)).first()).toBeVisible();
  await expectAccessible(page, 'dialog[open], section[aria-labelledby=enquiry-title]');
  await page.unroute(address);
  await page.route(address, (route) => route.fulfill({ status: 503, json: { message: away } }));
  await submit.click();
  await expect(page.locator('[data-toast=error] p')).toHaveText(toastOfServer);
  await expect(place.getByText(t(ourFault))).toBeVisible();
  await page.unroute(address);
}

const attachment = (name: string, bytes: number) => ({
  name,
  mimeType: 'application/octet-stream',
  buffer: Buffer.alloc(bytes, 'x'),
});
