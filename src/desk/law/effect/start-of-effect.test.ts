import { expect, test } from 'vitest';
import { effectInput } from '#features/law/law-inputs.schema.ts';
import { startOfEffect } from './start-of-effect.ts';

test('an effect that was sent back is what the form begins with, and would be sent as it was', () => {
  const sent = {
    ...{ ...startOfEffect(null), newNumber: 'S.O. 771(E)', newTitle: 'An extension', audiences: ['import'] },
    ...{ lines: ['bis_isi 303'], on: '2027-04-01', source: 'egazette.gov.in', kind: 'exempt' },
  };
  const earlier = effectInput.parse(sent);
  expect(startOfEffect(earlier)).toEqual(sent);
  expect(effectInput.parse(startOfEffect(earlier))).toEqual(earlier);
});

test('what is wrong with an effect is said at all fields at once', () => {
  const { error } = effectInput.safeParse({ ...startOfEffect(null), audiences: [], standard: 'IS 1', countsFrom: 'x' });
  const fields = error?.issues.map(({ path }) => path.join('.')) ?? [];
  expect(fields.toSorted()).toEqual(['audiences', 'countsFrom', 'newNumber', 'newTitle', 'source', 'standard']);
});
