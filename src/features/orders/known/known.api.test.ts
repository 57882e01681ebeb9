import { beforeAll, describe, expect, test } from 'vitest';
import { todayInIndia } from '#core/time/dates.ts';
import { emptyContent } from '#tests/factories/empty-content.ts';
import { actsOn, commences, createOrder } from '#tests/factories/order.ts';
import { createProduct } from '#tests/factories/product.ts';
import { inState } from '#tests/factories/requirement.ts';
import { withSite } from '#tests/server.ts';
import { indexKnownOn } from './list-known-states.server.ts';

const site = withSite();
const get = async (path: string) => (await site.get(path)).json();
const page = async (path: string) => (await site.get(path)).text();

beforeAll(emptyContent);

describe('what we knew on another day', () => {
  const colander = { list: 'bis_isi', key: '903' };
  const states = async (query: string) => (await get(`/api/orders/so-10-e-2026${query}`)).states;

  beforeAll(async () => {
    const requirement = inState('listed', { list: colander.list, listKey: colander.key });
    await createProduct({ name: 'Colander', requirements: [requirement] });
    const misread = { ...commences('2026-03-01'), recordedOn: '2026-01-10', withdrawnOn: '2026-02-10' };
    const corrected = { ...commences('2026-04-01'), recordedOn: '2026-02-10' };
    await createOrder({
      slug: 'so-10-e-2026',
      publishedOn: '2026-01-05',
      recordedOn: '2026-01-10',
      lines: [colander],
      effects: [misread, corrected],
    });
  });

  test('is what we said before we corrected it', async () => {
    expect(await states('?known_on=2026-02-09')).toMatchObject([
      { state: 'upcoming', until: '2026-02-28', entries: 1 },
    ]);
    expect(await states('?known_on=2026-02-10')).toMatchObject([{ state: 'upcoming', until: '2026-03-31' }]);
    expect(await states('?known_on=2026-02-09&as_of=2026-03-15')).toMatchObject([
      { state: 'in-force', since: '2026-03-01' },
    ]);
    expect(await states('?as_of=2026-03-15')).toMatchObject([{ state: 'upcoming', until: '2026-03-31' }]);
  });

  test('is indexed once for all days between two on which something was recorded', async () => {
    const index = await indexKnownOn('2026-02-10');
    expect(await indexKnownOn('2026-02-15')).toBe(index);
    expect(await indexKnownOn('2026-02-09')).not.toBe(index);
  });

  test('is rendered for the day that is asked for, and kept for none', async () => {
    for (const query of ['known_on=2026-02-10', 'as_of=2026-03-01', 'as_of=soon', 'products=some']) {
      const path = `/orders/so-10-e-2026?${query}`;
      expect((await site.get(path)).status).toBe(200);
      expect(site.cache.findFresh(path)).toBeUndefined();
    }
    expect(await page('/orders/so-10-e-2026?as_of=2026-03-01')).toContain('content="noindex"');
  });

  test('applies to the same day by default, and for today it is what is known today', async () => {
    const { as_of, known_on, effects } = await get('/api/orders/so-10-e-2026?known_on=2026-02-09');
    expect([as_of, known_on]).toEqual(['2026-02-09', '2026-02-09']);
    expect(effects).toMatchObject([{ kind: 'commence', on: '2026-03-01' }]);
    const now = await states('');
    const known = await states(`?known_on=${todayInIndia()}`);
    expect(known).toEqual(now.map((state: object) => ({ ...state, in_force_since: null })));
  });

  test.each([
    ['2026-01-09', 'We had not recorded anything about this order by that day.'],
    ['2999-01-01', 'We cannot say what will apply on a future day.'],
    ['soon', 'Enter the day in the form 2026-01-31.'],
  ])('is not known for %s', async (day, sentence) => {
    const answer = await site.get(`/api/orders/so-10-e-2026?known_on=${day}`);
    expect(answer.status).toBe(422);
    expect((await answer.json()).errors).toEqual({ known_on: [sentence] });
    const shown = await page(`/orders/so-10-e-2026?known_on=${day}`);
    expect(shown.includes('aria-invalid="true"')).toBe(true);
  });

  test('names the order that had replaced another one, once we had recorded it', async () => {
    const ladle = { list: 'bis_isi', key: '904' };
    await createProduct({ name: 'Ladle', requirements: [inState('listed', { list: ladle.list, listKey: ladle.key })] });
    const { id } = await createOrder({ slug: 'so-11-e-2026', lines: [ladle], effects: [commences('2026-01-10')] });
    await createOrder({
      slug: 'so-12-e-2026',
      publishedOn: '2026-02-01',
      recordedOn: '2026-02-10',
      lines: [ladle],
      effects: [actsOn(id, 'supersede')],
    });
    const known = async (query: string) => (await get(`/api/orders/so-11-e-2026${query}`)).states;
    expect(await known('?known_on=2026-02-09')).toMatchObject([{ state: 'in-force', by: null }]);
    const now = await known('');
    expect(now).toMatchObject([{ state: 'listed', by: { slug: 'so-12-e-2026' } }]);
    expect(await known('?known_on=2026-02-10')).toEqual(now);
    expect(await page('/orders/so-11-e-2026?known_on=2026-02-10')).toContain('Under the order that replaced this one');
  });

  test('is shown on the page under a sentence that says so', async () => {
    const html = await page('/orders/so-10-e-2026?known_on=2026-02-09');
    expect(html.includes('This is what we had recorded by 9 February 2026.')).toBe(true);
    expect(html.includes('on 1 March 2026')).toBe(true);
    expect(html.includes('on 1 April 2026')).toBe(false);
  });
});
