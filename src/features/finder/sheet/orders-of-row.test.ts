import { expect, test } from 'vitest';
import { withTestDatabase } from '#tests/with-test-database.ts';
import { statedFacts } from '../evaluation/known-facts.ts';
import { findFamily } from '../families/find-family.server.ts';
import { drawUpFamilySheet } from './draw-up-family-sheet.server.ts';

withTestDatabase();

async function radioOf(slug: string, radio?: string[]) {
  const family = await findFamily(slug, 'en');
  if (!family) throw new Error(`no family ${slug}`);
  const given = radio ? statedFacts({ radio }) : {};
  const sheet = await drawUpFamilySheet(family, {
    sheetFor: { reader: 'everyone', size: null },
    language: 'en',
    given,
  });
  const rows = [...sheet.applies, ...sheet.mayApply, ...sheet.doesNotApply];
  const row = rows.find(({ key }) => key === 'wpc-eta');
  return {
    orders: row?.orders.map(({ number, title }) => number ?? title) ?? [],
    depends: row?.sentences.filter((sentence) => sentence.startsWith('Which order')) ?? [],
  };
}

test.each([
  [['nfc'], ['G.S.R. 884(E)']],
  [['bluetooth'], ['G.S.R. 45(E)']],
  [['wifi-5'], ['G.S.R. 1048(E)']],
  [
    ['bluetooth', 'wifi-2.4', 'wifi-5', 'wifi-6e', 'nfc'],
    ['G.S.R. 45(E)', 'G.S.R. 1048(E)', 'G.S.R. 47(E)', 'G.S.R. 884(E)'],
  ],
  [['865'], ['G.S.R. 853(E)']],
  // Its number was not traced.
  [['433'], []],
  [['none'], []],
])('a laptop with the radios %j names the orders of their bands, and of no other', async (radio, orders) => {
  expect(await radioOf('laptop', radio)).toEqual({ orders, depends: [] });
});

test('while nobody has said which radio it is, no order is named, and the sheet says on what that depends', async () => {
  for (const slug of ['laptop', 'wifi-router'])
    expect(await radioOf(slug)).toEqual({ orders: [], depends: ['Which order it falls under depends on: Radio.'] });
});

test('a radio that is certain, and a row whose order is for it alone, need no answer', async () => {
  expect((await radioOf('uhf-rfid-reader')).orders).toEqual(['G.S.R. 853(E)']);
  expect((await radioOf('crane-remote')).orders).toEqual(['G.S.R. 34(E)']);
});
