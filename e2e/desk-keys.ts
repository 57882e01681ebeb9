import type { Locator, Page } from '@playwright/test';
import { heading, tabTo } from './desk-steps.ts';
import { expect } from './test.ts';

/** Goes to a screen by the command palette: its words, and the arrows where several screens have them. */
export async function goTo(page: Page, screen: string) {
  const palette = page.getByRole('dialog', { name: 'Find' });
  await page.keyboard.press('Control+k');
  await expect(palette.getByRole('combobox')).toBeFocused();
  await page.keyboard.type(screen);
  const options = palette.getByRole('option');
  const names = await options.locator('span:first-child').allTextContents();
  for (let at = 0; at < names.indexOf(screen); at += 1) await page.keyboard.press('ArrowDown');
  await expect(palette.getByRole('option', { selected: true })).toContainText(screen);
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText(screen);
  await expect(heading(page)).toBeFocused();
}

/** Goes to a button or a link by Tab, and presses it. */
export async function pressKey(page: Page, control: Locator, key: 'Enter' | 'Space' = 'Enter') {
  await expect(control).toBeVisible();
  await tabTo(page, control);
  await page.keyboard.press(key);
}

/** Goes to a field by Tab, and writes it anew. */
export async function typeInto(page: Page, field: Locator, text: string) {
  await expect(field).toBeVisible();
  await tabTo(page, field);
  await page.keyboard.press('Control+a');
  await page.keyboard.type(text);
}

/** Goes to a field for a day by Tab, and types its numbers as browsers in English take them: month, day, year. */
export async function typeDay(page: Page, field: Locator, isoDay: string) {
  const [year, month, day] = isoDay.split('-');
  await tabTo(page, field);
  await page.keyboard.type(`${month}${day}${year}`);
  await expect(field).toHaveValue(isoDay);
}

/** Goes to a list of choices by Tab, and to one of them by the arrows. */
export async function choose(page: Page, list: Locator, choice: string) {
  await expect(list).toBeVisible();
  await tabTo(page, list);
  const chosen = () => list.evaluate((select: HTMLSelectElement) => select.selectedOptions[0]?.text);
  const all = await list.locator('option').allTextContents();
  const from = all.indexOf((await chosen()) ?? '');
  const to = all.indexOf(choice);
  const key = to < from ? 'ArrowUp' : 'ArrowDown';
  for (let step = 0; step < Math.abs(to - from); step += 1) await page.keyboard.press(key);
  await expect.poll(chosen).toBe(choice);
}

/** Looks for words in the list of a screen, and opens what has this name. */
export async function openFound(page: Page, words: string, name: string) {
  await typeInto(page, page.getByRole('searchbox'), words);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/[?&]q=/);
  await pressKey(page, page.getByRole('main').getByRole('link', { name, exact: true }).first());
  await expect(heading(page)).toContainText(name);
  await expect(heading(page)).toBeFocused();
}

/** The same with an hour and its minutes. */
export async function typeMoment(page: Page, field: Locator, local: string) {
  const [, year, month, day, hour = '', minute] = /^(\d+)-(\d+)-(\d+)T(\d+):(\d+)$/.exec(local) ?? [];
  const clock = `${String(Number(hour) % 12 || 12).padStart(2, '0')}${minute}${Number(hour) < 12 ? 'A' : 'P'}`;
  await tabTo(page, field);
  await page.keyboard.type(`${month}${day}${year}${clock}`);
  await expect(field).toHaveValue(local);
}
