import type { Page } from '@playwright/test';
import { delayScripts, slow } from './hold-scripts.ts';
import { open, views } from './journeys.ts';
import { expect, test } from './test.ts';

const letter = 'main form';
const script = '**/contact-form*.js';

// What a field keeps is the same in every language; `late-forms.spec.ts` sees the forms in Arabic, on a phone.
for (const { name, home, viewport } of views.slice(0, 1)) {
  test.describe(name, () => {
    test.use({ viewport });

    test('who types on while the script of the form comes loses no letter and is not interrupted', async ({ page }) => {
      await delayScripts(page, script);
      await open(page, `${home}/contact`);
      const message = page.locator(letter).locator('[name=message]');
      await message.fill('We make lamps.');
      const plain = await message.elementHandle();
      await message.evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(5, 5));
      const text = 'n ufacture, test and carefully pack ';
      await page.keyboard.type(text, { delay: 70 });
      expect(await plain?.evaluate(({ isConnected }) => isConnected), 'not while somebody types').toBe(true);
      await formOfScript(page);
      await expect(message).toBeFocused();
      await page.keyboard.type('to');
      await expect(message).toHaveValue(`We ma${text}toke lamps.`);
      expect(await plain?.evaluate(({ isConnected }) => isConnected)).toBe(false);
    });

    test('a selection, a scrolled text and the place on the page are where they were', async ({ page }) => {
      await delayScripts(page, script);
      await open(page, `${home}/contact`);
      const message = page.locator(letter).locator('[name=message]');
      await message.evaluate((area) => {
        area.style.height = '240px';
        area.style.setProperty('field-sizing', 'fixed');
      });
      await message.fill('A line of the letter\n'.repeat(60));
      await message.evaluate((area: HTMLTextAreaElement) => {
        area.setSelectionRange(200, 260, 'backward');
        area.scrollTop = 150;
      });
      const top = await page.evaluate(() => scrollY);
      await formOfScript(page);
      await expect(message).toBeFocused();
      expect(
        await message.evaluate((area: HTMLTextAreaElement) => [
          area.selectionStart,
          area.selectionEnd,
          area.selectionDirection,
          area.style.height,
        ]),
      ).toEqual([200, 260, 'backward', '240px']);
      expect(await page.evaluate(() => scrollY)).toBe(top);
    });

    test('a word that is being composed is finished first', async ({ page }) => {
      await delayScripts(page, script);
      await open(page, `${home}/contact`);
      const field = page.locator(letter).locator('[name=name]');
      await field.click();
      const keyboard = await page.context().newCDPSession(page);
      await keyboard.send('Input.imeSetComposition', { text: 'に', selectionStart: 1, selectionEnd: 1 });
      await keyboard.send('Input.imeSetComposition', { text: 'にほ', selectionStart: 2, selectionEnd: 2 });
      await page.waitForTimeout(slow + 1200);
      await expect(page.locator(letter).locator('[name=captcha]'), 'not within a word').toHaveCount(0);
      await keyboard.send('Input.insertText', { text: '日本' });
      await formOfScript(page);
      await expect(field).toHaveValue('日本');
      await expect(field).toBeFocused();
    });

    test('an address that is being entered is left in peace, and an open list too', async ({ page }) => {
      await delayScripts(page, script);
      await open(page, `${home}/contact`);
      const form = page.locator(letter);
      await form.locator('[name=email]').pressSequentially('asha@lam');
      await page.waitForTimeout(slow + 800);
      await expect(form.locator('[name=captcha]'), 'browsers do not tell where its caret is').toHaveCount(0);
      await form.locator('[name=name]').click();
      await formOfScript(page);
      await expect(form.locator('[name=name]')).toBeFocused();
      await expect(form.locator('[name=email]')).toHaveValue('asha@lam');

      await delayScripts(page, '**/landing-form*.js');
      await open(page, `${home}/landing-page`);
      const code = page.locator('#query [name=country_code]');
      await code.click();
      await page.waitForTimeout(slow + 1200);
      await expect(page.locator('#query [name=captcha]'), 'the list is open').toHaveCount(0);
      await page.keyboard.press('Escape');
      await expect(page.locator('#query [name=captcha]')).toBeVisible();
      await expect(code).toBeFocused();
    });

    test('the Tab key goes on from the field in which the form was replaced', async ({ page }) => {
      await delayScripts(page, script);
      await open(page, `${home}/contact`);
      await page.locator(letter).locator('[name=name]').focus();
      await page.keyboard.press('Tab');
      await formOfScript(page);
      const ids = [await focusedId(page)];
      for (let step = 0; step < 5; step += 1) {
        await page.keyboard.press('Tab');
        ids.push(await focusedId(page));
      }
      const fields = ['organization', 'email', 'country_code', 'phone', 'file', 'captcha'];
      expect(ids).toEqual(fields.map((field) => `contact-${field}`));
    });

    test('what the browser fills in, or brings back, comes into the form whole', async ({ page }) => {
      await delayScripts(page, script);
      await open(page, `${home}/contact`);
      const form = page.locator(letter);
      const filled = { name: 'Asha Raghunathan', email: 'a@lamps.example', organization: 'Lamps', phone: '9810012345' };
      await form.evaluate((element, values) => {
        for (const [field, value] of Object.entries(values)) {
          const input = element.querySelector<HTMLInputElement>(`[name=${field}]`);
          if (input) input.value = value;
          for (const type of ['input', 'change']) input?.dispatchEvent(new Event(type, { bubbles: true }));
        }
      }, filled);
      await formOfScript(page);
      for (const [field, value] of Object.entries(filled))
        await expect(form.locator(`[name=${field}]`)).toHaveValue(value);

      await open(page, `${home}/landing-page`);
      await page.locator('#query [name=country_code]').selectOption('+44');
      await page.locator('#query [name=description]').fill('Lamps');
      await expect(page.locator('#query [name=captcha]')).toBeVisible();
      await page.goto(`${home}/thankyou`);
      await page.goBack();
      await expect(page.locator('#query [name=captcha]')).toBeVisible();
      await expect(page.locator('#query [name=description]')).toHaveValue('Lamps');
      await expect(page.locator('#query [name=country_code]')).toHaveValue('+44');
    });

    test('a script that could not be fetched is fetched at a later use', async ({ page, expectErrors }) => {
      expectErrors(/ERR_FAILED .*\/contact-form-/);
      await page.route(script, (route) => route.abort());
      await open(page, `${home}/contact`);
      const form = page.locator(letter);
      await form.locator('[name=message]').fill('We make lamps.');
      await page.waitForTimeout(500);
      await page.unroute(script);
      await expect(async () => {
        await form.locator('[name=message]').press('End');
        await expect(form.locator('[name=captcha]')).toBeVisible({ timeout: 1_500 });
      }).toPass({ timeout: 15_000 });
      await expect(form.locator('[name=message]')).toHaveValue('We make lamps.');
    });
  });
}

/** Waits for the sum, which comes with the form of the script. */
async function formOfScript(page: Page) {
  await expect(page.locator(letter).locator('[name=captcha]')).toBeVisible();
}

const focusedId = (page: Page) => page.evaluate(() => document.activeElement?.id);
