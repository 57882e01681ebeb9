import { countWords } from '#core/text/count-words.ts';
import { listWords } from '#core/text/list-words.ts';
import { translate } from '#core/text/messages.server.ts';
import { type Audience, audiences as everyAudience } from '#features/orders/order-kinds.schema.ts';
import type { LanguageCode } from '#locales/languages.ts';
import type { RequirementState } from '../requirement-state.schema.ts';
import { moreWords, sentenceOf, whoWords } from './sheet-words.server.ts';
import type { SchemeState } from './states-of-scheme.ts';

/** A scheme by its short name, with its states. */
export type NamedScheme = { name: string; states: readonly SchemeState[] };

/** A verdict with more words counts the approvals instead of naming them. */
const mostWords = 15;

/** What a state comes to; the first that a scheme has decides how it is counted. */
const outcomes = ['required', 'later', 'doubt', 'paused', 'exempt', 'voluntary', 'ended'] as const;
type Outcome = (typeof outcomes)[number];

const outcomeOf: Record<RequirementState, Outcome> = {
  'in-force': 'required',
  listed: 'required',
  upcoming: 'later',
  unknown: 'doubt',
  'date-open': 'doubt',
  paused: 'paused',
  exempt: 'exempt',
  voluntary: 'voluntary',
  'de-notified': 'ended',
  rescinded: 'ended',
};
/** What each outcome adds to the sentence; `items` are names of schemes. The days stand in the rows. */
const clauses: Record<Outcome, string> = {
  required: /*i18n*/ '{items} required of {who}',
  later: /*i18n*/ '{items} required later of {who}',
  doubt: /*i18n*/ '{items} in doubt',
  paused: /*i18n*/ '{items} paused',
  exempt: /*i18n*/ '{items} not required of {who}',
  voluntary: /*i18n*/ '{items} voluntary',
  ended: /*i18n*/ '{items} no longer required',
};
const ofEveryone: Partial<Record<Outcome, string>> = {
  required: /*i18n*/ '{items} required',
  later: /*i18n*/ '{items} required later',
  exempt: /*i18n*/ '{items} not required',
};
const laterOfOthers = /*i18n*/ 'of others later';
const counts: Record<Outcome, string> = {
  required: /*i18n*/ '{count, plural, one {# approval required} other {# approvals required}}',
  later: /*i18n*/ '{count} later',
  doubt: /*i18n*/ '{count} in doubt',
  paused: /*i18n*/ '{count} paused',
  exempt: /*i18n*/ '{count} not required',
  voluntary: /*i18n*/ '{count} voluntary',
  ended: /*i18n*/ '{count} no longer required',
};

/**
 * The answer for a product in at most fifteen words, from the states of its schemes today; null without a scheme.
 * @param further how many approvals may apply beside them, because of the kind of the product
 */
export function verdict(schemes: readonly NamedScheme[], language: LanguageCode, further = 0): string | null {
  if (schemes.length === 0) return null;
  const isShort = (sentence: string) => countWords(sentence, language) <= mostWords;
  const more = further > 0 ? [moreWords(further, language)] : [];
  const whole = sentenceOf([...namedClauses(schemes, language), ...more], language);
  if (isShort(whole)) return whole;
  const isStepped = schemes.some(({ states: [first, ...rest] }) =>
    rest.some(({ state }) => outcomeOf[state] === 'later' && first?.state === 'in-force'),
  );
  const others = isStepped ? [translate(laterOfOthers, language)] : [];
  const pressing = sentenceOf([...namedClauses(schemes.map(onlyPressing), language), ...others, ...more], language);
  return isShort(pressing) ? pressing : sentenceOf([...countedClauses(schemes, language), ...more], language);
}

/** A scheme with only the states of its most pressing outcome. */
function onlyPressing({ name, states }: NamedScheme): NamedScheme {
  const [first] = states;
  return { name, states: states.filter(({ state }) => first && outcomeOf[state] === outcomeOf[first.state]) };
}

/** What one order has ended does not matter to the answer where another asks for the same approval. */
function withoutEnded(states: readonly SchemeState[]): readonly SchemeState[] {
  const asked = states.filter(({ state }) => outcomeOf[state] !== 'ended');
  return asked.some(({ state }) => outcomeOf[state] === 'required') ? asked : states;
}

function namedClauses(schemes: readonly NamedScheme[], language: LanguageCode): string[] {
  const places = schemes.flatMap(({ name, states }) =>
    [...Map.groupBy(withoutEnded(states), ({ state }) => outcomeOf[state])].map(([outcome, alike]) => ({
      name,
      outcome,
      audiences: everyAudience.filter((audience) => alike.some(({ audiences }) => audiences.includes(audience))),
    })),
  );
  const alike = Map.groupBy(places, ({ outcome, audiences }) =>
    outcome in ofEveryone ? `${outcome} ${audiences.join()}` : outcome,
  );
  return [...alike.values()]
    .sort((a, b) => rankOf(a[0]?.outcome) - rankOf(b[0]?.outcome))
    .flatMap((group) => {
      const [first] = group;
      if (!first) return [];
      const items = listWords([...new Set(group.map(({ name }) => name))], language);
      return clause(first.outcome, items, first.audiences, language);
    });
}

function clause(outcome: Outcome, items: string, audiences: readonly Audience[], language: LanguageCode): string {
  const isAll = audiences.length === everyAudience.length;
  const text = (isAll && ofEveryone[outcome]) || clauses[outcome];
  return translate({ text, values: { items, who: whoWords(audiences, language) } }, language);
}

function countedClauses(schemes: readonly NamedScheme[], language: LanguageCode): string[] {
  const outcomesOfScheme = schemes.map(({ states }) => states.map(({ state }) => outcomeOf[state]));
  const first = outcomesOfScheme.flatMap((given) => outcomes.find((outcome) => given.includes(outcome)) ?? []);
  return outcomes.flatMap((outcome) => {
    const count = first.filter((strongest) => strongest === outcome).length;
    return count > 0 ? translate({ text: counts[outcome], values: { count } }, language) : [];
  });
}

const rankOf = (outcome: Outcome | undefined) => outcomes.indexOf(outcome ?? 'ended');
