import { beforeAll, expect, test } from 'vitest';
import { createProduct } from '#tests/factories/product.ts';
import { inForce } from '#tests/factories/requirement.ts';
import { withSite } from '#tests/server.ts';

const site = withSite();
beforeAll(() => createProduct({ name: 'Zorbit lamp', requirements: [inForce()] }));

// Form libraries load when a form opens: in a file that every page loads they would add a sixth to its size.
test.each(['/', '/products/zorbit-lamp', '/hi/services'])('%s names at most 137 KB of script', async (path) => {
  const start = await (await site.get(`/_start${path}`)).text();
  const names = new Set(start.match(/\/assets\/[\w.-]+\.js/g));
  expect(names.size).toBeGreaterThan(3);
  let bytes = 0;
  for (const name of names) {
    const script = await site.get(name, { headers: { 'accept-encoding': 'br' } });
    expect(script.headers.get('content-encoding')).toBe('br');
    bytes += (await script.arrayBuffer()).byteLength;
  }
  expect(bytes / 1024).toBeLessThan(137);
});

test('a program that asks for the icon without reading the page receives it', async () => {
  const answer = await site.get('/favicon.ico');
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/x-icon']);
});
