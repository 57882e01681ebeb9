import type { Page } from '@playwright/test';

/** Waits until React has taken over. No element shows that it has, but the router's state does. */
export async function hydrated(page: Page) {
  await page.waitForFunction(() => '__reactRouterDataRouter' in window && document.readyState === 'complete');
}
