import { beforeAll, expect, test } from 'vitest';
import { faqPage } from '#app/page/structured-data.ts';
import { eq } from '#core/drizzle.ts';
import { pages } from '#db/schema/pages.ts';
import type { LanguageCode } from '#locales/languages.ts';
import { changeRows } from '#tests/change-rows.ts';
import { createNotification } from '#tests/factories/notification.ts';
import { createProduct } from '#tests/factories/product.ts';
import { inForce } from '#tests/factories/requirement.ts';
import { createService } from '#tests/factories/service.ts';
import { withSite } from '#tests/server.ts';

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

const longWords = 'Luminaires whose photobiological safety a laboratory has measured';

beforeAll(async () => {
  const service = await createService({ name: 'Zorbit mark', category: 'Zorbits', description: 'For every zorbit.' });
  const requirements = [inForce({ serviceId: service.id })];
  await createProduct({
    name: 'Zorbit "A" & lamp',
    slug: 'zorbit-lamp',
    description: `<p>${Array(5).fill(longWords).join(', ')}.</p>`,
    translations: { hi: { name: 'ज़ोर्बिट दीपक', description: '<p>चमकता है।</p>' } },
    categories: ['Zorbits'],
    requirements,
  });
  await createProduct({ name: 'Zorbit', description: '<p>It glows.</p>', requirements });
  const seo = { seoTitle: 'Our own title', seoDescription: 'Our own words', seoKeywords: 'own, words' };
  await createProduct({ name: 'Written zorbit', ...seo });
  await changeRows('page', (tx) => tx.update(pages).set({ seoTitle: null }).where(eq(pages.slug, 'notifications')));
  for (let count = 1; count <= 31; count += 1) await createNotification({ name: `Order ${count}` });
});

test.each(['zorbit-lamp', 'zorbit', 'written-zorbit'])(
  'page and call tell search engines the same of %s',
  async (slug) => {
    for (const [language, prefix] of [
      ['en', ''],
      ['hi', '/hi'],
    ] as const) {
      const { product } = await call(`/products/${slug}`, language);
      expect(product.seo_title).not.toBe('');
      expect(await metadataOf(`${prefix}/products/${slug}`)).toEqual({
        seo_title: product.seo_title,
        seo_description: product.seo_description,
        seo_keywords: product.seo_keywords,
      });
    }
  },
);

test('a product without a title of its own is named in the title', async () => {
  const title = async (language: string) => (await call('/products/zorbit-lamp', language)).product.seo_title;
  expect(await title('en')).toBe('Zorbit "A" & lamp: certification for India');
  expect(await title('hi')).toContain('ज़ोर्बिट दीपक');
});

test('a description that is too long ends at a whole word', async () => {
  const { product } = await call('/products/zorbit-lamp');
  expect(product.seo_description.length).toBeLessThanOrEqual(161);
  expect(product.seo_description).toMatch(/…$/);
  const lastWord = product.seo_description
    .replace(/[.,;:]?…$/, '')
    .split(' ')
    .at(-1);
  expect(longWords.split(' ')).toContain(lastWord);
});

test('the page and the call tell search engines the same about a service', async () => {
  const { service } = await call('/services/zorbits/zorbit-mark');
  const page = await metadataOf('/services/zorbits/zorbit-mark');
  expect(page.seo_title).toBe(service.seo_title ?? service.name);
  expect(page.seo_description).toBe(service.seo_description ?? service.description);
});

test.each([
  ['/notifications', 'Notifications', ''],
  ['/notifications?page=2', 'Notifications, page 2', '?page=2'],
  ['/notifications?page=2&utm_source=x', 'Notifications, page 2', '?page=2'],
  ['/notifications?page=2&per_page=30', 'Notifications, page 2', ''],
])('%s has its own title and canonical address', async (path, title, query) => {
  const html = await (await site.get(path)).text();
  expect((await metadataOf(path)).seo_title).toBe(title);
  expect(html).toContain(`<link rel="canonical" href="https://kasauti.example/notifications${query}"/>`);
  expect(html).toContain(`hrefLang="x-default" href="https://kasauti.example/notifications${query}"/>`);
});

test.each([
  ['en', 'en_IN'],
  ['de', 'de_DE'],
  ['zh-Hans', 'zh_CN'],
  ['zh-Hant', 'zh_TW'],
  ['pt', 'pt_BR'],
  ['ta', 'ta_IN'],
])('social sites are told the language of %s pages with its region: %s', async (language, locale) => {
  const html = await (await site.get(language === 'en' ? '/services' : `/${language}/services`)).text();
  expect(html).toContain(`<meta property="og:locale" content="${locale}"/>`);
});

test('questions are given to search engines with the language that they are written in', async () => {
  const faqs = [
    { question: 'What is a zorbit?', answer: 'It is a lamp that glows.' },
    { question: 'Was ist ein Zorbit?', answer: 'Ein Zorbit ist eine Lampe.' },
  ];
  const languagesOf = (language: LanguageCode) => {
    const matches = [{ id: 'root', loaderData: { language } }];
    return faqPage({ matches }, faqs).map((page) => 'inLanguage' in page && page.inLanguage);
  };
  expect(languagesOf('de')).toEqual(['en', 'de']);
  expect(languagesOf('en')).toEqual(['en']);
  const html = await (await site.get('/hi/services/bis/bis-isi-mark')).text();
  expect(html).toContain('"@type":"FAQPage","inLanguage":"hi"');
});

test('what editors wrote for search engines in English is not shown on a page in another language', async () => {
  const row = {
    seoTitle: 'Our own title',
    seoDescription: 'Our own words',
    seoKeywords: 'our keys',
    translations: { hi: { name: 'चित्र' } },
  };
  await changeRows('page', (tx) => tx.update(pages).set(row).where(eq(pages.slug, 'gallery')));
  expect(await metadataOf('/gallery')).toMatchObject({ seo_title: 'Our own title', seo_description: 'Our own words' });
  const { seo_title: title, seo_description: description, seo_keywords: keywords } = await metadataOf('/hi/gallery');
  for (const text of [title, description, keywords]) expect(text).toMatch(/\p{Script=Devanagari}/u);
  expect((await metadataOf('/de/gallery')).seo_keywords).toContain('ISI-Zeichen');
});
