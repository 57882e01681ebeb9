import { beforeAll, expect, test } from 'vitest';
import { sql } from '#core/drizzle.ts';
import { addDays, todayInIndia } from '#core/time/dates.ts';
import { db } from '#db/client.server.ts';
import { enterDesk } from '#tests/desk-steps.ts';
import { emptyContent } from '#tests/factories/empty-content.ts';
import { commences, createOrder } from '#tests/factories/order.ts';
import { createProduct } from '#tests/factories/product.ts';
import { inState } from '#tests/factories/requirement.ts';
import { withSite } from '#tests/server.ts';

const site = withSite();
const today = todayInIndia();
const daysAgo = (days: number) => addDays(today, -days);

beforeAll(emptyContent);

const stateNow = async (key: string) => {
  const { rows } = await db().execute<{ state: string }>(sql`
    select distinct state from requirement_periods where list = 'bis_isi' and list_key = ${key} and "to" is null`);
  return rows.map(({ state }) => state);
};

test('an entry that an order names no longer is judged by the others again, also where it only said that they stand', async () => {
  const [editor, reviewer] = [await enterDesk(site, ['editor']), await enterDesk(site, ['reviewer'])];
  for (const [name, listKey] of [
    ['Wobbler', '921'],
    ['Wibbler', '922'],
  ] as const)
    await createProduct({ name, requirements: [inState('listed', { list: 'bis_isi', listKey })] });
  await createOrder({
    title: 'Wobblers',
    publishedOn: daysAgo(400),
    lines: [{ list: 'bis_isi', key: '921' }],
    effects: [commences(daysAgo(300)), { kind: 'pause', on: daysAgo(100), until: daysAgo(60) }],
  });
  // Nobody has read what came after the pause.
  expect(await stateNow('921')).toEqual(['unknown']);
  const { slug } = await createOrder({
    title: 'More wobblers',
    publishedOn: daysAgo(20),
    lines: [
      { list: 'bis_isi', key: '921' },
      { list: 'bis_isi', key: '922' },
    ],
    effects: [{ kind: 'commence', on: null }],
  });
  expect(await stateNow('921')).toEqual(['in-force']);
  const correction = {
    ...{ number: '', title: 'More wobblers', subject: '', authority: '', signedOn: '', publishedOn: daysAgo(20) },
    ...{ link: '', lines: ['bis_isi 922'], exemptions: [], reason: 'It names wibblers only' },
  };
  const answer = await editor.send('POST', `/law/orders/${slug}/correct`, correction);
  expect(answer.status).toBe(200);
  const { id } = await answer.json();
  const { difference } = await (await reviewer.get(`/law/proposals/${id}/difference`)).json();
  expect(difference.differences).toMatchObject([{ products: [{ name: 'Wobbler' }], after: [{ state: 'unknown' }] }]);
  expect((await reviewer.send('POST', `/law/proposals/${id}/publish`)).status).toBe(200);
  expect(await stateNow('921')).toEqual(['unknown']);
  expect(await stateNow('922')).toEqual(['date-open']);
});
