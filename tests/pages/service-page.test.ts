import { beforeAll, expect, test } from 'vitest';
import { createService } from '#tests/factories/service.ts';
import { withSite } from '#tests/server.ts';

const site = withSite();

beforeAll(async () => {
  await createService({
    name: 'Zorbit licence',
    category: 'Zorbits',
    validity: '4 years',
    validitySource: 'Gazette of Zorbia',
    validityReadOn: '2026-11-21',
    timeline: '3 weeks',
    translations: { hi: { validity: '4 वर्ष' } },
  });
});

async function facts(language: string) {
  const html = await (await site.get(`${language}/services/zorbits/zorbit-licence`)).text();
  const terms = html.matchAll(/<dt[^>]*>(.*?)<\/dt>(.*?)<\/div>/gs);
  const plain = (part = '') => part.replaceAll('</dd><dd', '</dd> <dd').replace(/<!--.*?-->|<[^>]+>/gs, '');
  return Object.fromEntries([...terms].map(([, term, facts]) => [plain(term), plain(facts)]));
}

test('a fact of a service names the document that states it and the day on which it was read', async () => {
  expect(await facts('')).toEqual({
    Validity: '4 years Source: Gazette of Zorbia, read on 21 November 2026',
    'Typical timeline': '3 weeks',
    'Government fees': 'No published figure. Ask us. Contact us',
  });
});

test('a fact is shown in the language of the page, its source in its own', async () => {
  expect(await facts('/hi')).toMatchObject({ वैधता: '4 वर्ष स्रोत: Gazette of Zorbia, 21 नवंबर 2026 को पढ़ा गया' });
});
