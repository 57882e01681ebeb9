import type { Page } from '@playwright/test';

/** Waits until React has taken over each part of the page. It marks the elements that it knows, the drawers last. */
export async function hydrated(page: Page) {
  await page.waitForFunction(() => {
    const parts = [...document.querySelectorAll('main > *, footer > *, body > dialog')];
    const isKnown = (part: Element) => Object.keys(part).some((key) => key.startsWith('__reactFiber'));
    return '__reactRouterDataRouter' in window && document.readyState === 'complete' && parts.every(isKnown);
  });
}
