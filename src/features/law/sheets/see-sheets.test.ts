import { expect, test } from 'vitest';
import { sql } from '#core/drizzle.ts';
import { addDays, longDate, todayInIndia } from '#core/time/dates.ts';
import { db } from '#db/client.server.ts';
import type { SheetChange } from '#features/finder/sheet/seen-sheets.schema.ts';
import type { Differences } from '#features/law/law.schema.ts';
import { enterDesk } from '#tests/desk-steps.ts';
import { withSite } from '#tests/server.ts';

const site = withSite();
const today = todayInIndia();
const later = addDays(today, 300);

/** Moves the start of an order of the demo content for importers. */
const deferral = {
  ...{ kind: 'defer', instrument: 'new', newKind: 'extension', newNumber: 'S.O. 9001(E)', newTitle: 'An extension' },
  ...{ newPublishedOn: today, audiences: ['import'], lines: [], on: later, until: '', standard: '' },
  ...{ beside: '', clause: '2', text: '', note: '', source: 'egazette.gov.in', countsFrom: '', confidence: 'gazette' },
};
const text = async (path: string) =>
  (await (await site.get(path)).text()).replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');

test('a proposal shows the sheets of its families and products as they are and as visitors then read them', async () => {
  const [editor, reviewer] = await Promise.all([enterDesk(site, ['editor']), enterDesk(site, ['reviewer'])]);
  const { id } = await (await editor.send('POST', '/law/orders/so-1896-e-2020/effects', deferral)).json();
  const { difference } = await (await reviewer.get(`/law/proposals/${id}/difference`)).json();
  const { sheets, moreSheets }: Differences = difference;
  expect(moreSheets).toBe(0);
  expect(sheets.map(({ kind, slug }) => `${kind} ${slug}`)).toEqual(['family acetone', 'product acetone']);
  const [family, product] = sheets as [SheetChange, SheetChange];
  const words = (change: SheetChange, when: 'before' | 'after') =>
    change.rows.flatMap((row) => row[when]?.states.map((state) => state.words) ?? []);
  expect(family.rows).toMatchObject([{ before: { status: 'applies' }, after: { status: 'applies-from' } }]);
  expect(words(family, 'after')).toEqual([`for importers, from ${longDate(later, 'en')}`]);
  expect(product.before).not.toEqual(product.after);
  for (const [path, change] of [
    ['/approval-finder/acetone', family],
    ['/products/acetone', product],
  ] as const) {
    for (const told of words(change, 'before')) expect(await text(path)).toContain(told);
  }
  expect((await reviewer.send('POST', `/law/proposals/${id}/publish`)).status).toBe(200);
  site.cache.invalidate();
  for (const told of words(family, 'after'))
    await expect.poll(() => text('/approval-finder/acetone'), { timeout: 5_000 }).toContain(told);
  for (const told of words(product, 'after'))
    await expect.poll(() => text('/products/acetone'), { timeout: 5_000 }).toContain(told);
});

test('an order with many entries has ten sheets drawn up, and the others counted', async () => {
  const { rows } = await db().execute<{ slug: string }>(sql`
    select o.slug from orders o join order_lines l on l.order_id = o.id group by 1 order by count(*) desc limit 1`);
  const editor = await enterDesk(site, ['editor']);
  const preview = { ...deferral, newNumber: 'S.O. 9002(E)' };
  const answer = await editor.send('POST', `/law/orders/${rows[0]?.slug}/effects/preview`, preview);
  expect(answer.status).toBe(200);
  const { sheets, moreSheets }: Differences = await answer.json();
  expect(sheets.length).toBeLessThanOrEqual(10);
  expect(moreSheets).toBeGreaterThan(50);
});
