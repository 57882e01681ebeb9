import { expect, test } from 'vitest';
import { createProduct } from '#tests/factories/product.ts';
import { inForce } from '#tests/factories/requirement.ts';
import { createService } from '#tests/factories/service.ts';
import { withSite } from '#tests/server.ts';

const site = withSite();
const base = 'https://kasauti.example';

/** Every file that the index names, one after the other. */
async function readSitemaps() {
  const index = await (await site.get('/sitemap.xml')).text();
  const files = [...index.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address.replace(base, ''));
  const texts = await Promise.all(files.map(async (file) => (await site.get(file)).text()));
  return texts.join('\n');
}

test('published pages are in the sitemap with their other languages, and drafts are not', async () => {
  const { id: serviceId } = await createService({ name: 'Zorbit mark', category: 'Zorbits' });
  await createProduct({ name: 'Zorbit lamp', requirements: [inForce({ serviceId, standards: ['IS 98765:2024'] })] });
  await createProduct({ name: 'Zorbit draft', status: 'draft' });
  const sitemaps = await readSitemaps();
  for (const path of ['/products/zorbit-lamp', '/standards/is-98765-2024', '/services/zorbits/zorbit-mark']) {
    expect(sitemaps).toContain(`<loc>${base}${path}</loc>`);
    expect(sitemaps).toContain(`hreflang="hi" href="${base}/hi${path}"`);
  }
  expect(sitemaps).not.toContain('zorbit-draft');
});

test.each(['products-99', 'nothing-1', 'products-0', 'products'])('there is no file %s', async (name) => {
  expect((await site.get(`/sitemaps/${name}.xml`)).status).toBe(404);
});
