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
