import { readFile } from 'node:fs/promises';
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { fill, type textsOf } from './journeys.ts';
import { expect } from './test.ts';

export const person = { name: 'Meera Krishnan', phone: '98100 12345' };

/** The message of a form when the server does not answer. */
export const noAnswer = 'The server did not answer. What you typed is still here: check your connection and try again.';

/** Enters a code in the second step of a form and sends it. */
export function enterCodeWith(t: ReturnType<typeof textsOf>) {
  return async (place: Locator, code: string) => {
    await fill(place, { otp: code });
    await place.getByRole('button', { name: t('Verify the code') }).click();
  };
}

/** The enquiry form above the footer, once the visitor has begun with it and its sum is there. */
export async function openEnquiry(page: Page): Promise<Locator> {
  const band = page.locator('section[aria-labelledby=enquiry-title]');
  await beginForm(band);
  return band;
}

/** Goes to the first field of a form, or of what contains it, and waits for the sum, which comes with the form of the script. */
export async function beginForm(place: Locator) {
  await place.locator('[name=name]').click();
  await expect(place.locator('[name=captcha]')).toBeVisible();
}

/** The field of a day stays folded beside the next open days until somebody asks for another one. */
export async function askForAnotherDay(place: Locator) {
  await expect(place.locator('[name=schedule]')).toHaveCount(0);
  await place.locator('button[aria-expanded=false][aria-controls$=-schedule]').click();
  await expect(place.locator('[name=schedule]')).toBeFocused();
}

/** Reads the captcha as a visitor does, once it has replaced the one already used, and answers it. */
export async function solveSum(band: Locator) {
  await expect(band.locator('[name=captcha]')).toHaveValue(/^(99)?$/);
  const question = band.locator('label[for$=-captcha]');
  await expect(question).toHaveText(/\d.*\d/);
  const [first = 0, second = 0] = ((await question.textContent()) ?? '').match(/\d/g)?.map(Number) ?? [];
  await fill(band, { captcha: String(first + second) });
}

/** The errors that a form shows under its fields, by field name. */
export async function fieldErrors(form: Locator): Promise<Record<string, string>> {
  const shown = await form.locator('[aria-invalid=true], fieldset[aria-describedby$="-error"]').evaluateAll((fields) =>
    fields.map((field) => {
      const note = field.getAttribute('aria-describedby')?.split(' ')[0] ?? '';
      const control = field.matches('fieldset') ? field.querySelector('[name]') : field;
      return [control?.getAttribute('name') ?? '', document.getElementById(note)?.textContent?.trim() ?? ''];
    }),
  );
  return Object.fromEntries(shown);
}

/** The text of each option of a choice. */
export const optionsOf = (select: Locator) =>
  select.locator('option').evaluateAll((options) => options.map(({ textContent }) => textContent));

/** Scrolls to a section of the home page, which loads when it comes near. */
export async function scrollToBrochure(page: Page): Promise<Locator> {
  const section = page.locator('#brochure-request');
  await expect(async () => {
    await page.mouse.wheel(0, 600);
    await expect(section).toBeAttached({ timeout: 200 });
  }).toPass({ timeout: 20_000 });
  await section.scrollIntoViewIfNeeded();
  return section;
}

/** A code that differs from the given one. */
export const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

/** How many days ahead each language books, so that no two journeys want the same slot. */
const daysAhead = { en: 10, ar: 45 };

/** Two days on which 3:30 pm and 11 am are free. */
export async function freeDays(
  request: APIRequestContext,
  language: keyof typeof daysAhead,
): Promise<[string, string]> {
  const days: string[] = [];
  for (let ahead = daysAhead[language]; days.length < 2; ahead += 1) {
    const slots = await slotsOn(request, dayAhead(ahead));
    if (slots.includes('3:30 PM') && slots.includes('11:00 AM')) days.push(dayAhead(ahead));
  }
  return days as [string, string];
}

/** A Saturday, on which the office is always closed. */
export function saturday(language: keyof typeof daysAhead): string {
  let ahead = daysAhead[language];
  while (new Date(dayAhead(ahead)).getUTCDay() !== 6) ahead += 1;
  return dayAhead(ahead);
}

const dayAhead = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

async function slotsOn(request: APIRequestContext, day: string) {
  const answer = await request.post('/api/getAvailableSlots', { multipart: { date: day } });
  return ((await answer.json()) as { slots: string[] }).slots;
}

/** The first bytes of the only brochure in the client area. */
export async function downloadedKind(page: Page): Promise<string> {
  const begun = page.waitForEvent('download');
  await page.locator('main a[download]').click();
  const file = await (await begun).path();
  return (await readFile(file)).subarray(0, 5).toString('latin1');
}
