import type { Locator, Page } from '@playwright/test';
import { open, views } from './journeys.ts';
import { expect, test } from './test.ts';

/** Each form that a page contains, with the file of its script and a field of the script's form alone. */
const forms = [
  { path: '/contact', script: 'contact-form', place: 'main form', own: '[name=captcha]' },
  {
    path: '/career',
    script: 'application-form',
    place: 'section[aria-labelledby=profile-title] form',
    own: '[name=captcha]',
  },
  { path: '/career-at-bl', script: 'application-form', place: '#application form', own: '[name=captcha]' },
  { path: '/landing-page', script: 'landing-form', place: '#query form', own: '[name=captcha]' },
  { path: '/query-link', script: 'query-form', place: 'form[enctype], form:has(#query-name)', own: '[role=combobox]' },
  {
    path: '/services',
    script: 'enquiry-form',
    place: 'section[aria-labelledby=enquiry-title] form',
    own: '[name=captcha]',
  },
];

for (const [at, { name, home, viewport }] of views.entries()) {
  test.describe(name, () => {
    test.use({ viewport });

    // On a phone in Arabic every third, because they are all made of the same fields.
    for (const { path, script: file, place, own } of forms.filter((_, index) => at === 0 || index % 3 === 0)) {
      test(`the script of the form of ${path} comes with its first use, and nothing moves`, async ({ page }) => {
        const fetched: string[] = [];
        page.on('request', (request) => fetched.push(request.url()));
        // The mouse rests where the page, and on some of them the form, comes to lie below it.
        await page.mouse.move(viewport.width / 2, 400);
        await open(page, `${home}${path}`);
        const form = page.locator(place);
        await scrollPast(page, form);
        expect(fetched.filter((url) => url.includes(file))).toEqual([]);

        const field = form.locator('[name=name]');
        await field.scrollIntoViewIfNeeded();
        const before = await placesOf(form);
        const hasSum = Object.keys(before).some((id) => id.endsWith('-captcha'));
        expect(hasSum, 'the row of the sum is drawn from the start').toBe(own === '[name=captcha]');
        await watchShifts(page);
        await field.hover();
        await expect(form.locator(own)).toBeVisible();
        await page.waitForTimeout(300);
        expect(await placesOf(form, Object.keys(before))).toEqual(before);
        expect(await page.evaluate(() => Reflect.get(window, 'shifts')), 'nothing moves').toEqual([]);
      });
    }
  });
}

/** Scrolls until the form has gone by. */
async function scrollPast(page: Page, form: Locator) {
  const isPast = () => form.evaluate((element) => element.getBoundingClientRect().bottom < innerHeight / 2);
  for (let step = 0; step < 60 && !(await isPast()); step += 1) {
    await page.mouse.wheel(0, 200);
    await page.waitForTimeout(40);
    if (await page.evaluate(() => scrollY + innerHeight >= document.documentElement.scrollHeight - 1)) break;
  }
  await page.waitForTimeout(300);
}

/** Where the fields and the button of a form are on the page, and how long the page is. */
function placesOf(form: Locator, of?: string[]): Promise<Record<string, number[]>> {
  return form.evaluate((element, ids) => {
    const fields = [...element.querySelectorAll<HTMLElement>('[id]:is(input, select, textarea), [type=submit]')];
    const places = fields.map((field): [string, number[]] => {
      const { left, top, width, height } = field.getBoundingClientRect();
      return [field.id || 'button', [left, top + scrollY, width, height].map(Math.round)];
    });
    const all = Object.fromEntries([...places, ['page', [document.documentElement.scrollHeight]]]);
    return ids ? Object.fromEntries(ids.map((id) => [id, all[id] ?? []])) : all;
  }, of);
}

async function watchShifts(page: Page) {
  await page.evaluate(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) shifts.push(entry.value);
    }).observe({ type: 'layout-shift' });
  });
}
