import type { Browser, Page } from '@playwright/test';

const drawers = ['partner', 'schedule', 'brochure', 'account'];

/** The URLs of the scripts that load only when a drawer with a form is opened. */
export async function findFormScripts(browser: Browser, url: string): Promise<Set<string>> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  try {
    await page.goto(`${url}/services`, { waitUntil: 'load' });
    await page.waitForFunction(() => '__reactRouterDataRouter' in window);
    await page.waitForLoadState('networkidle');
    const before = new Set(await listScripts(page));
    for (const drawer of drawers) {
      await page.evaluate((id) => (document.getElementById(id) as HTMLDialogElement).showModal(), drawer);
      await page.locator(`dialog#${drawer} form`).first().waitFor();
      await page.evaluate((id) => (document.getElementById(id) as HTMLDialogElement).close(), drawer);
    }
    await page.waitForLoadState('networkidle');
    return new Set((await listScripts(page)).filter((script) => !before.has(script)));
  } finally {
    await page.close();
  }
}

function listScripts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.endsWith('.js')),
  );
}
