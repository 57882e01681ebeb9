import type { Page, Response } from '@playwright/test';
import { expect } from './test.ts';

/** The tab of a page that has been taken over by React has the title of the document as it was sent. */
export async function expectKeptTitle(page: Page, response: Response | null) {
  const address = response?.url();
  const before = await page.evaluate(
    (html) => {
      const document = new DOMParser().parseFromString(html, 'text/html');
      return [document.title, document.querySelectorAll('meta[property="og:title"]').length];
    },
    (await response?.text()) ?? '',
  );
  // React marks a title when it commits its first rendering: the one that was sent, or one that it puts beside it.
  await page.waitForFunction(() =>
    [...document.querySelectorAll('title')].some((title) =>
      Object.keys(title).some((key) => key.startsWith('__react')),
    ),
  );
  const after = await page.evaluate(() => [
    document.title,
    document.querySelectorAll('meta[property="og:title"]').length,
  ]);
  expect(before[0], address).not.toBe('');
  expect.soft(after, `the title of ${address}`).toEqual(before);
}
