import { holdScripts } from './hold-scripts.ts';
import { hydrated } from './hydrated.ts';
import { expectAccessible, fill, open, textsOf, views } from './journeys.ts';
import { noAnswer, person, solveSum } from './lead-steps.ts';
import { mailTo, newAddress, office } from './mailbox.ts';
import { expect, test } from './test.ts';

const band = 'section[aria-labelledby=enquiry-title]';

for (const { name, language, home, viewport } of views) {
  test.describe(name, () => {
    test.use({ viewport });
    const t = textsOf(language);
    const captchaFailed = t('Captcha is invalid, please try again');

    test('an enquiry sent before the script runs waits for its sum, and nothing typed is lost', async ({ page }) => {
      const email = newAddress();
      const letGo = await holdScripts(page);
      await page.goto(`${home}/services`, { waitUntil: 'commit' });
      const enquiry = page.locator(band);
      await fill(enquiry, { name: person.name, email, description: 'Lamps and laptops' });
      await enquiry.getByRole('button', { name: t('Send enquiry') }).click();
      await expect(enquiry.getByText(t('Not sent yet: the rest of the form is still loading.'))).toBeVisible();
      letGo();
      await hydrated(page);
      await expect(enquiry.getByText(t('Not sent yet: answer the sum and send the form again.'))).toBeVisible();
      await expect(enquiry.locator('[name=captcha]')).toBeFocused();
      await expect(enquiry.getByText(captchaFailed)).toHaveCount(0);
      await expect(enquiry.locator('[name=description]')).toHaveValue('Lamps and laptops');
      await expectAccessible(page, band);
      await enquiry.getByRole('combobox').fill('+49');
      await page.keyboard.press('Enter');
      await solveSum(enquiry);
      await page.keyboard.press('Enter');
      await expect(page.getByText(t('Form submitted successfully!'), { exact: true }).first()).toBeVisible();
      const { text } = await mailTo(office, new RegExp(email));
      expect(text).toContain('Germany');
      expect(text).not.toContain('Not solved');
    });

    test('an enquiry sent before its sum has come waits for it, and the sum is not called wrong', async ({ page }) => {
      const letGo = await holdScripts(page, '**/captcha');
      await open(page, `${home}/services`);
      const enquiry = page.locator(band);
      await enquiry.locator('[name=name]').click();
      await expect(enquiry.locator('[name=captcha]')).toBeVisible();
      await fill(enquiry, { name: person.name, email: newAddress(), description: 'Lamps' });
      await enquiry.getByRole('button', { name: t('Send enquiry') }).click();
      await expect(enquiry.getByText(t('Not sent yet: answer the sum and send the form again.'))).toBeVisible();
      letGo();
      await solveSum(enquiry);
      await expect(enquiry.getByText(captchaFailed)).toHaveCount(0);
      await page.keyboard.press('Enter');
      await expect(page.getByText(t('Form submitted successfully!'), { exact: true }).first()).toBeVisible();
    });

    test('a file that is being chosen while the rest of the form arrives is not lost', async ({ page }) => {
      const letGo = await holdScripts(page, '**/enquiry-form*.js');
      await open(page, `${home}/services`);
      const enquiry = page.locator(band);
      const chooser = page.waitForEvent('filechooser');
      const script = page.waitForResponse(/enquiry-form/);
      await enquiry.locator('[name=pdf]').click();
      const opened = await chooser;
      letGo();
      await (await script).finished();
      await opened.setFiles({ name: 'letter.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4 ours') });
      // The sum comes with the form of the script.
      await expect(enquiry.locator('[name=captcha]')).toBeVisible();
      expect(await enquiry.locator('[name=pdf]').inputValue()).toContain('letter.pdf');
    });

    test('an enquiry whose form cannot be fetched says so, and can be sent later', async ({ page, expectErrors }) => {
      expectErrors(/ERR_FAILED .*\/enquiry-form-/);
      await page.route('**/enquiry-form*.js', (route) => route.abort());
      await open(page, `${home}/services`);
      const enquiry = page.locator(band);
      await fill(enquiry, { name: person.name, email: newAddress(), description: 'Lamps' });
      const send = enquiry.getByRole('button', { name: t('Send enquiry') });
      await send.click();
      await expect(enquiry.getByText(t(noAnswer))).toBeVisible();
      await expectAccessible(page, band);
      await page.unroute('**/enquiry-form*.js');
      await send.click();
      await solveSum(enquiry);
      await expect(enquiry.locator('[name=description]')).toHaveValue('Lamps');
    });
  });
}
