import type { Page, Route } from '@playwright/test';
import { expectAccessible, fill, open, phone, textsOf } from './journeys.ts';
import { beginForm, fieldErrors, noAnswer, person } from './lead-steps.ts';
import { mailTo, newAddress, office } from './mailbox.ts';
import { expect, test } from './test.ts';

const pdf = { name: 'lamp.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 mine') };

for (const { name, language, home, viewport } of [phone]) {
  test.describe(name, () => {
    test.use({ viewport });
    const t = textsOf(language);
    const address = `${home}/landing-page`;
    const sent = t('Form submitted successfully!');

    test('the main form says what is missing, ignores a wrong sum, and is empty once it is sent', async ({
      page,
      expectErrors,
    }) => {
      expectErrors(/422 .*\/sendnewsletterads/, /503 .*\/sendnewsletterads/);
      await open(page, address);
      const form = await mainForm(page);
      const send = form.getByRole('button', { name: t('Submit'), exact: true });
      await send.click();
      await expect(toast(page)).toHaveText(t('The name field is required.'));
      expect(Object.keys(await fieldErrors(form))).toEqual(['name', 'email']);
      await expect(form.locator(':required'), 'the sum is not required either').toHaveCount(0);
      await expectAccessible(page, '#query');

      const email = newAddress();
      await fill(form, { name: person.name, email, phone_number: '20 7946 0000', description: 'Lamps', captcha: '99' });
      await expect(form.locator('[name=phone_number]')).toHaveValue('2079460000');
      await form.locator('[name=country_code]').selectOption('+44');
      await form.locator('[name=pdf]').setInputFiles(pdf);
      await page.route('**/sendnewsletterads', serverAway);
      await send.click();
      await expect(toast(page), 'a server that is down says so itself').toHaveText(away);
      await page.unroute('**/sendnewsletterads');
      await send.click();
      await expect(toast(page)).toHaveText(sent);
      for (const field of ['name', 'email', 'phone_number', 'description', 'captcha', 'pdf']) {
        await expect(form.locator(`[name=${field}]`)).toHaveValue('');
      }
      await expect(form.locator('[name=country_code]')).toHaveValue('+91');
      const { text } = await mailTo(office, new RegExp(email));
      expect(text).toContain('United Kingdom');
      expect(text).toContain('lamp.pdf');
    });

    test('the pop-up keeps its fields when it fails, and closing it empties them', async ({ page, expectErrors }) => {
      expectErrors(/ERR_FAILED .*\/landing-page-popup/, /503 .*\/landing-page-popup/);
      await open(page, address);
      await page.getByRole('button', { name: t('Our Services') }).click();
      const dialog = page.getByRole('dialog');
      await fill(dialog, { name: person.name, email: newAddress() });
      await expect(dialog.locator('[type=file]')).toHaveCount(0);

      await page.route('**/landing-page-popup', (route) => route.abort());
      const send = dialog.getByRole('button', { name: t('Submit'), exact: true });
      await send.click();
      await expect(toast(page)).toHaveText(t(noAnswer));
      await expect(dialog.locator('[name=name]')).toHaveValue(person.name);
      await expectAccessible(page, 'dialog[open]');
      await page.unroute('**/landing-page-popup');
      await page.route('**/landing-page-popup', serverAway);
      await send.click();
      await expect(toast(page)).toHaveText(away);
      await page.keyboard.press('Escape');
      await page.unroute('**/landing-page-popup');

      await page.getByRole('button', { name: t('..Many More') }).click();
      await expect(dialog.locator('[name=name]')).toHaveValue('');
      await fill(dialog, { name: person.name, email: newAddress() });
      await send.click();
      await expect(toast(page)).toHaveText(sent);
      await expect(dialog).toBeHidden();
      await page.getByRole('button', { name: t('Send a Query') }).click();
      await expect(dialog.locator('[name=email]')).toHaveValue('');
    });

    test('the tabs turn with the arrow keys and wrap around', async ({ page }) => {
      await open(page, address);
      const tabs = page.getByRole('tab');
      await tabs.first().focus();
      await expect(tabs.first()).toHaveAttribute('aria-selected', 'true');
      await page.keyboard.press(language === 'ar' ? 'ArrowRight' : 'ArrowLeft');
      await expect(tabs.last()).toBeFocused();
      await tabs.nth(5).click();
      const panel = page.getByRole('tabpanel');
      await expect(panel).toHaveCount(1);
      await expect(panel.getByRole('heading')).toHaveText([
        t('Registration'),
        t('Document Preparation/Verification'),
        t('Document Submission'),
        t('Grant of Certification'),
      ]);
    });
  });
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the tabs are links, and the form can be sent', async ({ page }) => {
    await page.goto('/landing-page');
    const panels = page.locator('[role=tabpanel]:visible');
    await expect(panels).toHaveAttribute('id', 'process-bis-crs');
    await page.getByRole('tab', { name: 'EPR Authorization' }).click();
    await expect(panels).toHaveAttribute('id', 'process-epr');
    const form = page.locator('#query form');
    await fill(form, { name: person.name, email: newAddress() });
    await form.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByRole('heading')).toHaveText('Form submitted successfully!');
  });
});

for (const [width, visible] of [
  [768, 1],
  [769, 3],
] as const) {
  test(`the services show ${visible} at ${width} px and begin again after the sixth`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await open(page, '/landing-page');
    const row = page.locator('#schemes ul').first();
    const seen = () =>
      row.evaluate((list) => {
        const { left, right } = list.getBoundingClientRect();
        const inside = [...list.children].filter((slide) => {
          const box = slide.getBoundingClientRect();
          return box.left > left - 2 && box.right < right + 2;
        });
        return inside.map((slide) => slide.querySelector('h3')?.textContent);
      });
    const first = await seen();
    expect(first).toHaveLength(visible);
    const next = page.locator('#schemes').getByRole('button', { name: 'Next' });
    for (let moves = 0; moves < 6; moves += 1) {
      const before = (await seen())[0];
      await next.click();
      await expect.poll(async () => (await seen())[0]).not.toBe(before);
    }
    expect(await seen()).toEqual(first);
    await page.locator('#schemes').getByRole('button', { name: 'Previous' }).click();
    await expect.poll(async () => (await seen())[0], 'and one step back is the sixth').toBe('TEC Certification');
  });
}

async function mainForm(page: Page) {
  const form = page.locator('#query form');
  await beginForm(form);
  return form;
}

const away = 'We will be back in a moment.';
const serverAway = (route: Route) => route.fulfill({ status: 503, json: { message: away } });

const toast = (page: Page) => page.locator('[data-toast] p');
