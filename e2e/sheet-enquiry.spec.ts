import { enterByPasskey, heading, invitationOf } from './desk-steps.ts';
import { expectAccessible, fill } from './journeys.ts';
import { beginForm, solveSum } from './lead-steps.ts';
import { linkIn, mailTo, newAddress, office } from './mailbox.ts';
import { expect, test } from './test.ts';

test.use({ viewport: { width: 390, height: 844 } });

const sheetOf = '/approval-finder/led-bulb/answers?audience=import&radio=bluetooth&show=sheet';

test('an enquiry about a sheet arrives at the desk with the sheet and what is open on it', async ({ page }) => {
  const email = newAddress();
  await page.goto(sheetOf);
  await page.getByRole('button', { name: 'Keep this sheet' }).click();
  await expect(page).toHaveURL(/\/sheets\/[0-9a-z]{12}$/);
  const sheet = new URL(page.url()).pathname;
  await page.locator('.thumb-bar').getByRole('link', { name: 'Have your model checked' }).click();
  const band = page.locator('section[aria-labelledby=enquiry-title]');
  await expect(band.getByRole('heading', { name: 'Ask us about this sheet' })).toBeInViewport();
  await beginForm(band);
  await expectAccessible(page);
  await fill(band, { name: 'Meera Krishnan', email, message: 'Is one sample enough?' });
  await solveSum(band);
  await band.getByRole('button', { name: 'Send enquiry' }).click();
  await expect(band.getByText('Your enquiry has reached us.')).toBeVisible();

  const notice = await mailTo(office, new RegExp(`Enquiry about a sheet[\\s\\S]*${email}`));
  expect(notice.text).not.toContain(sheet);
  await enterByPasskey(page, invitationOf(52));
  await page.goto(`/desk/inbox?form=finder&q=${encodeURIComponent(email)}`);
  const row = page.getByRole('row', { name: /Meera Krishnan/ });
  await expect(row.getByText('Sheet: LED bulb')).toBeVisible();
  await page.goto(new URL(linkIn(notice, '/desk/inbox/')).pathname);
  await expect(heading(page)).toContainText('Meera Krishnan');
  await expect(page.getByText('Questions still open')).toBeVisible();
  await expectAccessible(page);
  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: sheet }).click();
  await expect((await opened).getByRole('heading', { level: 1 })).toContainText('LED bulb');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('it is sent from the page of the sheet, which then says so', async ({ page }) => {
    const email = newAddress();
    await page.goto(`/ar${sheetOf}`);
    await page.locator('form[action*="/finder/sheets"] button').click();
    await expect(page).toHaveURL(/\/ar\/sheets\/[0-9a-z]{12}$/);
    const band = page.locator('section[aria-labelledby=enquiry-title]');
    await band.locator('[name=name]').fill('Asha');
    await band.locator('[name=email]').fill(email);
    await band.locator('form button[type=submit]').click();
    await expect(page).toHaveURL(/\/ar\/sheets\/[0-9a-z]{12}\?enquiry=sent/);
    await expect(band.getByRole('status')).toBeVisible();
    await expect(band.locator('form')).toHaveCount(0);
    await mailTo(office, new RegExp(`Enquiry about a sheet[\\s\\S]*${email}`));
  });
});
