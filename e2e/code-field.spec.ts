import type { Page } from '@playwright/test';
import { holdScripts } from './hold-scripts.ts';
import { open, phone } from './journeys.ts';
import { expect, test } from './test.ts';

/** How long the script of a form takes on a slow connection. */
const slow = 1500;

/** The forms that ask for a country code. */
const codeFields = [
  { path: '/contact', place: 'main form', file: '**/contact-form*.js' },
  { path: '/query-link', place: 'form:has(#query-name)', file: '**/query-form*.js' },
  { path: '/services', place: 'section[aria-labelledby=enquiry-title] form', file: '**/enquiry-form*.js' },
];

for (const { name, home, viewport } of [phone]) {
  test.describe(name, () => {
    test.use({ viewport });
    for (const { path, place, file } of codeFields) {
      for (const wait of [0, slow]) {
        test(`the first touch of the code on ${path} opens the whole list, ${wait} ms later`, async ({ page }) => {
          await delay(page, wait, file);
          await open(page, `${home}${path}`);
          const form = page.locator(place);
          await form.locator('[id$=country_code]').click();
          const code = form.getByRole('combobox');
          await expect(code).toHaveAttribute('aria-expanded', 'true');
          await expect(code).toBeFocused();
          await expect(form.getByRole('option')).toHaveCount(247);
          await page.keyboard.type('+47');
          await page.keyboard.press('Enter');
          await expect(code).toHaveValue('+47');
        });
      }
    }
  });
}

async function delay(page: Page, time: number, file: string) {
  const letGo = await holdScripts(page, file);
  void page.waitForRequest(file).then(() => setTimeout(letGo, time));
}
