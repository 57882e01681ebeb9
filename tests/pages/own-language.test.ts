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

/** Words of English sentences, orders and lists that are in no other language in Latin letters. */
const englishWords =
  /(?<!\p{L})(?:the|of|and|is|are|for|with|that|this|from|which|who|how|does|have|not|must|been|their|its|where|without|only|until|about|were|under|whether|orders?|quality|control|products?|goods|equipment|appliances?|mandatory|compulsory|voluntary|safety|requirements?|government|household|purposes?|lamps?|bulbs?|sample|certificate)(?!\p{L})/giu;

const isInOtherScript = (text: string) => /[\p{Script=Arabic}\p{Script=Devanagari}]/u.test(text);

/** Whether a text is English as a whole: in Latin letters, if a third of its words can be nothing else. */
function isEnglish(text: string, language: string): boolean {
  if (!/^(?:de|fr|vi)$/.test(language)) return /[A-Za-z]{3,} +\(?[A-Za-z]{2,}/.test(text) && !isInOtherScript(text);
  // IS, the Indian Standard, is no verb.
  const words = text.replaceAll(/\bIS\b/g, '');
  return (words.match(englishWords)?.length ?? 0) * 3 >= words.trim().split(/\s+/).length;
}

/** Words that are the same in that language, addresses, and names of files. */
const shared = /^(?:https?:|WPC ETA$|IS[\s/]|Certification|Orders?|Reg\/IS\b|[\w-]+\.\w+$)/;

const { DOMParser, NodeFilter } = new JSDOM('').window;
/** Without a window of its own, which takes as long as the page. */
async function openPage(path: string): Promise<Document> {
  const answer = await site.get(path);
  expect(answer.status, path).toBe(200);
  return new DOMParser().parseFromString(await answer.text(), 'text/html');
}

/** The texts of a page with their elements, those for pictures among them. */
async function textsOf(path: string) {
  const document = await openPage(path);
  for (const element of document.querySelectorAll('script, style, address, [aria-hidden=true]')) element.remove();
  const all: { text: string; element: Element | null; isAlt: boolean }[] = [...document.querySelectorAll('[alt]')].map(
    (element) => ({ text: element.getAttribute('alt')?.trim() ?? '', element, isAlt: true }),
  );
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { data = '', parentElement } = texts.currentNode as Text;
    all.push({ text: data.trim(), element: parentElement, isAlt: false });
  }
  const isMarked = (element: Element | null) => element?.closest('[lang]') !== document.documentElement;
  return all.map(({ element, ...text }) => ({ ...text, isMarked: isMarked(element) }));
}

/** The texts that are wholly English without being marked as such. */
async function unmarkedEnglish(path: string, language: string): Promise<string[]> {
  const isNamed = language === 'ar' || language === 'hi';
  const unmarked = (await textsOf(`/${language}${path}`)).flatMap(({ text, isAlt, isMarked }) => {
    if (isMarked || (isAlt && isNamed) || !isEnglish(text, language) || shared.test(text)) return [];
    return text;
  });
  return [...new Set(unmarked.filter(Boolean))];
}

