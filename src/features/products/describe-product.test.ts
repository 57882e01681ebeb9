import { expect, test } from 'vitest';
import { type DescribedRow, describeProduct } from './describe-product.server.ts';

const bare = { listedAs: null, stateText: null, group: null, scheme: null, phase: null, eeeCode: null };
const row = (list: string, own: Partial<DescribedRow> = {}): DescribedRow => ({
  ...{ ...bare, list, state: 'in-force', orderName: null, standards: [] },
  ...own,
});
const described = (rows: DescribedRow[], language: 'en' | 'hi' = 'en') => describeProduct('Methanol', rows, language);

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
