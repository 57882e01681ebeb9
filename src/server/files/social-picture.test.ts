import sharp from 'sharp';
import { expect, test } from 'vitest';
import { withSite } from '#tests/server.ts';
import { drawSocialPicture, pictureWordsOf } from './social-picture.ts';

const site = withSite();

async function wordsOf(path: string, language: 'en' | 'hi' | 'ar') {
  return pictureWordsOf(await (await site.get(path)).text(), language);
}

test('the picture of a product and of a family says what the sheet says first, in the language of the page', async () => {
  expect((await wordsOf('/products/led-lamp', 'en'))?.verdict).toMatch(/^Made in India: CRS.* required.*\.$/m);
  expect((await wordsOf('/hi/products/led-lamp', 'hi'))?.verdict).toMatch(/अनिवार्य.*।$/);
  const lines = (await wordsOf('/approval-finder/laptop', 'en'))?.verdict?.split('\n') ?? [];
  expect(lines).toEqual([expect.stringMatching(/^Made in India: /), expect.stringMatching(/^Made abroad: /)]);
  for (const line of lines) expect(line.replace(/^[^:]*: /, '').split(' ').length).toBeLessThanOrEqual(15);
  expect((await wordsOf('/services', 'en'))?.verdict).toBeUndefined();
});

test('the address of the picture is that of the page in its language', async () => {
  const html = await (await site.get('/hi/products/led-lamp')).text();
  expect(html).toContain('content="https://kasauti.example/og/hi/products/led-lamp.png"');
  for (const path of ['/og/hi/products/led-lamp.png', '/og/ar/home.png', '/og/home.png']) {
    const picture = await site.get(path);
    expect([path, picture.status, picture.headers.get('content-type')]).toEqual([path, 200, 'image/png']);
  }
});

test.each([
  ['en', 'LED lamp', 'Made in India: CRS required.\nMade abroad: CRS required; 3 more may apply.'],
  ['hi', 'LED लैंप', 'भारत में निर्मित: CRS अनिवार्य।'],
  ['ar', 'مصباح LED', 'مصنوع في الهند: ‏CRS مطلوب.'],
] as const)('the answer is drawn in letters of %s, above the streak', async (language, title, verdict) => {
  const picture = await drawSocialPicture({ title, verdict, language }, '/products/led-lamp');
  expect(await sharp(picture).metadata()).toMatchObject({ width: 1200, height: 630 });
  const drawnIn = async (top: number, height: number) => {
    const left = language === 'ar' ? 500 : 72;
    const { channels } = await sharp(
      await sharp(picture).extract({ left, top, width: 600, height }).toBuffer(),
    ).stats();
    return channels[0]?.stdev ?? 0;
  };
  const bare = await drawSocialPicture({ title, verdict: undefined, language }, '/products/led-lamp');
  expect(picture.equals(bare)).toBe(false);
  expect(await drawnIn(72, 130)).toBeGreaterThan(5);
  expect(await drawnIn(250, 60)).toBeGreaterThan(5);
});
