import type { Page } from '@playwright/test';
import { expectAccessible, fill, open, phone, textsOf } from './journeys.ts';
import { beginForm, fieldErrors, person, solveSum } from './lead-steps.ts';
import { mailTo, newAddress, office } from './mailbox.ts';
import { expect, test } from './test.ts';

const docx = {
  name: 'Meera résumé.docx',
  mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  buffer: Buffer.from('PK\x03\x04 [Content_Types].xml word/document.xml', 'latin1'),
};
const photo = { name: 'me.png', mimeType: 'image/png', buffer: Buffer.from('\x89PNG', 'latin1') };
const call = '**/api/apply';

for (const { name, language, home, viewport } of [phone]) {
  test.describe(name, () => {
    test.use({ viewport });
    const t = textsOf(language);
    const sent = t('Application submitted successfully!');

    test('applying for an opening: dialog, drawer, résumé, and the office knows the post', async ({ page }) => {
      const email = newAddress();
      await open(page, `${home}/career`);
      const board = page.locator('#jobopening');
      const title = await newestTitle(page, language);
      await board.locator('tbody').getByRole('button').first().click();
      const dialog = page.getByRole('dialog', { name: t('Position:-') });
      await expect(dialog).toContainText(title);
      await expectAccessible(page, 'dialog[open]');
      await dialog.getByRole('button', { name: t('Apply Now') }).click();
      await expect(dialog).toBeHidden();
      const drawer = page.locator('dialog#apply');
      await expect(drawer.locator('[name=captcha]')).toBeVisible();
      await expect(board).toBeInViewport();
      const field = drawer.locator('[name=field_exprence]');
      await expect(field).toHaveValue(title);
      await expect(field).toHaveAttribute('readonly', '');
      await expect(drawer.getByRole('heading', { name: title })).toBeVisible();
      await expect(drawer.locator('[name=gender]')).toHaveValue('male');

      const submit = drawer.getByRole('button', { name: t('Submit application') });
      await submit.click();
      const missing = ['name', 'total_exprence', 'city', 'email', 'phone', 'captcha'];
      expect(Object.keys(await fieldErrors(drawer))).toEqual(missing);
      await expect(page.getByText(t('Captcha is invalid, please try again'))).toHaveCount(1);
      await drawer.locator('[name=resume]').setInputFiles(photo);
      await expect(page.locator('#apply-form-resume-error')).toHaveText(
        t('Attach your résumé as a PDF, DOC or DOCX file.'),
      );
      await expectAccessible(page, 'dialog[open]');

      await drawer.locator('[name=resume]').setInputFiles(docx);
      await expect(drawer.getByText(docx.name)).toBeVisible();
      await fill(drawer, { name: person.name, city: 'Pune', email });
      await drawer.locator('[name=phone]').pressSequentially('+91 98100-12345 678');
      await expect(drawer.locator('[name=phone]'), 'ten digits at most').toHaveValue('9810012345');
      await drawer.locator('[name=total_exprence]').selectOption('3-4 years');
      await drawer.locator('[name=gender]').selectOption('Other');
      await solveSum(drawer);
      const letGo = await hold(page);
      await submit.click();
      await expect(drawer.getByRole('button', { name: t('Submitting...') })).toBeVisible();
      await expect(drawer.locator('[name=city]')).toBeDisabled();
      letGo();
      await expect(page.getByText(sent, { exact: true }).first()).toBeVisible();
      await expect(drawer).toBeHidden();
      const { text } = await mailTo(office, new RegExp(email));
      expect(text).toContain('Meera résumé.docx');
      expect(text).toContain(title);
    });

    test('sharing a profile: a fault loses nothing, and success clears the form', async ({ page, expectErrors }) => {
      expectErrors(/ERR_FAILED .*\/apply/, /503 .*\/apply/);
      const email = newAddress();
      await open(page, `${home}/career`);
      const form = page.locator('section[aria-labelledby=profile-title] form');
      await beginForm(form);
      await fill(form, { name: person.name, field_exprence: 'Lamps', city: 'Pune', email, phone: '9810012345' });
      await form.locator('[name=total_exprence]').selectOption('Above 10 years');
      await form.locator('[name=gender]').selectOption('female');
      await solveSum(form);
      const submit = form.getByRole('button', { name: t('Submit application') });
      await page.route(call, (route) => route.abort());
      await submit.click();
      const toast = page.locator('[data-toast]');
      await expect(toast).toHaveText(t('Something went wrong. Please try again.'));
      await expect(toast).toBeHidden({ timeout: 4_000 });
      await page.unroute(call);
      await page.route(call, (route) => route.fulfill({ status: 503, json: { message: 'Back in a moment.' } }));
      await submit.click();
      await expect(toast).toHaveText('Back in a moment.');
      await expect(toast).toBeHidden({ timeout: 4_000 });
      await page.unroute(call);
      await expect(form.locator('[name=field_exprence]')).toHaveValue('Lamps');
      await submit.click();
      await expect(toast).toHaveText(sent);
      await expect(form.locator('[name=field_exprence]')).toHaveValue('');
      await expect(form.locator('[name=gender]')).toHaveValue('male');
      await expect(form.locator('[name=captcha]')).toHaveValue('');
      await expect(toast).toBeHidden({ timeout: 4_000 });
      await mailTo(office, new RegExp(email));
    });

    test('the second page leads to its form, and from there to the thanks', async ({ page }) => {
      await open(page, `${home}/career-at-bl`);
      await page
        .getByRole('link', { name: new RegExp(t('Apply Now')) })
        .first()
        .click();
      const form = page.locator('#application form');
      await expect(form).toBeInViewport();
      await beginForm(form);
      const values = { name: person.name, field_exprence: 'Lamps', city: 'Pune', phone: '9810012345' };
      await fill(form, { ...values, email: newAddress() });
      await form.locator('[name=total_exprence]').selectOption('0-1 year');
      await solveSum(form);
      await expectAccessible(page);
      await form.getByRole('button', { name: t('Submit application') }).click();
      await expect(page.getByText(sent, { exact: true }).first()).toBeVisible();
      await expect(page).toHaveURL(/\/career-at-bl/);
      await expect(page).toHaveURL(/\/thankyou$/, { timeout: 4_000 });
    });
  });
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('an opening can be read, and an application is sent with its résumé', async ({ page }) => {
    const email = newAddress();
    await page.goto('/career');
    await page.locator('#jobopening tbody').getByRole('button').first().click();
    await expect(page.getByRole('dialog', { name: 'Position:-' })).toBeVisible();
    await page.keyboard.press('Escape');
    const form = page.locator('section[aria-labelledby=profile-title] form');
    await fill(form, { name: person.name, field_exprence: 'Lamps', city: 'Pune', email, phone: '+91 98100 12345' });
    await form.locator('[name=total_exprence]').selectOption('0-1 year');
    await form.locator('[name=resume]').setInputFiles(docx);
    await form.getByRole('button', { name: 'Submit application' }).click();
    await expect(page.getByRole('heading')).toHaveText('Application submitted successfully!');
    expect((await mailTo(office, new RegExp(email))).text).toContain('Meera résumé.docx');
  });
});

/** The title of the opening that is listed first. */
async function newestTitle(page: Page, language: string): Promise<string> {
  const answer = await page.request.get('/api/careers', { headers: { 'current-locale': language } });
  const { carrer }: { carrer: { job_title: string }[] } = await answer.json();
  return carrer[0]?.job_title ?? '';
}

/** Holds the application back on its way to the server until it is released. */
async function hold(page: Page): Promise<() => void> {
  let letGo = () => {};
  const released = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(call, async (route) => {
    await released;
    await route.continue();
  });
  return letGo;
}
