import { expect, test } from 'vitest';
import { withSite } from '#tests/server.ts';

const site = withSite();
const addresses = ['/desk', '/desk/', '/desk/sign-in', '/desk/records/services/12?page=2', '/desk/nowhere'];

test('the desk has one document at all of its addresses, which says nothing and is not indexed', async () => {
  const documents = new Set<string>();
  for (const address of addresses) {
    const answer = await site.get(address, { headers: { cookie: 'locale=hi' } });
    expect([address, answer.status]).toEqual([address, 200]);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    expect(answer.headers.get('x-robots-tag')).toBe('noindex');
    documents.add(await answer.text());
    expect(site.cache.findFresh(address)).toBeUndefined();
  }
  expect(documents.size).toBe(1);
  const { 'content-security-policy': policy = '' } = Object.fromEntries((await site.get('/desk')).headers);
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain("style-src 'self';");
  expect(policy).not.toContain('unsafe');
  // It obeys that policy: no script and no style of its own.
  const [document = ''] = documents;
  expect(document).not.toMatch(/<script(?![^>]*src=)|<style|\sstyle=|\son\w+=/);
});

test('its files are immutable and compressed, and those of another release are missing', async () => {
  const document = await (await site.get('/desk')).text();
  const [, script = ''] = /<script[^>]* src="([^"]+)"/.exec(document) ?? [];
  const [, sheet = ''] = /<link[^>]* href="([^"]+\.css)"/.exec(document) ?? [];
  for (const file of [script, sheet]) {
    expect(file).toMatch(/^\/desk\/assets\//);
    const answer = await site.get(file, { headers: { 'accept-encoding': 'br' } });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(answer.headers.get('content-encoding')).toBe('br');
  }
  const missing = await site.get('/desk/assets/main-older.js');
  expect(missing.status).toBe(404);
  expect(missing.headers.get('content-type')).toContain('text/plain');
});

test('a page whose address only begins like that of the desk is none of its', async () => {
  expect((await site.get('/desktop')).status).toBe(404);
  expect((await site.get('/hi/desk')).status).toBe(404);
});

test('search engines leave it out', async () => {
  expect(await (await site.get('/robots.txt')).text()).toMatch(/^Disallow: \/desk$/m);
});
