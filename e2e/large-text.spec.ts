import type { Page } from '@playwright/test';
import { hydrated } from './hydrated.ts';
import { expect, test } from './test.ts';

/** One page of each kind with a heading, a table or a list that could be too wide, in English and in both other scripts. */
const kinds = [
  '/',
  '/services',
  '/services/bis/bis-isi-mark',
  '/mandatory-products/bis',
  '/products',
  '/products/led-lamp',
  '/products/electric-toy/timeline',
  '/standards/is-616-2017',
  '/holiday-list',
  '/knowledge-base/bis-basics',
  '/downloads',
  '/blogs',
  '/blogs/bis-certification/moving-to-is-iec-62368-1',
  '/notifications',
  '/notifications/bis/2026-04-06-household-and-commercial-appliances-order-of-2026',
  '/orders',
  '/orders/so-1739-e-2026',
  '/orders/calendar',
  '/open-data',
  '/search?q=IS%20616',
  '/contact',
  '/landing-page',
  '/payment',
  '/kyc',
  '/logo',
  '/about',
  '/gallery',
  '/city/rajkot',
  '/privacy-policy',
  '/sitemap',
  '/career',
  '/business-card',
  '/query-link',
  '/hi',
  '/hi/products/led-lamp',
  '/ar/products/led-lamp',
  '/ar/orders',
  '/approval-finder',
  '/approval-finder/led-bulb',
  '/ar/approval-finder/led-bulb',
];

test.describe('with the browser’s text at twice its size', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  for (const path of kinds) {
    test(`${path} does not scroll sideways and breaks no heading by letters`, async ({ page }) => {
      await page.goto(path);
      await hydrated(page);
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
      });
      await scrollThrough(page);
      const { overflow, wide } = await findWideParts(page);
      expect(wide, 'nothing is wider than the screen').toEqual([]);
      expect(overflow).toBe(0);
      expect(await findBrokenHeadings(page)).toEqual([]);
    });
  }
});

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
