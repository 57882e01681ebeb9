import { delayScripts, holdScripts } from './hold-scripts.ts';
import { desktop, open, textsOf } from './journeys.ts';
import { fieldErrors } from './lead-steps.ts';
import { expect, test } from './test.ts';

const letter = 'main form';
const script = '**/contact-form*.js';

for (const { name, language, home, viewport } of [desktop]) {
  test.describe(name, () => {
    test.use({ viewport });
    const t = textsOf(language);

    test('a form submitted before its script is there names its faults as soon as it is', async ({ page }) => {
      const letGo = await holdScripts(page, script);
      await open(page, `${home}/contact`);
      const form = page.locator(letter);
      await form.locator('[name=organization]').fill('Lamps');
      await form.getByRole('button', { name: t('Send the letter') }).click();
      await expect(form.getByText(t('Not sent yet: the rest of the form is still loading.'))).toBeVisible();
      letGo();
      // With the form of the script comes its sum.
      await expect(form.locator('[name=captcha]')).toBeVisible();
      // The sum, which nobody has seen, is not among them.
      await expect.poll(async () => Object.keys(await fieldErrors(form))).toEqual(['name', 'email', 'phone']);
      await expect(form.locator('[name=organization]')).toHaveValue('Lamps');
    });

    test('a form submitted just before its script is there shows no note that goes at once', async ({ page }) => {
      await delayScripts(page, script, 300);
      await open(page, `${home}/contact`);
      const form = page.locator(letter);
      await form.evaluate((element) => {
        const note = element.querySelector('[role=status]');
        let sentAt = Number.POSITIVE_INFINITY;
        element.addEventListener('submit', () => {
          sentAt = performance.now();
        });
        Object.assign(window, { shownAfter: 'never' });
        const watch = () => {
          if (note?.checkVisibility({ visibilityProperty: true }))
            Object.assign(window, { shownAfter: performance.now() - sentAt });
          else if (note?.isConnected) requestAnimationFrame(watch);
        };
        watch();
      });
      await form.getByRole('button', { name: t('Send the letter') }).click();
      await expect.poll(async () => Object.keys(await fieldErrors(form))).toEqual(['name', 'email', 'phone']);
      const shownAfter = await page.evaluate(() => Reflect.get(window, 'shownAfter'));
      // A machine on which the form comes later than this may show it.
      if (shownAfter !== 'never') expect(shownAfter).toBeGreaterThan(750);
    });
  });
}
