import { expect, test } from 'vitest';
import type { ImportedRequirement } from '#features/requirements/lists/imported-requirement.ts';
import { describeProduct } from './describe-product.ts';

const textOf = (...rows: Pick<ImportedRequirement, 'list' | 'state'>[]) =>
  describeProduct({
    name: 'Methanol',
    rows: rows.map((row) => ({ standards: [], ...row }) as unknown as ImportedRequirement),
  });

test('a product that the list has de-notified is not said to be listed', () => {
  expect(textOf({ list: 'bis_isi', state: 'de-notified' })).toBe(
    'BIS shows “Methanol” as de-notified on its list for Scheme I (ISI mark).',
  );
  expect(textOf({ list: 'bis_isi', state: 'de-notified' }, { list: 'bis_isi', state: 'in-force' })).toBe(
    'BIS lists “Methanol” under Scheme I (ISI mark).',
  );
});

test('a product of a rescinded order is not said to be under Scheme X', () => {
  expect(textOf({ list: 'bis_scheme_x', state: 'rescinded' })).toBe(
    'The order that named “Methanol” under BIS Scheme X has been rescinded.',
  );
  expect(textOf({ list: 'bis_scheme_x', state: 'in-force' })).toBe('BIS Scheme X names “Methanol”.');
});
