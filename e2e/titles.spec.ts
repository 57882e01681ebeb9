import type { Page, Route } from '@playwright/test';
import { expectKeptTitle } from './expect-kept-title.ts';
import { hydrated } from './hydrated.ts';
import { makeLinks } from './link-tokens.ts';
import { readSitemap } from './read-sitemap.ts';
import { addressOf, isOpenedAsPage, routedPages } from './routed-pages.ts';
import { test } from './test.ts';

/** Kinds of page whose title and texts come in each of the ways there are. */
const kinds = [
  ...[
    '/',
    '/services/:category/:slug',
    '/products/:slug',
    '/orders/:slug',
    '/contact',
    '/blogs/:category?',
    '/query-link',
  ],
  ...['/account', '/account/comments', '/account/profile', '/password-reset/:token', '/calls/:token'],
];

/** Each test opens some fifty pages, one after the other. */
test.describe.configure({ timeout: 180_000 });

for (const home of ['', '/hi', '/ar']) {
  test(`every page below ${home || '/'} keeps the title of its document`, async ({ page, baseURL, expectErrors }) => {
    // Every kind of page one after the other, which is minutes on a busy machine.
    test.setTimeout(480_000);
    expectErrors(/404 .*\/nowhere/);
    const addresses = await listAddresses(page, baseURL);
    for (const { pattern } of routedPages) {
      // Of the others, `pages.spec.ts` compares the titles.
      if (!isOpenedAsPage(home, pattern)) await openWithKeptTitle(page, home + addresses[pattern]);
    }
  });
}

for (const last of ['the page', 'the texts'] as const) {
  test(`a first visit keeps the title of the document with ${last} last`, async ({ page, baseURL }) => {
    const addresses = await listAddresses(page, baseURL);
    const browser = await page.context().newCDPSession(page);
    for (const pattern of kinds) {
      const { script = '' } = routedPages.find((routed) => routed.pattern === pattern) ?? {};
      await browser.send('Network.clearBrowserCache');
      await page.route(scriptNamed(last === 'the page' ? script : '(site|account)'), delayLast(page));
      await openWithKeptTitle(page, addresses[pattern] ?? '');
      await page.unrouteAll({ behavior: 'wait' });
    }
  });
}

/** The address of every routed page; the client whose pages they are is logged in. */
async function listAddresses(page: Page, baseURL: string | undefined): Promise<Record<string, string>> {
  const links = await makeLinks(page);
  const sitemap = await readSitemap((file) => fetch(new URL(file, baseURL)));
  const known: Record<string, string> = { ...links, '/*': '/nowhere' };
  return Object.fromEntries(routedPages.map(({ pattern }) => [pattern, known[pattern] ?? addressOf(pattern, sitemap)]));
}

async function openWithKeptTitle(page: Page, address: string) {
  const response = await page.goto(address);
  await hydrated(page);
  await expectKeptTitle(page, response);
}

/** The build adds eight letters to the name of a script. */
const scriptNamed = (name: string) => new RegExp(`/assets/${name}-[\\w-]{8}\\.js$`);

/** Holds scripts back until no other has arrived for a quarter of a second. */
function delayLast(page: Page) {
  let arrived = performance.now();
  page.on('requestfinished', () => {
    arrived = performance.now();
  });
  return async (route: Route) => {
    while (performance.now() - arrived < 250) await new Promise((resolve) => setTimeout(resolve, 50));
    await route.continue();
  };
}
