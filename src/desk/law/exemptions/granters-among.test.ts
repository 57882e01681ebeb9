import { expect, test } from 'vitest';
import { grantersAmong } from './granters-among.ts';

const paper = { number: null, title: 'A paper', kind: 'notification', day: null, name: '' };
const exemption = {
  ...({ kind: 'research', appliesTo: 'both', condition: 'For tests.', upTo: null, quantity: null } as const),
  ...({ unit: null, period: null, freesAll: false, until: null, note: null, source: null } as const),
  confidence: 'gazette',
} as const;

test('who has granted an exemption can be chosen, also if it has done nothing else to the order', () => {
  const acting = { ...paper, slug: 'so-1-e-2026', number: 'S.O. 1(E)' };
  const exemptions = ['so-1-e-2026', 'procedure-3', 'procedure-3', null].map((by) => ({ ...exemption, by }));
  expect(grantersAmong({ instruments: [acting] as never, exemptions })).toEqual([
    { slug: 'so-1-e-2026', name: 'S.O. 1(E) · A paper' },
    { slug: 'procedure-3', name: 'procedure-3' },
  ]);
});
