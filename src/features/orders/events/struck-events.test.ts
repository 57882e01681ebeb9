import { describe, expect, test } from 'vitest';
import { type Audience, audiences, type EffectKind } from '#features/orders/order-kinds.schema.ts';
import { struckEvents } from './struck-events.ts';

type Event = Parameters<typeof struckEvents>[0][number] & { audiences: readonly Audience[]; lines: string[] | null };

let ids = 0;
const event = (kind: EffectKind, by: string, target: string, publishedOn: string, more: Partial<Event> = {}) => ({
  ...{ id: ++ids, kind, audiences, on: null, publishedOn, lines: null },
  by: { slug: by },
  target: { slug: target },
  ...more,
});
const struck = (events: Event[]) => {
  const struckIds = struckEvents(events, ({ lines }) => lines);
  return events.filter(({ id }) => struckIds.has(id)).map(({ kind, on }) => `${kind} ${on}`);
};

test('dates of an order never came if later orders moved them or replaced the order', () => {
  expect(
    struck([
      event('commence', 'a', 'a', '2024-09-20', { on: '2025-03-20' }),
      event('defer', 'b', 'a', '2025-05-19', { on: '2026-03-19' }),
      event('supersede', 'c', 'a', '2026-02-06'),
      event('commence', 'c', 'c', '2026-02-06', { on: '2026-03-01' }),
    ]),
  ).toEqual(['commence 2025-03-20', 'defer 2026-03-19']);
});

test('a date did come if the order was replaced only afterwards', () => {
  expect(
    struck([
      event('commence', 'a', 'a', '2012-10-07', { on: '2013-07-03' }),
      event('supersede', 'b', 'a', '2020-12-01'),
      event('commence', 'b', 'b', '2020-12-01', { on: '2021-03-18' }),
    ]),
  ).toEqual([]);
});

test('a rescission strikes dates that had not come by then', () => {
  expect(
    struck([
      event('commence', 'a', 'a', '2024-01-01', { on: '2024-06-01', audiences: ['large'] }),
      event('commence', 'a', 'a', '2024-01-01', { on: '2027-01-01', audiences: ['micro'] }),
      event('rescind', 'b', 'a', '2026-01-01'),
    ]),
  ).toEqual(['commence 2027-01-01']);
});

test('a move for some lines or audiences leaves the date of the others alone', () => {
  expect(
    struck([
      event('commence', 'a', 'a', '2024-01-01', { on: '2024-06-01' }),
      event('defer', 'b', 'a', '2024-02-01', { on: '2025-06-01', lines: ['a 1', 'a 2', 'a 3'] }),
      event('defer', 'c', 'a', '2024-03-01', { on: '2026-06-01', audiences: ['micro'] }),
    ]),
  ).toEqual([]);
});

describe('a replacement of some lines', () => {
  const replacement = (lines: string[]) => event('supersede', 'c', 'a', '2024-02-01', { lines });
  const date = (lines: string[] | null) => event('commence', 'a', 'a', '2024-01-01', { on: '2025-06-01', lines });

  test('strikes the dates of those lines', () => {
    expect(struck([date(['a 1']), date(['a 2', 'a 3']), replacement(['a 2', 'a 3', 'a 4'])])).toEqual([
      'commence 2025-06-01',
    ]);
    expect(struck([date(['a 1', 'a 2']), replacement(['a 2']), replacement(['a 1'])])).toEqual(['commence 2025-06-01']);
  });

  test('leaves a date that stands for other lines', () => {
    expect(struck([date(['a 1', 'a 2']), date(null), replacement(['a 2'])])).toEqual([]);
  });

  test('ends the order for them when it is published, or on a day of its own', () => {
    const successor = event('commence', 'c', 'c', '2024-02-01', { on: '2026-01-01', lines: ['a 1'] });
    const onItsStart = { ...replacement(['a 1']), on: '2026-01-01' };
    expect(struck([date(['a 1']), successor, replacement(['a 1'])])).toEqual(['commence 2025-06-01']);
    expect(struck([date(['a 1']), successor, onItsStart])).toEqual([]);
  });
});
