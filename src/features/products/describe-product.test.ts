import { expect, test } from 'vitest';
import { type DescribedRow, describeProduct } from './describe-product.server.ts';

const bare = { listedAs: null, stateText: null, group: null, scheme: null, phase: null, eeeCode: null };
const row = (list: string, own: Partial<DescribedRow> = {}): DescribedRow => ({
  ...{ ...bare, list, state: 'in-force', orderName: null, standards: [] },
  ...own,
});
const described = (rows: DescribedRow[], language: 'en' | 'hi' = 'en') =>
  describeProduct('Methanol', rows, { language, today: '2026-11-25' });

test('a product that the list has de-notified is not said to be listed', () => {
  expect(described([row('bis_isi', { state: 'de-notified' })])).toBe(
    '<p>BIS shows “Methanol” as de-notified for Scheme I (ISI mark).</p>',
  );
  expect(described([row('bis_isi', { state: 'de-notified' }), row('bis_isi')])).toBe(
    '<p>BIS lists “Methanol” under Scheme I (ISI mark).</p>',
  );
});

test('a product of a rescinded order is not said to be under Scheme X', () => {
  expect(described([row('bis_scheme_x', { state: 'rescinded' })])).toBe(
    '<p>The order that named “Methanol” under BIS Scheme X has been rescinded.</p>',
  );
  expect(described([row('bis_scheme_x')])).toBe('<p>BIS Scheme X names “Methanol”.</p>');
});

test('each list has its sentence, in the language of the reader, and names are text', () => {
  const rows = [
    row('epr_eee_codes', { eeeCode: 'ITEW3', group: 'Information <technology>' }),
    row('bis_crs', { orderName: null }),
  ];
  expect(described(rows)).toBe(
    '<p>BIS lists “Methanol” under the Compulsory Registration Scheme (Scheme II). ' +
      'The rules on electronic waste list this product with ITEW3 (Information &lt;technology&gt;).</p>',
  );
  expect(described(rows, 'hi')).toMatch(/[\u0900-\u097f].*ITEW3/);
});

test('a product that no list names is not described', () => {
  expect(described([])).toBeNull();
});

test('that both standards are accepted is said of the days on which they are', () => {
  const successor = { slug: 'is-2', number: 'IS 2' };
  const older = { slug: 'is-1', number: 'IS 1', title: null, successor, concurrentUntil: '2026-08-02', accepted: null };
  const on = (today: string) =>
    describeProduct('Luminaire', [row('bis_crs', { standards: [older] })], { language: 'en', today });
  expect(on('2026-08-02')).toContain('IS 2 replaces IS 1; the list accepts both until 2 August 2026.');
  expect(on('2026-08-03')).toContain('IS 2 has replaced IS 1; the list accepted both until 2 August 2026.');
});
