import { expect, test } from 'vitest';
import { withSite } from './server.ts';

const site = withSite();

/** The title without the site's name, the description and the keywords of a document. */
async function metadataOf(path: string) {
  const html = await (await site.get(path)).text();
  const of = (pattern: RegExp) =>
    (pattern.exec(html)?.[1] ?? '').replaceAll('&amp;', '&').replaceAll('&#x27;', "'").replaceAll('&quot;', '"');
  return {
    seo_title: of(/<title>([^<]*)<\/title>/).replace(/ \| [^|]*$/, ''),
    seo_description: of(/<meta name="description" content="([^"]*)"/),
    seo_keywords: of(/<meta name="keywords" content="([^"]*)"/),
  };
}

async function call(path: string, language = 'en') {
  return (await site.get(`/api${path}`, { headers: { 'current-locale': language } })).json();
}

test.each(['laptop', 'cctv-camera', 'sulphate-resisting-portland-cement'])(
  'page and call tell search engines the same of %s',
  async (slug) => {
    for (const [language, prefix] of [
      ['en', ''],
      ['hi', '/hi'],
    ] as const) {
      const { product } = await call(`/products/${slug}`, language);
      expect(await metadataOf(`${prefix}/products/${slug}`)).toEqual({
        seo_title: product.seo_title,
        seo_description: product.seo_description,
        seo_keywords: product.seo_keywords,
      });
    }
  },
);

test('a description that is too long ends at a whole word', async () => {
  const { product } = await call('/products/cctv-camera');
  const description = product.description.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
  expect(product.seo_description.length).toBeLessThanOrEqual(161);
  const words = product.seo_description.replace(/…$/, '').split(' ');
  expect(description).toContain(words.at(-1));
  expect(description.split(/[\s,;:.]+/)).toContain(words.at(-1).replace(/[.,;:]$/, ''));
});

test('the page and the call tell search engines the same about a service', async () => {
  const { service } = await call('/services/bis/bis-isi-mark');
  const page = await metadataOf('/services/bis/bis-isi-mark');
  expect(page.seo_title).toBe(service.seo_title ?? service.name);
  expect(page.seo_description).toBe(service.seo_description ?? service.description);
});
