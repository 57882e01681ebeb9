import { expect, test } from 'vitest';
import { amountOf } from './amount-of.ts';

test('how much an exemption frees differs in words wherever it differs', () => {
  const recorded = { quantity: 200, unit: 'units', period: 'year' };
  const others = [{ quantity: 20_000 }, { unit: 'kg' }, { period: null }, { quantity: null, unit: null, period: null }];
  const words = [recorded, ...others.map((other) => ({ ...recorded, ...other }))].map(amountOf);
  expect(words).toEqual(['200 / units / year', '20000 / units / year', '200 / kg / year', '200 / units', '']);
});
