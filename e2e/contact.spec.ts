import { expectAccessible, fill, open, textsOf, views } from './journeys.ts';
import { beginForm, fieldErrors, person, solveSum } from './lead-steps.ts';
import { mailTo, newAddress, office } from './mailbox.ts';
import { expect, test } from './test.ts';

const pdf = { name: 'drawing.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 mine') };
const photo = { name: 'photo.png', mimeType: 'image/png', buffer: Buffer.from('\x89PNG', 'latin1') };
const call = '**/api/contact-form';

for (const { name, language, home, viewport } of views) {
  test.describe(name, () => {
    test.use({ viewport });
    const t = textsOf(language);

    test('a letter: errors at once, refusals in words, then a dialog, and the mailing is known to the office', async ({
      page,
      expectErrors,
    }) => {
      expectErrors(/422 .*\/contact-form/, /ERR_FAILED .*\/contact-form/);
      const email = newAddress();
      await open(page, `${home}/contact?e-mailer=june-${language}`);
      const letter = page.getByRole('main').locator('form');
      await beginForm(letter);
      const send = letter.getByRole('button', { name: t('Send the letter') });
      await send.click();
      expect(Object.keys(await fieldErrors(letter))).toEqual(['name', 'email', 'phone', 'captcha']);
      await expect(page.getByText(t('Captcha is invalid, please try again'))).toHaveCount(1);
      await expect(letter.getByText(t('If needed attach a PDF file. Other file types are not allowed.'))).toBeVisible();
      await letter.locator('[name=file]').setInputFiles(photo);
      await expect(page.locator('#contact-file-error')).toHaveText(
        t('Attach a PDF file. Other file types are not allowed.'),
      );
      await expectAccessible(page);

      await letter.locator('[name=file]').setInputFiles(pdf);
      await fill(letter, { message: 'We make lamps.', name: person.name, email, phone: '+91 98100 12345' });
      await solveSum(letter);
      await expect(letter.locator('[name=phone]')).toHaveValue('9810012345');
      const errors = { name: ['Too short.', 'Too plain.'], email: ['Not known.'] };
      // A sum that was used up must be gone at once, also where the next one takes its time.
      await page.route('**/api/captcha', async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 500));
        await route.continue();
      });
      await page.route(call, (route) => route.fulfill({ status: 422, json: { message: 'x', errors } }));
      await send.click();
      await expect(page.locator('[data-toast=error]')).toHaveText('Too short., Too plain., Not known.');
      await page.unroute(call);
      await solveSum(letter);
      await page.route(call, (route) => route.abort());
      await send.click();
      await expect(page.locator('[data-toast=error]')).toHaveText(t('Error sending form'));
      await page.unroute(call);

      await expect(letter.locator('[name=message]')).toHaveValue('We make lamps.');
      await send.click();
      const dialog = page.getByRole('dialog', { name: t('Thank you') });
      await expect(dialog).toContainText(t('Your form has been submitted successfully! We will get back to you soon.'));
      await expectAccessible(page, 'dialog[open]');
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(letter.locator('[name=message]')).toHaveValue('');
      const { text } = await mailTo(office, new RegExp(email));
      expect(text).toContain(`june-${language}`);
      expect(text).toContain('drawing.pdf');
    });

    test('the map service hears of a visit only after a click', async ({ page }) => {
      const requests: string[] = [];
      await page.route('https://www.openstreetmap.org/**', (route) => {
        requests.push(route.request().url());
        return route.fulfill({ contentType: 'text/html', body: '<p>The map</p>' });
      });
      // By a link of the site, so that the policy of another page applies.
      await open(page, `${home}/holiday-list`);
      await page.locator('a[href$="/contact"]').first().dispatchEvent('click');
      await expect(page).toHaveURL(/\/contact$/);
      const sketch = page.getByRole('img', { name: t('Sketch of the streets around the office, not to scale') });
      await sketch.scrollIntoViewIfNeeded();
      await expect(sketch).toBeVisible();
      expect(requests).toEqual([]);
      await page.getByRole('link', { name: t('Show the map from OpenStreetMap') }).click();
      await expect(page.locator(`iframe[title="${t('OpenStreetMap map showing the office')}"]`)).toBeVisible();
      // A frame locator does not look inside an object.
      const service = () => page.frames().find((frame) => frame.url().startsWith('https://www.openstreetmap.org/'));
      await expect.poll(() => service()?.getByText('The map').isVisible()).toBe(true);
      expect(requests[0]).toContain('marker=28.6');
    });

    test('while the map service cannot be reached, the sketch of the streets stays', async ({ page }) => {
      await page.route('https://www.openstreetmap.org/**', (route) => route.abort());
      await open(page, `${home}/contact`);
      await page.getByRole('link', { name: t('Show the map from OpenStreetMap') }).click();
      const frame = page.frameLocator(`iframe[title="${t('OpenStreetMap map showing the office')}"]`);
      await expect(
        frame.getByText(t('The map cannot be reached at the moment, so you see our sketch of the streets instead.')),
      ).toBeVisible();
      await expect(
        page.getByRole('img', { name: t('Sketch of the streets around the office, not to scale') }),
      ).toBeVisible();
    });
  });
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the letter is sent with its enclosure, and the links call, write and lead to the map', async ({ page }) => {
    const email = newAddress();
    await page.goto('/contact');
    const letter = page.getByRole('main').locator('form');
    await fill(letter, { message: 'We make lamps.', name: person.name, email, phone: '98100 12345' });
    await letter.locator('[name=file]').setInputFiles(pdf);
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: 'Call us' })).toHaveAttribute('href', /^tel:\+91/);
    await expect(main.getByRole('link', { name: 'Send an email' })).toHaveAttribute('href', /^mailto:/);
    await expect(main.getByRole('link', { name: 'Holiday list' })).toHaveAttribute('href', '/holiday-list');
    await expect(main.getByRole('link', { name: 'Show the map from OpenStreetMap' })).toHaveAttribute(
      'href',
      /^https:/,
    );
    await letter.getByRole('button', { name: 'Send the letter' }).click();
    await expect(page.getByRole('heading')).toHaveText(
      'Your form has been submitted successfully! We will get back to you soon.',
    );
    expect((await mailTo(office, new RegExp(email))).text).toContain('drawing.pdf');
  });
});
