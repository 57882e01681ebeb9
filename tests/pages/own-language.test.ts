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
