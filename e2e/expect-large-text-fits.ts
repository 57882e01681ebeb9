import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/**
 * Doubles the size of the text of an open page, as a visitor may in the settings of the browser: nothing may be wider
 * than the screen, and no heading broken by letters.
 */
export async function expectLargeTextFits(page: Page) {
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await scrollThrough(page);
  const { overflow, wide } = await findWideParts(page);
  expect(wide, 'with large text nothing is wider than the screen').toEqual([]);
  expect(overflow, 'with large text nothing scrolls sideways').toBe(0);
  expect(await findBrokenHeadings(page), 'with large text no heading is broken by letters').toEqual([]);
}

/** Sections below the first screen are fetched when they come near it. */
async function scrollThrough(page: Page) {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += 800) {
      window.scrollTo({ top, behavior: 'instant' });
      await new Promise((resolve) => setTimeout(resolve, 40));
    }
  });
}

/** How far the page scrolls sideways, and the innermost elements that make it wide. */
function findWideParts(page: Page) {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const isWide = (element: Element) => {
      const { left, right } = element.getBoundingClientRect();
      return element.checkVisibility() && right > left && (right > width + 1 || left < -1);
    };
    const overflow = document.documentElement.scrollWidth - width;
    if (overflow <= 0) return { overflow: 0, wide: [] };
    const wide = [...document.querySelectorAll('body *')].filter(
      (element) =>
        isWide(element) &&
        ![...element.children].some(isWide) &&
        !element.closest('[popover], dialog, .carousel-track'),
    );
    return { overflow, wide: wide.map(({ outerHTML }) => outerHTML.slice(0, 200)) };
  });
}

/**
 * The words of headings that stand on two lines. Hyphenation by syllables is not such a break: it takes words of twelve
 * letters and more, and leaves five on each side.
 */
function findBrokenHeadings(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const broken: string[] = [];
    for (const heading of document.querySelectorAll('h1, h2, h3, h4')) {
      if (!heading.checkVisibility()) continue;
      const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const text = texts.currentNode;
        for (const { 0: word, index } of (text.textContent ?? '').matchAll(/[\p{L}\p{M}\p{N}]+/gu)) {
          const lines = new Map<number, number>();
          for (let at = index; at < index + word.length; at += 1) {
            const letter = document.createRange();
            letter.setStart(text, at);
            letter.setEnd(text, at + 1);
            const { bottom, width } = letter.getBoundingClientRect();
            if (width > 0) lines.set(Math.round(bottom), (lines.get(Math.round(bottom)) ?? 0) + 1);
          }
          if (lines.size > 1 && (word.length < 12 || Math.min(...lines.values()) < 5))
            broken.push(`${word} in "${heading.textContent}"`);
        }
      }
    }
    return broken;
  });
}
