import { expect, test } from 'vitest';
import { findFamily } from '#features/finder/families/find-family.server.ts';
import { drawUpFamilySheet } from '#features/finder/sheet/draw-up-family-sheet.server.ts';
import { listEnds } from '#features/requirements/time/list-ends.server.ts';
import { readWords } from '#tests/read-words.ts';
import { withSite } from '#tests/server.ts';

const site = withSite();
const read = async (path: string) => readWords(await (await site.get(path)).text());

test('a product and its order say what is in doubt about them', async () => {
  expect(await read('/products/transparent-float-glass')).toContain(
    'In doubt: The first day lies in 2021; we have not read it.',
  );
  expect(await read('/orders/so-1928-e-2021')).toMatch(/In doubt .*The first day lies in 2021; we have not read it\./);
  expect(await read('/hi/orders/so-1928-e-2021')).toContain('पहला दिन 2021 का है; उसे हमने नहीं पढ़ा।');
  expect(await read('/orders/so-3716-e-2024')).not.toContain('The first day lies in 2021');
});

test('telecom products of phases I and V, switchgear and cotton bales have their days, or say that we have not read them', async () => {
  expect(await read('/products/key-telephone-system')).toContain('In force for everyone, since 1 October 2019');
  expect(await read('/products/c-msaae')).toContain('In force for everyone, since 1 July 2024');
  const contactor = await read('/products/electromechanical-contactors-and-motor-starters');
  expect(contactor).toContain('Scheme X required');
  expect(contactor).toContain('In doubt: Each rating group has a first day of its own, which we have not read');
  expect(await read('/products/cotton-bales')).toContain(
    'In doubt: This day is that of the last deferral that we know',
  );
});

test('the sheet of a family says what is in doubt about its rows', async () => {
  const family = await findFamily('float-glass', 'en');
  const sheet =
    family && (await drawUpFamilySheet(family, { sheetFor: { reader: 'everyone', size: null }, language: 'en' }));
  expect(sheet?.applies.flatMap(({ sentences }) => sentences)).toContain(
    'In doubt: The first day lies in 2021; we have not read it.',
  );
});

test('the last day of an edition that only a list gives is on the sheet with its doubt, on both standards and among the ends', async () => {
  const until = /eplaced by IS 9873 \(Part 1\):2025 ?\. Both (?:are|were) accepted until 22 March 2027\./;
  const doubt = 'That the edition of 2019 counts until 22 March 2027 stands in the list of BIS only';
  const toy = await read('/products/toy-non-electric');
  expect(toy).toMatch(until);
  expect(toy).toContain(`In doubt: ${doubt}`);
  expect(await read('/orders/so-853-e-2020')).toContain(doubt);
  expect(await read('/standards/is-9873-part-1-2019')).toMatch(
    /22 March 2027.*The list of BIS alone gives the last day/,
  );
  expect(await read('/standards/is-9873-part-1-2025')).toContain('IS 9873 (Part 1):2019');
  expect(await listEnds('2027-03-22', '2027-03-22', 'en')).toContainEqual(
    expect.objectContaining({ title: 'IS 9873 (Part 1):2019', text: 'IS 9873 (Part 1):2025' }),
  );
});
