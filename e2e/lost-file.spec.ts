import { expectAccessible, fill, open, textsOf, views } from './journeys.ts';
import { openEnquiry, person, solveSum } from './lead-steps.ts';
import { newAddress } from './mailbox.ts';
import { expect, test } from './test.ts';

for (const { name, language, home, viewport } of views) {
  test.describe(name, () => {
    test.use({ viewport });
    const t = textsOf(language);

    test('an enquiry whose file could not be stored says so for as long as its note is shown', async ({ page }) => {
      const message = t('We have your enquiry, but could not store the file. Please send it to us by email.');
      // The enquiry is stored; only its answer is the one of a full disk.
      await page.route('**/api/sendnewsletter', async (route) => {
        await route.fulfill({ response: await route.fetch(), json: { message, file_stored: false } });
      });
      await open(page, `${home}/services`);
      const band = await openEnquiry(page);
      await band
        .locator('[name=pdf]')
        .setInputFiles({ name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') });
      await fill(band, { name: person.name, email: newAddress(), description: 'Is a drawing enough?' });
      await solveSum(band);
      await band.getByRole('button', { name: t('Send enquiry') }).click();
      await expect(band.getByText(t('Your enquiry has reached us.'))).toBeVisible();
      await expect(band.getByText(message)).toBeVisible();
      await expectAccessible(page);
      await page.unroute('**/api/sendnewsletter');
      await band.getByRole('button', { name: t('Send another') }).click();
      await expect(band.getByText(message)).toHaveCount(0);
    });
  });
}
