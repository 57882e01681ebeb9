import { expect, test } from 'vitest';
import { withSite } from '#tests/server.ts';
import { withDomParser } from '#tests/with-dom-parser.ts';

const site = withSite();
withDomParser();

/** Nothing of each kind. */
const addresses = [
  '/404',
  '/nowhere',
  '/services/nothing',
  '/services/bis/nothing',
  '/products/nothing',
  '/standards/nothing',
  '/city/nothing',
  '/notifications/nothing',
  '/notifications/bis/nothing',
  '/knowledge-base/nothing',
  '/mandatory-products/nothing',
  '/blogs/nothing',
  '/blogs/bis-certification/nothing',
  '/hi/nothing',
];

test.each(addresses)('%s is not found, and the page leads on and is not indexed', async (address) => {
  const answer = await site.get(address);
  expect(answer.status).toBe(404);
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  expect(page.querySelector('meta[name=robots]')?.getAttribute('content')).toMatch(/noindex/);
  expect(page.querySelector('main h1')?.textContent).toBeTruthy();
  expect(page.querySelector(address.startsWith('/hi/') ? 'main a[href="/hi"]' : 'main a[href="/"]')).not.toBeNull();
});
