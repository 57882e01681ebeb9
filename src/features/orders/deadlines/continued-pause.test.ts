import { beforeAll, expect, test } from 'vitest';
import { addDays } from '#core/time/dates.ts';
import { emptyContent } from '#tests/factories/empty-content.ts';
import { actsOn, commences, createOrder } from '#tests/factories/order.ts';
import { createProduct } from '#tests/factories/product.ts';
import { inState } from '#tests/factories/requirement.ts';
import { withTestDatabase } from '#tests/with-test-database.ts';
import { listDeadlines } from '../list-order-states.server.ts';
import { listDeadlineEvents } from './list-deadline-events.server.ts';

withTestDatabase();

const day = '2030-06-30';
const inDays = (days: number) => addDays(day, days);
const line = { list: 'bis_isi', key: '940' };

beforeAll(async () => {
  await emptyContent();
  await createProduct({ name: 'Sieve', requirements: [inState('listed', { list: line.list, listKey: line.key })] });
  const { id } = await createOrder({ title: 'Sieves', lines: [line], effects: [commences(day)] });
  const pause = (from: number, to: number) => ({
    title: `Pause from day ${from}`,
    effects: [actsOn(id, 'pause', { on: inDays(from), until: inDays(to) })],
  });
  for (const [from, to] of [
    [10, 20],
    [21, 40],
    [50, 60],
  ] as const)
    await createOrder(pause(from, to));
});

const ends = (events: readonly { kind: string; on: string }[]) =>
  events.flatMap(({ kind, on }) => (kind === 'pause-ends' ? on : [])).sort();

test('the end of a pause that another one continues is in no list of deadlines and in no calendar', async () => {
  const span = { from: day, to: inDays(100), today: day };
  const expected = [inDays(40), inDays(60)];
  expect(ends(await listDeadlines(span.from, span.to, 'en'))).toEqual(expected);
  expect(ends(await listDeadlineEvents(span, 'en'))).toEqual(expected);
});