/** What is the same in English and in other languages: names, signs, and numbers of standards and orders. */
const sameInAll = /^(?:Kasauti\b|IS[\s/]|Reg\/IS|Notification No\.|Import Export Code|Filter \()/;

/** The texts of two words or more that are among these of the English page, without being marked as English. */
async function sameAsEnglish(path: string, language: string, english: ReadonlySet<string>): Promise<string[]> {
  const same = (await textsOf(`/${language}${path}`)).flatMap(({ text, isMarked }) =>
    !isMarked && english.has(text) && /\p{Ll}{3,}.* .*\p{Ll}{3,}/u.test(text) && !sameInAll.test(text) ? text : [],
  );
  return [...new Set(same)];
}

const walked = [
  '',
  '/services',
  '/services/zorbits/zorbit-licence-for-makers-zlm',
  '/services/bis/bis-isi-mark',
  '/services/cyber-security/stqc-cctv',
  '/products',
  '/products/zorbit-lamp-holder',
  '/products/cctv-camera',
  '/products/ceiling-fan',
  '/products/led-lamp',
  '/mandatory-products/bis',
  '/approval-finder',
  '/approval-finder/smart-bulb',
  '/approval-finder/wifi-router',
  '/approval-finder/refrigerator',
  '/approval-finder/led-bulb/answers',
  '/search?q=ceiling',
  '/standards',
  '/orders',
  '/orders/calendar',
  '/notifications',
  '/blogs',
  '/knowledge-base',
  '/downloads',
  '/payment',
];
/** All pages are walked in Arabic, and a quarter of them in each of these: all of them in five languages take minutes. */
const others = ['hi', 'de', 'fr', 'vi'];
const walkedIn = (language: string) =>
  walked.filter((_, at) => language === 'ar' || at % others.length === others.indexOf(language));
test.each(['ar', ...others])(
  'English names and texts in %s pages are marked, so that they are read aloud as English and nothing is turned round',
  { timeout: 60_000 },
  async (language) => {
    for (const path of walkedIn(language)) expect(await unmarkedEnglish(path, language), path).toEqual([]);
  },
);

test('what is on a page as it is on the English one is marked as English', { timeout: 120_000 }, async () => {
  for (const [at, path] of walked.entries()) {
    const language = at % 2 === 0 ? 'de' : 'ja';
    const english = new Set((await textsOf(path || '/')).map(({ text }) => text));
    expect([language, path, await sameAsEnglish(path, language, english)]).toEqual([language, path, []]);
  }
});

test('the names of rows within a sentence are marked as English, on the pages of other languages alone', async () => {
  const namesOn = async (language: string) => {
    const document = await openPage(`${language}/approval-finder/refrigerator`);
    return [...document.querySelectorAll('main p > bdi[lang=en]')].map((name) => name.textContent);
  };
  for (const language of ['/de', '/ta', '/ar']) expect(await namesOn(language)).toContain('Frost-free refrigerator');
  expect(await namesOn('')).toEqual([]);
});

test('dates within the facts of a service are written as its language writes them', async () => {
  const textOf = async (path: string) => (await openPage(path)).querySelector('main dl')?.textContent;
  const path = '/services/telecom-and-wireless/tec-mtcte';
  expect(await textOf(path)).toContain('1 July 2022');
  expect(await textOf(`/de${path}`)).toContain('1. Juli 2022');
  expect(await textOf(`/zh-Hans${path}`)).toContain('2022年7月1日');
});

test('the doubts of a sheet that are not translated stand below its rows, in one frame', async () => {
  const frames = async (path: string) => [...(await openPage(path)).querySelectorAll('article .untranslated-frame')];
  const [frame, ...others] = await frames('/de/products/ceiling-fan');
  expect(others).toEqual([]);
  expect(frame?.querySelector('[lang=en]')?.textContent).toMatch(/^In doubt: /);
  expect(await frames('/products/ceiling-fan')).toEqual([]);
  expect(await frames('/hi/products/ceiling-fan')).toEqual([]);
});

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
  const document = await openPage('/de/blogs/zorbits');
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
  for (const [language, name] of [
    ['de', 'Zorbitleuchte'],
    ['ar', 'مصباح زوربت'],
  ] as const) {
    const document = await openPage(`/${language}/products/zorbit-glow`);
    expect(document.querySelector('h1')?.textContent).toBe(name);
    expect(document.querySelector('h1 [lang=en]')).toBeNull();
    expect(document.querySelector('h1 + p [lang=en][dir=ltr]')?.textContent).toBe('Zorbit glow');
    const row = (await openPage(`/${language}/products?q=zorbit+glow`)).querySelector('main tbody th');
    expect(row?.querySelector('a')?.textContent).toBe(name);
    expect(row?.querySelector('span [lang=en]')?.textContent).toBe('Zorbit glow');
  }
  const english = await openPage('/products/zorbit-glow');
  expect(english.querySelector('h1')?.textContent).toBe('Zorbit glow');
  expect(english.querySelector('h1 + p [lang=en]')).toBeNull();
  const untranslated = await openPage('/de/products/zorbit-lamp-holder');
  expect(untranslated.querySelector('h1 [lang=en]')?.textContent).toBe('Zorbit lamp holder');
  expect(untranslated.querySelector('h1 + p [lang=en]')).toBeNull();
});
