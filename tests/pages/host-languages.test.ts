import { describe, expect, test } from 'vitest';
import { languages } from '#locales/languages.ts';
import { withSite } from '#tests/server.ts';

const ofWorld = [
  'en',
  'fr',
  'es',
  'it',
  'zh-Hans',
  'zh-Hant',
  'de',
  'ar',
  'ja',
  'ko',
  'ru',
  'ms',
  'vi',
  'th',
  'pl',
  'pt',
];
const ofIndia = ['en', 'hi', 'mr', 'bn', 'te', 'ta', 'kn', 'ml', 'gu', 'pa'];
const isReady = (code: string) => languages.some((language) => language.code === code && language.ready);

/** The languages that a document names as those of its other versions. */
async function namedIn(get: (path: string) => Promise<Response>, path: string): Promise<string[]> {
  const document = await (await get(path)).text();
  return [...document.matchAll(/hrefLang="([\w-]+)"/gi)].map(([, code = '']) => code);
}

describe.each([
  ['http://global.localhost', ofWorld, 'hi'],
  ['http://in.localhost', ofIndia, 'ar'],
] as const)('%s', (publicUrl, offered, other) => {
  const site = withSite({ PUBLIC_URL: publicUrl, HOST: '127.0.0.1' });

  test('names its own languages in each document, and no other', async () => {
    const named = new Set(await namedIn(site.get, '/'));
    expect([...named].filter((code) => code !== 'x-default').sort()).toEqual(offered.filter(isReady).sort());
  });

  test('writes its numbers in Latin digits', async () => {
    for (const code of offered.filter(isReady)) {
      const document = await (await site.get(`${code === 'en' ? '' : `/${code}`}/holiday-list`)).text();
      expect([code, document.match(/(?![0-9])\p{Nd}+/gu)]).toEqual([code, null]);
    }
  });

  test('has a sitemap in each of them that names them all, and none in another language', async () => {
    const index = await (await site.get('/sitemap.xml')).text();
    const files = [...index.matchAll(/<loc>[^<]*?(\/sitemaps\/[^<]*)<\/loc>/g)].map(([, file = '']) => file);
    expect([...new Set(files.map((file) => file.split('/')[2]))]).toEqual(
      offered.filter(isReady).map((code) => code.toLowerCase()),
    );
    for (const code of offered.filter(isReady)) {
      const [entry = ''] = (await (await site.get(`/sitemaps/${code.toLowerCase()}/pages-1.xml`)).text()).split(
        '</url>',
      );
      const named = [...entry.matchAll(/hreflang="([\w-]+)"/g)].map(([, name = '']) => name);
      expect(named).toEqual([...offered.filter(isReady), 'x-default']);
    }
    expect((await site.get(`/sitemaps/${other}/pages-1.xml`)).status).toBe(404);
  });

  test('leads from another language to English, and forgets that it was chosen', async () => {
    const answer = await site.get(`/${other}/services?page=2`, { headers: { cookie: `locale=${other}` } });
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/services?page=2']);
    expect(answer.headers.get('set-cookie')).toContain('locale=en;');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect((await site.get(`/${other}?page=2`)).headers.get('location')).toBe('/?page=2');
    expect((await site.get(`/${other}.data`)).headers.get('location')).toBe('/');
  });
});

describe('localhost', () => {
  const site = withSite({ PUBLIC_URL: 'http://localhost:3000', HOST: '127.0.0.1' });

  test('offers every language that is ready', async () => {
    const named = new Set(await namedIn(site.get, '/'));
    for (const { code, ready } of languages) expect(named.has(code)).toBe(ready);
  });
});
