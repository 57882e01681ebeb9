import { beforeAll, describe, expect, test } from 'vitest';
import { createProduct } from '#tests/factories/product.ts';
import { inForce } from '#tests/factories/requirement.ts';
import { withSite } from '#tests/server.ts';

const site = withSite();
const bulb = '/approval-finder/led-bulb';
const read = async (path: string) => {
  const answer = await site.get(path, { redirect: 'manual' });
  return { status: answer.status, headers: answer.headers, html: await answer.text() };
};
const canonicalOf = (html: string) => /<link[^>]*rel="canonical"[^>]*href="([^"]*)"/.exec(html)?.[1];
const textOf = (html: string) => html.replace(/<!-- -->/g, '').replace(/<[^>]*>/g, ' ');

beforeAll(() => createProduct({ name: 'Zorbit speaker', requirements: [inForce({ standards: ['IS 98765:2025'] })] }));

describe('the words of a search', () => {
  test('go along to the pages that it finds if they say something of the product, and only then', async () => {
    const said = (await read('/search?q=led+bulb+10+w+bluetooth')).html;
    expect(said).toContain(`href="${bulb}?q=led+bulb+10+w+bluetooth"`);
    const abroad = (await read('/search?q=zorbit+speaker+bluetooth+from+china')).html;
    expect(abroad).toContain(
      'href="/products/zorbit-speaker?audience=import&amp;q=zorbit+speaker+bluetooth+from+china"',
    );
    const plain = (await read('/search?q=led+bulb')).html;
    expect(plain).toContain(`href="${bulb}"`);
    expect(plain).not.toMatch(/href="\/(?:products|approval-finder)\/[\w-]+\?[^"]*q=/);
    const answer = await (await site.get('/search/answer?q=led+bulb+10+w')).json();
    expect(answer.carried).toBe('?q=led+bulb+10+w');
  });

  test('narrow the page of a family, which says so, leads back to the whole sheet and on to the questions', async () => {
    const { html } = await read(`${bulb}?q=led+bulb+with+bluetooth`);
    expect(textOf(html)).toMatch(/From your words:\s+bluetooth/);
    expect(html).toMatch(new RegExp(`<a[^>]*href="${bulb}"[^>]*>Leave them out`));
    expect(html).toMatch(/href="\/approval-finder\/led-bulb\/answers\?q=led\+bulb\+with\+bluetooth"/);
    expect(html).toContain(`href="${bulb}?audience=import&amp;q=led+bulb+with+bluetooth"`);
    const applies = (page: string) => /id="applies".*?<\/section>/s.exec(page)?.[0] ?? page;
    expect(applies(html)).not.toBe(applies((await read(bulb)).html));
  });

  test('are answers on the way through the questions, with the words, and can be changed', async () => {
    const { html } = await read(`${bulb}/answers?q=bluetooth+led+bulb+10+w+from+china`);
    const answers = /aria-label="Your answers".*?<\/section>/s.exec(html)?.[0] ?? '';
    const lines = [...answers.matchAll(/<dt[^>]*>(.*?)<\/dt>(.*?)<\/dd>/gs)].map(([, , value = '']) => textOf(value));
    expect(lines[0]).toMatch(/Abroad\s+From your words:\s+from china/);
    expect(answers).toMatch(/Bluetooth/);
    expect(textOf(answers)).toMatch(/From your words:\s+bluetooth/);
    expect(answers).toMatch(/change=radio/);
    expect(html).not.toMatch(/<h1[^>]*>(?:Where is it made|Which radio)/);
    // What somebody says instead holds.
    const other = await read(`${bulb}/answers?q=bluetooth+led+bulb+from+china&audience=india&radio=nfc`);
    expect(other.html).not.toContain('From your words');
  });

  test('decide nothing by what they deny, and are not named where the address says otherwise', async () => {
    const applies = (html: string) => /id="applies".*?<\/section>/s.exec(html)?.[0];
    const plain = await read(bulb);
    // "Without Bluetooth" suggests an answer, but there may be Wi-Fi.
    const without = await read(`${bulb}?q=led+bulb+without+bluetooth`);
    expect(without.status).toBe(200);
    expect(textOf(applies(without.html) ?? '')).toBe(textOf(applies(plain.html) ?? ''));
    expect(textOf(without.html)).not.toContain('From your words');
    for (const q of ['led bulb no wifi', 'led bulb non rechargeable', 'IS 1293 a', 'led bulb up to 10 w'])
      expect([q, (await read(`${bulb}?${new URLSearchParams({ q })}`)).status]).toEqual([q, 302]);
    const abroad = `${bulb}?q=led+bulb+bluetooth+from+china`;
    expect(textOf((await read(`${abroad}&audience=import`)).html)).toMatch(/From your words:\s+from china, bluetooth/);
    expect(textOf((await read(`${abroad}&audience=india`)).html)).toMatch(/From your words:\s+bluetooth/);
  });

  test('go from the page of a product to the questions about its kind', async () => {
    const { html, status } = await read('/products/led-lamp?q=led+lamp+bluetooth');
    expect(status).toBe(200);
    expect(textOf(html)).toMatch(/From your words:\s+bluetooth/);
    expect(html).toMatch(/href="\/products\/led-lamp\?audience=import&amp;q=led\+lamp\+bluetooth"/);
    expect(html).toMatch(/href="\/approval-finder\/[\w-]+(?:\/answers)?\?q=led\+lamp\+bluetooth"/);
    expect(canonicalOf(html)).toBe(canonicalOf((await read('/products/led-lamp')).html));
  });
});

