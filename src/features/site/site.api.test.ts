import { expect, test } from 'vitest';
import { withSite } from '#tests/server.ts';
import { footerAnswer, topBarAnswer } from './site.schema.ts';

const site = withSite();
const hindi = { 'current-locale': 'hi' };

test('the top bar has the social links and the top menu, in the language of the caller', async () => {
  const english = topBarAnswer.strict().parse(await (await site.get('/api/top-bar')).json());
  const own = topBarAnswer.parse(await (await site.get('/api/top-bar', { headers: hindi })).json());
  expect(english.socialMedia.map(({ icon }) => icon)).toContain('Twitter');
  expect(own.topMenu.map(({ url }) => url)).toEqual(english.topMenu.map(({ url }) => url));
  expect(own.topMenu[0]?.title).not.toBe(english.topMenu[0]?.title);
});

test('the footer has exactly its seven parts, and its certificates can be fetched', async () => {
  const footer = footerAnswer.strict().parse(await (await site.get('/api/footer')).json());
  expect(footer.contact.address).toContain('<p>');
  expect(footer.service.length).toBeGreaterThan(0);
  for (const { image_url } of [...footer.companyCert, ...footer.siteCert]) {
    expect((await site.get(image_url)).status, image_url).toBe(200);
  }
});

test('a language choice is stored once, and never cached', async () => {
  const answer = await site.get('/api/set-locale/hi');
  expect(await answer.json()).toEqual({ locale: 'hi' });
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  expect(answer.headers.get('set-cookie')).toMatch(/^locale=hi;.*Max-Age=31536000.*Path=\/.*SameSite=Lax/);
  const again = await site.get('/api/set-locale/hi', { headers: { cookie: 'locale=hi' } });
  expect(again.headers.get('set-cookie')).toBeNull();
});

test.each(['xx', 'en-GB', '%00', 'HI'])('the language %s is refused and changes nothing', async (code) => {
  const answer = await site.get(`/api/set-locale/${code}`);
  expect(answer.status).toBe(422);
  expect(await answer.json()).toMatchObject({ errors: { locale: [expect.any(String)] } });
  expect(answer.headers.get('set-cookie')).toBeNull();
});
