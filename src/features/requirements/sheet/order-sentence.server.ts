import { listWords } from '#core/text/list-words.ts';
import { translate } from '#core/text/messages.server.ts';
import { longDate } from '#core/time/dates.ts';
import type { OrderState } from '#features/orders/list-order-states.server.ts';
import { isReplaced } from '#features/orders/replaced/is-replaced.ts';
import { startOfState } from '#features/orders/start-of-state.ts';
import type { LanguageCode } from '#locales/languages.ts';
import { whoWords } from './sheet-words.server.ts';

const dated: Partial<Record<OrderState['state'], string>> = {
  'in-force': /*i18n*/ 'in force for {who} since {day}',
  upcoming: /*i18n*/ 'for {who} from {day}',
  paused: /*i18n*/ 'paused for {who} until {day}',
};
const counted = /*i18n*/ '{lines, plural, one {# list entry} other {# list entries}}: {words}.';
/** An order with more states than this has no sentence; its rows say what holds. */
const mostStates = 4;

/**
 * What an order asks today, in one sentence: `90 list entries: in force for large enterprises since 1 October 2026 and
 * for small enterprises from 1 January 2027.` Null when a state has no day, or when entries differ.
 */
export function orderSentence(states: readonly OrderState[], language: LanguageCode): string | null {
  const [first, ...others] = states;
  if (!first || states.length > mostStates || others.some(({ lines }) => lines !== first.lines)) return null;
  const isRepeated = states
    .flatMap(({ audiences }) => audiences)
    .some((audience, at, all) => all.indexOf(audience) !== at);
  const parts = inOrder(states).map((state) => {
    const text = dated[state.state];
    const day = state.state === 'paused' ? state.until : startOfState(state);
    if (!text || !day || isReplaced(state)) return null;
    return translate(
      { text, values: { who: whoWords(state.audiences, language), day: longDate(day, language) } },
      language,
    );
  });
  const words = parts.filter((part) => part !== null);
  if (isRepeated || words.length < parts.length) return null;
  return translate({ text: counted, values: { lines: first.lines, words: listWords(words, language) } }, language);
}

/** What is in force first, then the earliest day. */
function inOrder(states: readonly OrderState[]): OrderState[] {
  const key = (state: OrderState) => `${state.state === 'in-force' ? 0 : 1} ${startOfState(state) ?? ''}`;
  return states.toSorted((a, b) => key(a).localeCompare(key(b)));
}
