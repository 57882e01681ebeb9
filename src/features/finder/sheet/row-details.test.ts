import { describe, expect, test } from 'vitest';
import { and, eq, inArray } from '#core/drizzle.ts';
import { writeContent } from '#db/content/write-content.server.ts';
import { orderExemptions, orders } from '#db/schema/orders.ts';
import { withTestDatabase } from '#tests/with-test-database.ts';
import type { Facts } from '../condition.schema.ts';
import type { SheetFor } from '../evaluation/assess-family.ts';
import { statedFacts } from '../evaluation/known-facts.ts';
import { findFamily } from '../families/find-family.server.ts';
import { knowFamily } from '../families/know-family.server.ts';
import { drawUpKnownFamily } from './draw-up-family-sheet.server.ts';

const database = withTestDatabase();

const importers: SheetFor = { reader: 'import', size: null };

async function detailsOf(slug: string, key: string, sheetFor = importers, given: Facts = {}) {
  const family = await findFamily(slug, 'en');
  if (!family) throw new Error(`no family ${slug}`);
  const sheet = await drawUpKnownFamily(await knowFamily(family, 'en', given), sheetFor, 'en', true);
  const row = [...sheet.applies, ...sheet.mayApply, ...sheet.doesNotApply].find((each) => each.key === key);
  if (!row?.details) throw new Error(`no ${key} on the sheet of ${slug}`);
  return { row, ...row.details };
}

test('a row names the days of others, its route, order, list and papers', async () => {
  const { row, others, route, orders, grounds, papers, settles } = await detailsOf('ceiling-fan', 'fmcs');
  expect(row.states.every(({ words }) => words.startsWith('for importers'))).toBe(true);
  expect(others.some(({ words }) => words.includes('micro enterprises'))).toBe(true);
  expect(others.every(({ words }) => !words.includes('importers'))).toBe(true);
  expect(route).toEqual({ name: expect.stringContaining('FMCS'), place: 'for goods made abroad' });
  expect(orders.map(({ slug }) => slug)).toEqual(row.orders.map(({ slug }) => slug));
  expect(grounds[0]).toEqual({
    words: expect.stringMatching(/^Row .+: .+/),
    source: expect.stringMatching(/, \w+ \d{4}$/),
    checkedOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
  });
  expect(papers?.names).toContain('Nomination form, consent and identity of the representative');
  expect(papers?.source).toBeTruthy();
  expect(settles).toBeNull();
});

test('others are those whom the sheet is not for, and nobody on a sheet for everyone', async () => {
  expect((await detailsOf('ceiling-fan', 'isi', { reader: 'everyone', size: null })).others).not.toEqual([]);
  const crs = await detailsOf('led-bulb', 'crs', { reader: 'everyone', size: null });
  expect(crs.others).toEqual([]);
  const { others } = await detailsOf('ceiling-fan', 'isi', { reader: 'india', size: 'micro' });
  expect(others.map(({ words }) => words).join(' ')).toMatch(/large.*importers|importers.*large/);
});

test('what is open says which answer settles it, or which authority', async () => {
  const open = await detailsOf('led-bulb', 'wpc-eta');
  expect(open.settles).toEqual({ questions: ['Radio'], authority: expect.stringContaining('WPC') });
  expect(open.others).toEqual([]);
  const settled = await detailsOf('led-bulb', 'wpc-eta', importers, statedFacts({ radio: ['bluetooth'] }));
  expect(settled.settles).toBeNull();
  expect(settled.grounds.every(({ source }) => source)).toBe(true);
});

test('facts that are true of the whole family stand beside the reason, those of the visitor only in the row', async () => {
  const { facts } = await detailsOf('laptop', 'epr-battery');
  expect(facts.join()).toMatch(/Battery: /);
  const { facts: own } = await detailsOf('led-bulb', 'wpc-eta', importers, statedFacts({ radio: ['bluetooth'] }));
  expect(own.join()).not.toContain('Radio');
});

test('nothing stands behind the rows of a sheet that is nobody’s own', async () => {
  const family = await findFamily('led-bulb', 'en');
  if (!family) throw new Error('no bulb');
  const sheet = await drawUpKnownFamily(await knowFamily(family, 'en', {}), importers, 'en');
  expect(sheet.applies.map(({ details }) => details)).toEqual(sheet.applies.map(() => null));
});

describe('an exemption', () => {
  const forTests = statedFacts({ purpose: ['r-and-d'], who: ['importer'] });

  test('stands among the reasons with its order and where it was read, and without a clause that nobody has read', async () => {
    const { grounds } = await detailsOf('food-processor', 'fmcs', importers, forTests);
    const exempting = grounds.filter(({ exemption }) => exemption);
    expect(exempting.length).toBeGreaterThan(0);
    for (const { words, source, exemption } of exempting) {
      expect([words, source, exemption?.order.number].every(Boolean)).toBe(true);
      expect(exemption?.clause ?? null).toBeNull();
    }
  });

  test('names the clause where its note begins with one', async () => {
    const rows = await database()
      .select({ id: orderExemptions.id, note: orderExemptions.note })
      .from(orderExemptions)
      .innerJoin(orders, eq(orders.id, orderExemptions.orderId))
      .where(and(eq(orders.slug, 'so-1739-e-2026'), eq(orderExemptions.kind, 'research')));
    expect(rows.length).toBeGreaterThan(0);
    for (const [note, clause] of [
      ['clause 3(a), alone', 'Clause 3(a)'],
      ['Paragraph 2.03A of the policy', 'Paragraph 2.03A'],
      ['Old paragraph 8. Another copy', 'Paragraph 8'],
      ['See clause 3', null],
      ['Clause unknown', null],
    ] as const) {
      await writeContent((tx) =>
        tx
          .update(orderExemptions)
          .set({ note })
          .where(
            inArray(
              orderExemptions.id,
              rows.map(({ id }) => id),
            ),
          ),
      );
      const { grounds } = await detailsOf('food-processor', 'fmcs', importers, forTests);
      expect(grounds.flatMap(({ exemption }) => exemption?.clause ?? [])[0] ?? null).toBe(clause);
    }
  });
});
