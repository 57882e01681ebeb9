import type { Effect, LineFacts } from '#features/orders/effect.ts';
import { audiences } from '#features/orders/order-kinds.schema.ts';

const defaults: Omit<Effect, 'order' | 'publishedOn' | 'kind'> = {
  position: 0,
  target: '',
  audiences,
  limited: false,
  on: null,
  until: null,
  text: null,
  confidence: 'gazette',
  recordedOn: '2026-11-21',
  withdrawnOn: null,
};
export type Given = Pick<Effect, 'order' | 'publishedOn' | 'kind'> & Partial<Effect>;
/** An effect on its own order for everyone, unless it says otherwise. */
export const effect = (given: Given): Effect => ({ ...defaults, target: given.order, ...given });
/** What is known of a line: these effects, in this order. */
export const facts = (effects: Given[], more: Partial<LineFacts> = {}): LineFacts => ({
  effects: effects.map((given, position) => effect({ position, ...given })),
  checks: [],
  listing: null,
  ...more,
});
