import { expectAccessible, fill, open, openDrawer, textsOf, views } from './journeys.ts';
import {
  askForAnotherDay,
  downloadedKind,
  enterCodeWith,
  freeDays,
  person,
  scrollToBrochure,
  solveSum,
  wrong,
} from './lead-steps.ts';
import { calendarOf, codeTo, linkIn, mailTo, newAddress, office, uidOf } from './mailbox.ts';
import { expect, test } from './test.ts';

for (const { name, language, home, viewport } of views) {
  test.describe(name, () => {
    test.use({ viewport, timezoneId: 'Europe/Paris' });
    const t = textsOf(language);
    const enterCodeIn = enterCodeWith(t);

    test('a visitor gets the brochure of the home page, and a client the next one', async ({ page }) => {
      const email = newAddress();
      await open(page, `${home}/`);
      const section = await scrollToBrochure(page);
      await expect(section.locator('form')).toBeVisible();
      await section.getByRole('button', { name: t('Send me the brochure') }).click();
      await expect(section.locator('[aria-invalid=true]')).toHaveCount(5);
      await expectAccessible(page);
      await fill(section, { ...person, email, message: 'For lamps <made> in Pune' });
      await section.locator('[name=service]').selectOption({ index: 3 });
      await section.locator('[name=source]').selectOption('Website Article');
      await section.getByRole('button', { name: t('Send me the brochure') }).click();
      await expect(page.getByText(t('OTP has been sent to your email. Please verify to proceed.'))).toBeVisible();
      await expectAccessible(page);
      await enterCodeIn(section, await codeTo(email));
      await expect(page).toHaveURL(new RegExp(`${home}/account/brochures$`));
      expect(await downloadedKind(page)).toBe('%PDF-');
      await expect(page.getByText(t('Thank you for downloading our brochure!'))).toBeVisible();
      expect(linkIn(await mailTo(email, /\/account\/brochures/), '/account/brochures')).toContain('/account/brochures');

      // The same visitor, who is now a client.
      await open(page, `${home}/services/bis/bis-isi-mark`);
      const drawer = await openDrawer(page, 'brochure');
      await fill(drawer, { ...person, email });
      await drawer.locator('[name=source]').selectOption('Google');
      await drawer.getByRole('button', { name: t('Send me the brochure') }).click();
      // The address has been verified, so no code is needed.
      await expect(page).toHaveURL(new RegExp(`${home}/account/brochures$`));
      await expect(page.locator('main a[download]')).toHaveCount(2);
      await open(page, `${home}/`);
      await scrollToBrochure(page);
      await expect(page.getByRole('link', { name: t('Go to Brochures') })).toBeVisible();
    });

    test('a call in a slot is confirmed, moved and cancelled', async ({ page, request }) => {
      const email = newAddress();
      const [day, later] = await freeDays(request, language);
      await open(page, `${home}/services`);
      const drawer = await openDrawer(page, 'schedule');
      await askForAnotherDay(drawer);
      await fill(drawer, { ...person, email, schedule: day });
      await drawer.getByText('3:30 PM', { exact: true }).click();
      await expect(drawer.getByText(/11:00|11\.00/).first(), 'the time on the clock of Paris').toBeVisible();
      await drawer.getByRole('button', { name: t('Schedule the call') }).click();
      await expect(drawer.getByText(t('Otp Send on mail'), { exact: true })).toBeVisible();
      await expectAccessible(page);
      await enterCodeIn(drawer, await codeTo(email));
      await expect(drawer.getByText(t('Call scheduled successfully'), { exact: true })).toBeVisible();
      await expect(drawer.locator('[name=name]'), 'the form is reset').toHaveValue('');

      const invitation = await mailTo(email, /\/calls\//);
      expect(calendarOf(invitation)).toMatch(/METHOD:REQUEST/);
      expect(calendarOf(invitation)).toContain(`DTSTART:${day.replaceAll('-', '')}T100000Z`);
      const notice = await mailTo(office, new RegExp(`${email}[^]*BEGIN:VCALENDAR`));
      expect(uidOf(notice)).toBe(uidOf(invitation));

      await open(page, linkIn(invitation, '/calls/'));
      await expect(page.getByText(t('Confirmed'), { exact: true })).toBeVisible();
      await expectAccessible(page);
      await askForAnotherDay(page.locator('main'));
      await fill(page.locator('main'), { schedule: later });
      await page.locator('main label').getByText('11:00 AM', { exact: true }).first().click();
      await page.getByRole('button', { name: t('Move the call') }).click();
      await expect(page.getByText(t('Call moved successfully'))).toBeVisible();
      const moved = await mailTo(email, new RegExp(later.replaceAll('-', '')));
      expect(uidOf(moved)).toBe(uidOf(invitation));

      await page.getByRole('button', { name: t('Cancel the call') }).click();
      const question = page.locator('dialog#cancel-appointment');
      await question.getByRole('button', { name: t('Cancel the call') }).click();
      await expect(page.getByText(t('Cancelled'), { exact: true })).toBeVisible();
      const cancelled = await mailTo(email, /METHOD:CANCEL/);
      expect(uidOf(cancelled)).toBe(uidOf(invitation));
      await expectAccessible(page);
    });

    test('a call at the earliest time, from the callback drawer', async ({ page, expectErrors }) => {
      expectErrors(/422 .*\/schedule-verify-otp/);
      const email = newAddress();
      await open(page, `${home}/services`);
      const drawer = await openDrawer(page, 'callback');
      await expect(drawer.locator('[name=time_prefered]')).toHaveValue('At earliest');
      await expect(drawer.locator('[name=schedule]')).toHaveCount(0);
      await expectAccessible(page, 'dialog[open]');
      await fill(drawer, { ...person, email });
      await drawer.getByRole('button', { name: t('Request a callback') }).click();
      await expect(drawer.locator('[name=otp]')).toBeVisible();

      // A wrong code leads back to the first step, which still has what the visitor entered.
      const code = await codeTo(email);
      await enterCodeIn(drawer, wrong(code));
      await expect(drawer.getByText(t('Invalid OTP or OTP expired.')).first()).toBeVisible();
      await expect(drawer.locator('[name=email]')).toHaveValue(email);
      await drawer.getByRole('button', { name: t('Request a callback') }).click();
      // Sent again within a minute: there is no second mail, and the first code is still valid.
      const stillValid = drawer.locator('p').getByText(t('The code that we emailed you a moment ago is still valid.'));
      await expect(stillValid.first()).toBeVisible();
      await enterCodeIn(drawer, code);
      await expect(drawer.getByText(t('Call scheduled successfully'), { exact: true })).toBeVisible();
      await expect(drawer.getByText(t('Your call is booked.'))).toBeVisible();
      await expect(stillValid, 'there is no code left to enter').toHaveCount(0);
      expect(calendarOf(await mailTo(email, /\/calls\//))).toMatch(/METHOD:REQUEST/);
    });

    for (const [entity, own] of [
      ['Organization', { organization: 'Krishnan Lamps', designation: 'Director' }],
      ['Individual', { field_of_expertise: 'Lamps', year_of_experience: '12' }],
    ] as const) {
      test(`an application to become a partner, as ${entity}`, async ({ page }) => {
        const email = newAddress();
        await open(page, `${home}/services`);
        const drawer = await openDrawer(page, 'partner');
        await drawer.locator(`[name=entity_type][value=${entity}]`).check();
        await drawer.getByRole('button', { name: t('Send request') }).click();
        await expect(drawer.locator('[aria-invalid=true]').first()).toBeVisible();
        await expectAccessible(page);
        await fill(drawer, { ...person, email, ...own });
        await drawer.locator('[name=partner_type][value="Channel Partner"]').check();
        await drawer.getByRole('button', { name: t('Send request') }).click();
        await expect(drawer.getByText(t('Partner request submitted successfully'), { exact: true })).toBeVisible();
        await expect(drawer.getByText(t('Your application has reached us.'))).toBeVisible();
        await expectAccessible(page);
        await drawer.getByRole('button', { name: t('Send another') }).click();
        await expect(drawer.locator('[name=name]')).toHaveValue('');
        await expect(drawer.locator('#partner-country_code'), 'as the specification wants it').toHaveValue('+1');
        const { text } = await mailTo(office, new RegExp(email));
        for (const value of Object.values(own)) expect(text).toContain(value);
      });
    }

    test('an enquiry from the footer with a file, of which the notice leads to the desk', async ({ page }) => {
      const email = newAddress();
      await open(page, `${home}/services`);
      const band = page.locator('section[aria-labelledby=enquiry-title]');
      await band.scrollIntoViewIfNeeded();
      await fill(band, { name: person.name, email, description: 'Do we need "BIS & BEE"?' });
      const letter = Buffer.from('%PDF-1.4 a letter of ours');
      await band
        .locator('[name=pdf]')
        .setInputFiles({ name: 'letter.pdf', mimeType: 'application/pdf', buffer: letter });

      await fill(band, { captcha: '99' });
      await band.getByRole('button', { name: t('Send enquiry') }).click();
      await expect(page.getByText(t('Captcha is invalid, please try again'))).toBeVisible();
      await expect(band.locator('[name=captcha]')).toBeFocused();
      await expectAccessible(page);
      await solveSum(band);
      await band.getByRole('button', { name: t('Send enquiry') }).click();
      await expect(page.getByText(t('Form submitted successfully!')).first()).toBeVisible();
      await expect(band.getByText(t('Your enquiry has reached us.'))).toBeVisible();
      await band.getByRole('button', { name: t('Send another') }).click();
      await expect(band.locator('[name=description]')).toHaveValue('');

      const notice = await mailTo(office, new RegExp(email));
      expect(notice.text).toContain('Do we need "BIS & BEE"?');
      expect(notice.text).toContain('letter.pdf (1 KB)');
      expect(linkIn(notice, '/desk/inbox/')).toMatch(/\d$/);
      expect(linkIn(notice, '/lead-files/')).toBe('');
    });
  });
}
