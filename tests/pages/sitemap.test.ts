import { expect, test } from 'vitest';
import { createProduct } from '#tests/factories/product.ts';
import { inForce } from '#tests/factories/requirement.ts';
import { createService } from '#tests/factories/service.ts';
import { withSite } from '#tests/server.ts';

const site = withSite();
const base = 'https://kasauti.example';

/** The files that the index names, and what they say one after the other. */
async function readSitemaps(of: RegExp = /./) {
  const index = await (await site.get('/sitemap.xml')).text();
  const files = [...index.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address.replace(base, ''));
  const read = files.filter((file) => of.test(file));
  const texts = await Promise.all(read.map(async (file) => (await site.get(file)).text()));
  return { files, text: texts.join('\n') };
}

test('published pages are in the sitemap with their other languages, and drafts are not', async () => {
  const { id: serviceId } = await createService({ name: 'Zorbit mark', category: 'Zorbits' });
  await createProduct({ name: 'Zorbit lamp', requirements: [inForce({ serviceId, standards: ['IS 98765:2024'] })] });
  await createProduct({ name: 'Zorbit draft', status: 'draft' });
  const { text } = await readSitemaps(/^\/sitemaps\/en\//);
  for (const path of ['/products/zorbit-lamp', '/standards/is-98765-2024', '/services/zorbits/zorbit-mark']) {
    expect(text).toContain(`<loc>${base}${path}</loc>`);
    expect(text).toContain(`hreflang="hi" href="${base}/hi${path}"`);
  }
  expect(text).not.toContain('zorbit-draft');
});

test('each language has sitemaps of its own, with the same pages in it', async () => {
  const { files } = await readSitemaps(/^$/);
  const languages = [...new Set(files.map((file) => file.split('/')[2] ?? ''))];
  expect(languages).toContain('zh-hans');
  expect(languages.length).toBeGreaterThan(20);
  const ofLanguage = (code: string) => files.filter((file) => file.startsWith(`/sitemaps/${code}/`));
  for (const code of languages)
    expect(ofLanguage(code)).toEqual(ofLanguage('en').map((file) => file.replace('/en/', `/${code}/`)));
  const pathsIn = async (code: string) => {
    const { text } = await readSitemaps(new RegExp(`^/sitemaps/${code}/(pages|services|blogs)-`));
    return [...text.matchAll(/<url><loc>([^<]*)</g)].map(([, address = '']) => address.replace(base, ''));
  };
  const english = await pathsIn('en');
  expect(english.length).toBeGreaterThan(50);
  expect(await pathsIn('zh-hans')).toEqual(english.map((path) => (path === '/' ? '/zh-Hans' : `/zh-Hans${path}`)));
});

test('each file keeps the limits of the protocol', async () => {
  const { files } = await readSitemaps(/^$/);
  expect(files.length).toBeLessThanOrEqual(50_000);
  for (const file of files.filter((name) => name.startsWith('/sitemaps/zh-hans/'))) {
    const text = await (await site.get(file)).text();
    expect(text).toContain('<url>');
    expect([file, text.split('<url>').length - 1 <= 50_000, Buffer.byteLength(text) <= 50 * 1024 * 1024]).toEqual([
      file,
      true,
      true,
    ]);
  }
});

test.each(['en/products-99', 'en/nothing-1', 'en/products-0', 'en/products', 'xx/pages-1', 'products-1'])(
  'there is no file %s',
  async (name) => {
    expect((await site.get(`/sitemaps/${name}.xml`)).status).toBe(404);
  },
);
