import { beforeAll, expect, test } from 'vitest';
import { createProduct } from '#tests/factories/product.ts';
import { inForce } from '#tests/factories/requirement.ts';
import { withSite } from '#tests/server.ts';

const site = withSite();
// The first search reads the names of all products, which takes a busy machine longer than a visitor is made to wait.
beforeAll(async () => void (await site.get('/search?q=lamp')));

const hostile = `</script><script>alert(1)</script><!--<script>"'&\u2028\u2029<img src=x onerror=alert(1)>`;

const script = /<script\b[^>]*>([\s\S]*?)<\/script>/g;

/** Checks that the page runs and loads nothing but its own resources. */
function expectHarmless(html: string) {
  for (const [, body = ''] of html.matchAll(script)) {
    expect(/.{0,40}(<!--|<script|<\/script|[\u2028\u2029])/is.exec(body)?.[0]).toBeUndefined();
  }
  expect(/.{0,40}(alert\(1\)<|<img src=x)/i.exec(html.replace(script, ''))?.[0]).toBeUndefined();
}

test('a text from the database cannot end a script of the page, whether as data, as the title or as structured data', async () => {
  const texts = { name: `Lamp ${hostile}`, seoTitle: hostile, seoDescription: hostile, seoTags: [{ name: hostile }] };
  const { slug } = await createProduct({ ...texts, slug: 'hostile-lamp', requirements: [inForce()] });
  const path = `/products/${slug}`;
  const page = await site.get(path);
  expect(page.status).toBe(200);
  const html = await page.text();
  expect(html).toContain('alert(1)');
  expectHarmless(html);
  for (const [, json = ''] of html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)) {
    expect(JSON.parse(json)).toMatchObject({ '@context': 'https://schema.org' });
  }
  const data = await site.get(`${path}.data`);
  expect(data.headers.get('content-type')).not.toContain('html');
  expect(data.headers.get('x-content-type-options')).toBe('nosniff');
});

test.each([
  '/search?q=',
  '/hi/search?q=',
  '/products?q=',
  '/mandatory-products/bis/bis-isi-mark?q=',
  '/services?category=',
])('a text of the address does none either: %s', async (start) => {
  const page = await site.get(start + encodeURIComponent(hostile));
  expect(page.status).toBeLessThan(500);
  expectHarmless(await page.text());
  expect(page.headers.get('content-security-policy')).not.toContain('unsafe');
});
