import { expect, test } from 'vitest';
import { notificationStateOn } from './notification-state.schema.ts';

const order = { state: null, laterSlug: null, kind: 'New order', effectiveDate: '2026-07-01' } as const;

test.each([
  [order, '2026-06-30', 'upcoming'],
  [order, '2026-07-01', 'in_effect'],
  [{ ...order, effectiveDate: null }, '2026-07-01', null],
  [{ ...order, kind: 'Suspension' as const }, '2026-07-01', null],
  [{ ...order, kind: 'Draft' as const, laterSlug: 'x' }, '2026-07-01', 'draft'],
  [{ ...order, laterSlug: 'x' }, '2026-07-01', 'followed'],
  [{ ...order, state: 'rescinded' as const, laterSlug: 'x' }, '2026-06-30', 'rescinded'],
])('%j on %s is %s', (facts, today, state) => {
  expect(notificationStateOn(facts, today)).toBe(state);
});
