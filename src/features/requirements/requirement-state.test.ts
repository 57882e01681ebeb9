import { expect, test } from 'vitest';
import { currentState } from './requirement-state.schema.ts';

test('an order is upcoming until its day', () => {
  const row = { state: 'in-force' as const, implementationDate: '2026-12-01' };
  expect(currentState(row, '2026-11-30')).toBe('upcoming');
  expect(currentState(row, '2026-12-01')).toBe('in-force');
  expect(currentState({ ...row, implementationDate: null }, '2026-11-30')).toBe('in-force');
  expect(currentState({ ...row, state: 'paused' }, '2026-11-30')).toBe('paused');
});
