import type { Page } from '@playwright/test';

/** Waits until React has taken over: its starter removes nothing, but the router then knows its state. */
export async function hydrated(page: Page) {
  await page.waitForFunction(() => '__reactRouterDataRouter' in window && document.readyState === 'complete');
}