describe('a page with words', () => {
  test('is not kept, has the address of the page without them for search engines, and changes nothing of that', async () => {
    for (const path of [bulb, '/products/led-lamp']) {
      const before = await read(path);
      const words = await read(`${path}?q=10+w+bluetooth`);
      expect(words.headers.get('cache-control')).toContain('no-store');
      expect(site.cache.findFresh(`${path}?q=10+w+bluetooth`)).toBeUndefined();
      expect(canonicalOf(words.html)).toBe(canonicalOf(before.html));
      expect(canonicalOf(words.html)).not.toContain('q=');
      const after = await read(path);
      expect(after.headers.get('cache-control')).toContain('public');
      expect(after.headers.get('etag')).toBe(before.headers.get('etag'));
      expect(site.cache.findFresh(path)).toBeDefined();
    }
  });

  test('that say nothing of a product leads to the page without them, in its language and for its readers', async () => {
    for (const [path, to] of [
      [`${bulb}?q=led+bulb`, bulb],
      [`/hi${bulb}?q=%E0%A4%AC%E0%A4%B2%E0%A5%8D%E0%A4%AC`, `/hi${bulb}`],
      [`${bulb}?audience=import&q=x`, `${bulb}?audience=import`],
      ['/products/led-lamp?q=zorbit&utm_source=a', '/products/led-lamp'],
    ] as const) {
      const { status, headers } = await read(path);
      expect([path, status, headers.get('location')]).toEqual([path, 302, to]);
    }
  });

  test.each([
    '<script>alert(1)</script> 10 w',
    '\u202e10 w bluetooth\u2066',
    `${'bluetooth '.repeat(400)}`,
    '10 w"><img src=x onerror=alert(1)>',
    '//evil.example 10 w',
  ])('shows nothing but the words of %j that say something', async (q) => {
    for (const path of [bulb, '/products/led-lamp', `${bulb}/answers`]) {
      const { status, html } = await read(`${path}?${new URLSearchParams({ q })}`);
      expect([path, status]).toEqual([path, 200]);
      expect(html).not.toMatch(/<script>alert|<img src=x|[\u202a-\u202e\u2066-\u2069]/);
      expect(html).not.toMatch(/href="\/\/evil/);
    }
  });
});
