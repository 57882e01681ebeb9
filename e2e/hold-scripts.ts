import type { Page } from '@playwright/test';

/** Holds back the scripts at those addresses until they are released. */
export async function holdScripts(page: Page, pattern = '**/*.js'): Promise<() => void> {
  let letGo = () => {};
  const released = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(pattern, async (route) => {
    await released;
    await route.continue();
  });
  return letGo;
}

/** How long the script of a form takes on a slow connection. */
export const slow = 1500;

/** Holds back the scripts at those addresses for a while after the first of them is asked for. */
export async function delayScripts(page: Page, pattern: string, time = slow) {
  const letGo = await holdScripts(page, pattern);
  void page.waitForRequest(pattern).then(() => setTimeout(letGo, time));
}
