import { describe, expect, test } from 'vitest';
import { createFamily } from '#tests/factories/family.ts';
import { withSite } from '#tests/server.ts';

const site = withSite();
const bulb = '/approval-finder/led-bulb/answers';
const read = async (path: string) => {
  const answer = await site.get(path);
  return { status: answer.status, html: await answer.text() };
};
const hidden = (html: string, name: string) =>
  [...html.matchAll(/<input[^>]*type="hidden"[^>]*>/g)].filter(([tag]) => tag.includes(`name="${name}"`)).length;

describe('the questions about a product', () => {
  test('are plain GET forms that carry the answers along and stay out of search engines', async () => {
    const first = await read(bulb);
    expect(first.status).toBe(200);
    expect(first.html).toMatch(/<h1[^>]*>Where is it made\?/);
    expect(first.html).toMatch(/<meta name="robots" content="noindex"/);
    expect(first.html).toMatch(/<input[^>]*type="radio"[^>]*name="audience"[^>]*value="import"/);
    const second = await read(`${bulb}?q=led+bulb+with+bluetooth&audience=import&change=radio`);
    expect(second.html).toMatch(/<h1[^>]*>Which radio does it have\?/);
    expect(hidden(second.html, 'audience')).toBe(1);
    expect(hidden(second.html, 'q')).toBe(1);
    const followed = [...second.html.matchAll(/<a[^>]*answers\?[^>]*>/g)].filter(([tag]) => !tag.includes('nofollow'));
    expect(followed).toEqual([]);
    expect(second.html).toContain('From your words');
    expect(second.html).toMatch(
      /<input[^>]*name="radio"[^>]*checked=""[^>]*value="bluetooth"|<input[^>]*value="bluetooth"[^>]*checked/,
    );
  });

  test('end with the sheet of the product, its answers and what is still open', async () => {
    const { html } = await read(`${bulb}?audience=import&radio=bluetooth&radio=nfc&show=sheet`);
    expect(html).toMatch(/<h1[^>]*>What your product needs/);
    expect(html).toContain('Bluetooth and NFC');
    expect(html).toContain('This follows from what you said');
    expect(html).toContain('Still open');
    expect(html).toContain('change=radio');
  });

  test('answer hostile addresses with a question or a sheet, and repeat nothing of them', async () => {
    const many = Array.from({ length: 10_000 }, (_, place) => `x${place}=1`).join('&');
    const queries = [
      many,
      `radio=${'bluetooth&radio='.repeat(500)}nfc`,
      'radio=<script>alert(1)</script>',
      'standard=IS%201%20Call%2012345',
      'watts=1e999&kva=-1&amps=NaN',
      'audience=mars&size=huge&change=__proto__&asked=constructor&show=x',
      'constructor=1&__proto__=2&toString=3&hasOwnProperty=4',
      'battery=none&battery-chemistry=lithium&supplied-with=battery',
      'purpose=r-and-d&quantity=0&who=foreign-maker&new-or-used=used&show=sheet',
      `q=${'%F0%9F%92%A1'.repeat(400)}`,
      'radio=%00&q=%00&change=%00',
    ];
    for (const query of queries) {
      const { status, html } = await read(`${bulb}?${query}`);
      expect([query.slice(0, 40), status]).toEqual([query.slice(0, 40), 200]);
      expect(html).toContain('</html>');
      expect(html).not.toContain('<script>alert');
      expect(html).not.toContain('Call 12345');
    }
  });

  test('are not kept once they have answers, however many there are', async () => {
    await read(`${bulb}?audience=import`);
    expect(site.cache.findFresh(`${bulb}?audience=import`)).toBeDefined();
    for (const query of ['radio=nfc', 'watts=9', 'change=radio', 'asked=radio', 'show=sheet', 'q=bulb', 'radio=x']) {
      await read(`${bulb}?audience=import&${query}`);
      const key = `${bulb}?${new URLSearchParams([...new URLSearchParams(`audience=import&${query}`)].sort())}`;
      expect(site.cache.findFresh(key), key).toBeUndefined();
    }
    for (const path of [`${bulb}?radio=nfc`, `${bulb}.data?radio=nfc`, `/_start${bulb}?radio=nfc`])
      expect([path, (await site.get(path)).headers.get('cache-control')]).toEqual([path, 'private, no-store']);
    expect((await site.get(bulb)).headers.get('cache-control')).toContain('public');
    await read(`${bulb}?audience=mars`);
    expect(site.cache.findFresh(`${bulb}?audience=mars`)).toBeUndefined();
  });

  test('can be left for the sheet of any family; an unknown family is not found', async () => {
    await createFamily({ name: 'Zorbit spoon' });
    const { html } = await read('/approval-finder/zorbit-spoon/answers?audience=india&show=sheet');
    expect(html).toMatch(/<h1[^>]*>What your product needs/);
    expect((await read('/approval-finder/no-such-thing/answers')).status).toBe(404);
  });

  test('are announced with as many as may come, also for makers who are asked for their size', async () => {
    const promised = async (query: string) => {
      const { html } = await read(`/approval-finder/ceiling-fan${query}`);
      return Number(/Answer up to (?:<!-- -->)?(\d+)/.exec(html)?.[1]);
    };
    const importer = await promised('?audience=import');
    expect(await promised('?audience=india')).toBe(importer + 1);
    expect(await promised('?size=micro')).toBe(importer);
    expect(await promised('')).toBe(importer + 2);
  });

  test('begin on the pages of families and products, and in the answer of a search', async () => {
    expect((await read('/approval-finder/led-bulb?audience=import')).html).toContain(`${bulb}?audience=import"`);
    expect((await read('/search?q=led+bulb+from+china')).html).toContain(
      `${bulb}?q=led+bulb+from+china&amp;audience=import"`,
    );
  });
});
