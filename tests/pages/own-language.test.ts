import { JSDOM } from 'jsdom';
import { beforeAll, expect, test } from 'vitest';
import type { Translations } from '#db/schema/columns.ts';
import { createBlog } from '#tests/factories/blog.ts';
import { createProduct } from '#tests/factories/product.ts';
import { inForce } from '#tests/factories/requirement.ts';
import { createService } from '#tests/factories/service.ts';
import { withSite } from '#tests/server.ts';

const site = withSite();

beforeAll(async () => {
  const { id: serviceId } = await createService({ name: 'Zorbit licence for makers (ZLM)', category: 'Zorbits' });
  await createProduct({
    name: 'Zorbit lamp holder',
    description: '<p>Holds the lamp of a zorbit.</p>',
    requirements: [inForce({ serviceId, standards: ['IS 616:2017'] })],
  });
});

/** The texts of a page that are wholly English, without being marked as such. */
async function unmarkedEnglish(path: string): Promise<string[]> {
  const answer = await site.get(path);
  expect(answer.status, path).toBe(200);
  const { document, NodeFilter } = new JSDOM(await answer.text()).window;
  for (const element of document.querySelectorAll('script, style, [aria-hidden=true]')) element.remove();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const unmarked = new Set<string>();
  while (texts.nextNode()) {
    const { data = '', parentElement } = texts.currentNode as Text;
    const isEnglish =
      /[A-Za-z]{3,} +\(?[A-Za-z]{2,}/.test(data) && !/[\p{Script=Arabic}\p{Script=Devanagari}]/u.test(data);
    if (isEnglish && parentElement?.closest('[lang]') === document.documentElement) unmarked.add(data.trim());
  }
  return [...unmarked];
}

test.each(['ar', 'hi'])(
  'English names and texts in %s pages are marked, so that nothing is turned round',
  async (language) => {
    for (const path of [
      '',
      '/services',
      '/services/zorbits/zorbit-licence-for-makers-zlm',
      '/products',
      '/products/zorbit-lamp-holder',
      '/products/cctv-camera',
      '/standards',
      '/orders',
      '/notifications',
      '/payment',
    ]) {
      expect(await unmarkedEnglish(`/${language}${path}`), path).toEqual([]);
    }
  },
);

test('posts of a list that are not translated follow those that are, in one frame', async () => {
  const german = { name: 'Zorbit-Lampen', summary: 'Was ein Zorbit ist.' };
  for (const [day, name] of ['What a zorbit is', 'How the zorbit is tested', 'Who needs a zorbit'].entries()) {
    const translations: Translations = day === 1 ? { de: german } : {};
    await createBlog({
      name,
      category: 'Zorbits',
      date: `2024-05-0${day + 1}`,
      summary: 'All that is known of it.',
      translations,
    });
  }
  const { document } = new JSDOM(await (await site.get('/de/blogs/zorbits')).text()).window;
  const headings = [...document.querySelectorAll('main article :is(h2, h3)')];
  expect(headings.map((heading) => heading.textContent)).toEqual([
    'Zorbit-Lampen',
    'Who needs a zorbit',
    'What a zorbit is',
  ]);
  expect(headings.map((heading) => heading.closest('.untranslated-frame') !== null)).toEqual([false, true, true]);
  expect(document.querySelectorAll('.untranslated-frame')).toHaveLength(1);
});

test('a product shows its name in the reader’s language, the English one below it, and a name without a translation as English', async () => {
  const translations: Translations = { de: { name: 'Zorbitleuchte' }, ar: { name: 'مصباح زوربت' } };
  await createProduct({ name: 'Zorbit glow', translations });
  const open = async (path: string) => new JSDOM(await (await site.get(path)).text()).window.document;
  for (const [language, name] of [
    ['de', 'Zorbitleuchte'],
    ['ar', 'مصباح زوربت'],
  ] as const) {
    const document = await open(`/${language}/products/zorbit-glow`);
    expect(document.querySelector('h1')?.textContent).toBe(name);
    expect(document.querySelector('h1 [lang=en]')).toBeNull();
    expect(document.querySelector('h1 + p [lang=en][dir=ltr]')?.textContent).toBe('Zorbit glow');
    const row = (await open(`/${language}/products?q=zorbit+glow`)).querySelector('main tbody th');
    expect(row?.querySelector('a')?.textContent).toBe(name);
    expect(row?.querySelector('span [lang=en]')?.textContent).toBe('Zorbit glow');
  }
  const english = await open('/products/zorbit-glow');
  expect(english.querySelector('h1')?.textContent).toBe('Zorbit glow');
  expect(english.querySelector('h1 + p [lang=en]')).toBeNull();
  const untranslated = await open('/de/products/zorbit-lamp-holder');
  expect(untranslated.querySelector('h1 [lang=en]')?.textContent).toBe('Zorbit lamp holder');
  expect(untranslated.querySelector('h1 + p [lang=en]')).toBeNull();
});
