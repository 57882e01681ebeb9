import { expect, test } from 'vitest';
import { withTestDatabase } from '#tests/with-test-database.ts';
import type { SheetFor } from '../assess-family.ts';
import type { Facts } from '../condition.schema.ts';
import { findFamily } from '../find-family.server.ts';
import { knowFamily } from '../know-family.server.ts';
import { statedFacts } from '../known-facts.ts';
import { drawUpKnownFamily } from './draw-up-family-sheet.server.ts';

withTestDatabase();

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
