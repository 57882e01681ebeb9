import { readFile } from 'node:fs/promises';
import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';
import { fill, type textsOf } from './journeys.ts';

export const person = { name: 'Meera Krishnan', phone: '98100 12345' };

/** What a form says when no answer came. */
export const noAnswer =
  'No answer came from the server. What you typed is still here: check your connection and try again.';

/** Types a code into the second step of a form and sends it. */
export function proveBy(t: ReturnType<typeof textsOf>) {
  return async (place: Locator, code: string) => {
    await fill(place, { otp: code });
    await place.getByRole('button', { name: t('Verify the code') }).click();
  };
}

/** The enquiry above the footer, once its form has come. */
export async function openEnquiry(page: Page): Promise<Locator> {
  const band = page.locator('section[aria-labelledby=enquiry-title]');
  await band.scrollIntoViewIfNeeded();
  await expect(band.locator('[name=captcha]')).toBeVisible();
  return band;
}

/** Reads the sum as a visitor does, once it has replaced the one that was sent, and answers it. */
export async function solveSum(band: Locator) {
  await expect(band.locator('[name=captcha]')).toHaveValue(/^(99)?$/);
  const question = band.locator('label[for=enquiry-captcha]');
  await expect(question).toHaveText(/\d.*\d/);
  const [first = 0, second = 0] = ((await question.textContent()) ?? '').match(/\d/g)?.map(Number) ?? [];
  await fill(band, { captcha: String(first + second) });
}

/** The errors that a form shows under its fields: field name → words. */
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

/** Each option of a choice, as it is read. */
export const optionsOf = (select: Locator) =>
  select.locator('option').evaluateAll((options) => options.map(({ textContent }) => textContent));

/** The sections of the home page are fetched when they come near. */
export async function scrollToBrochure(page: Page): Promise<Locator> {
  const section = page.locator('#brochure-request');
  await expect(async () => {
    await page.mouse.wheel(0, 600);
    await expect(section).toBeAttached({ timeout: 200 });
  }).toPass({ timeout: 20_000 });
  await section.scrollIntoViewIfNeeded();
  return section;
}

/** Another code than that. */
export const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

/** How far ahead each language books, so that no two journeys want the same slot. */
const daysAhead = { en: 10, ar: 45 };

/** Two days on which half past three and eleven are free. */
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

/** A Saturday: no office day, whatever the holidays. */
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

/** The first bytes of the file that the client area's only brochure gives. */
export async function downloadedKind(page: Page): Promise<string> {
  const begun = page.waitForEvent('download');
  await page.locator('main a[download]').click();
  const file = await (await begun).path();
  return (await readFile(file)).subarray(0, 5).toString('latin1');
}
