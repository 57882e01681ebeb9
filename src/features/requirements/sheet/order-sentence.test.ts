import { expect, test } from 'vitest';
import type { OrderState } from '#features/orders/list-order-states.server.ts';
import { orderSentence } from './order-sentence.server.ts';
import { whoWords } from './sheet-words.server.ts';

const inState = (given: Partial<OrderState>): OrderState => ({
  ...{ audiences: ['large', 'medium', 'import'], state: 'in-force', since: '2026-10-01', inForceSince: null },
  ...{ until: null, lines: 90, confirmed: true, by: null, ...given },
});
const small = inState({ audiences: ['small'], state: 'upcoming', since: null, until: '2026-12-31' });

test('the sentence of an order counts its entries once, and begins with what is in force', () => {
  expect(orderSentence([small, inState({})], 'en')).toBe(
    '90 list entries: in force for large and medium enterprises and importers since 1 October 2026 and for small enterprises from 1 January 2027.',
  );
});

test.each([
  ['no state', []],
  ['a state without a day', [inState({ since: null })]],
  ['a state that is no beginning', [inState({ state: 'listed' })]],
  ['different numbers of entries', [inState({}), { ...small, lines: 3 }]],
  ['two states for one audience', [inState({}), inState({ since: '2025-01-01' })]],
  ['an order that another one replaced', [inState({ by: { slug: 'x', number: null, title: 'X' } })]],
])('an order with %s has no sentence', (_, states) => {
  expect(orderSentence(states, 'en')).toBeNull();
});

test('the words of visitors stand where the desk says the same English otherwise', () => {
  expect(whoWords(['large', 'medium', 'import'], 'hi')).toBe('बड़े व मध्यम उद्यमों और आयातकों');
});
