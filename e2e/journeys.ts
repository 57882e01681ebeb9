import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Locator, Page } from '@playwright/test';
import axe, { type RuleObject } from 'axe-core';
import PO from 'pofile';
import { hydrated } from './hydrated.ts';
import { expect } from './test.ts';

/** How journeys are tested: on a desktop, and on a phone in a language written from right to left. */
export const views = [
  { name: 'English at 1440 px', language: 'en', home: '', viewport: { width: 1440, height: 900 } },
  { name: 'Arabic at 390 px', language: 'ar', home: '/ar', viewport: { width: 390, height: 844 } },
] as const;
/** For a journey that would show nothing of its own in the second view. */
export const [desktop, phone] = views;

/** The texts of the interface in a language, looked up by their English source; `{values}` are filled in. */
export function textsOf(language: string) {
  const folder = fileURLToPath(new URL(`../src/locales/${language}/`, import.meta.url));
  const items = readdirSync(folder).flatMap((file) => PO.parse(readFileSync(folder + file, 'utf8')).items);
  const texts = new Map(items.map(({ msgid, msgstr }) => [msgid, msgstr.join('') || msgid]));
  return (english: string, values: Record<string, string | number> = {}) => {
    const text = texts.get(english);
    if (!text) throw new Error(`no text of the interface: ${english}`);
    return text.replace(/\{(\w+)\}/g, (whole, name) => String(values[name] ?? whole));
  };
}

/** Opens an address and waits until it is ready; animations are off. */
export async function open(page: Page, address: string) {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(address);
  await hydrated(page);
}

/** Opens a drawer with the first visible button that does so, and waits for its form. */
export async function openDrawer(page: Page, id: string): Promise<Locator> {
  await page.locator(`button[commandfor="${id}"]:visible`).first().click();
  const drawer = page.locator(`dialog#${id}`);
  await expect(drawer.locator('form').first()).toBeVisible();
  return drawer;
}

/** Fills in the fields of a form by their names on the wire. */
export async function fill(form: Locator, values: Record<string, string>) {
  for (const [name, value] of Object.entries(values)) await form.locator(`[name="${name}"]`).fill(value);
}

/**
 * What axe finds wrong, each with the first element that has the fault. It is judged within the page: to take all that
 * axe saw into a second page, as its package for Playwright does, costs more than the check.
 * @param rules switches on rules that axe leaves out by itself
 */
export async function findViolations(page: Page, part = 'html', rules: RuleObject = {}): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  // Half-way through a transition colours are neither the old nor the new ones. The page cannot wait by itself: a preview
  // runs no script.
  await expect.poll(() => page.evaluate(countPassing)).toBe(0);
  return page.evaluate(
    async (options) => {
      const { run } = (window as unknown as { axe: typeof axe }).axe;
      // Colours, which take axe longer than all the rest, are the same in every language.
      const colours = { 'color-contrast': { enabled: document.documentElement.lang === 'en' } };
      // What is right need not be written up, which takes time on a long page.
      const { violations } = await run(options.part, {
        resultTypes: ['violations'],
        rules: { ...colours, ...options.rules },
      });
      return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
    },
    { part, rules },
  );
}

/** What goes with scrolling passes only by scrolling. */
const countPassing = () =>
  document
    .getAnimations()
    .filter(({ timeline, playState }) => timeline instanceof DocumentTimeline && playState === 'running')
    .filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity).length;

/** @param part a selector that limits the check, for a page that was checked before and has changed in that part */
export async function expectAccessible(page: Page, part = 'html') {
  expect(await findViolations(page, part)).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, 'nothing scrolls sideways').toBe(0);
}
