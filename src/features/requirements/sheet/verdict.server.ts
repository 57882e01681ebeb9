import { listWords } from '#core/text/list-words.ts';
import { translate } from '#core/text/messages.server.ts';
import { type Audience, audiences as everyAudience } from '#features/orders/order-kinds.schema.ts';
import type { LanguageCode } from '#locales/languages.ts';
import type { RequirementState } from '../requirement-state.schema.ts';
import type { ImportClauses } from './import-clauses.server.ts';
import { audiencesOfReader, type SheetReader } from './sheet-reader.ts';
import {
  choiceWords,
  moreNames,
  moreWords,
  onlyMayApply,
  shorterLists,
  shortSentence,
  whoWords,
} from './sheet-words.server.ts';
import type { SchemeState } from './states-of-scheme.ts';

/** A scheme by its short name, with its states; conditional where its list asks it only of some of these products. */
export type NamedScheme = { name: string; states: readonly SchemeState[]; isConditional?: boolean };

type Beside = {
  reader: SheetReader;
  language: LanguageCode;
  /** How many approvals may apply beside the schemes. */
  further: number;
  imports: ImportClauses;
};

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
const mayApply = /*i18n*/ '{items} may apply';
const laterOfOthers = /*i18n*/ 'of others later';
/** Outcomes that a verdict names before it counts. */
const asking: readonly Outcome[] = ['required', 'later', 'doubt'];
const counts: Record<Outcome, string> = {
  required: /*i18n*/ '{count, plural, one {# approval required} other {# approvals required}}',
  later: /*i18n*/ '{count} later',
  doubt: /*i18n*/ '{count} in doubt',
  paused: /*i18n*/ '{count} paused',
  exempt: /*i18n*/ '{count} not required',
  voluntary: /*i18n*/ '{count} voluntary',
  ended: /*i18n*/ '{count} no longer required',
};

/** The answer for a product in at most fifteen words, from the states of its schemes today; null without anything. */
export function verdict(schemes: readonly NamedScheme[], beside: Beside): string | null {
  const { reader, language, imports } = beside;
  if (schemes.length + imports.first.length + imports.last.length === 0) return null;
  const label =
    reader === 'everyone' ? '' : (choiceWords(language).find((choice) => choice.reader === reader)?.label ?? '');
  return shortSentence(verdictsOf(schemes, beside), label, language);
}

/** The verdict in ever fewer words: what matters least goes first, then names become a number. */
function* verdictsOf(schemes: readonly NamedScheme[], beside: Beside) {
  const { reader, language, imports } = beside;
  const whole = (clauses: readonly string[], open: readonly string[]) => [
    ...imports.first,
    ...clauses,
    ...imports.last,
    ...open,
  ];
  // What a list asks only of some of these products may apply, in a short sentence as in a long one.
  const conditional = schemes.filter(
    ({ isConditional, states: [first] }) => isConditional && first && asking.includes(outcomeOf[first.state]),
  );
  const certain = schemes.filter((scheme) => !conditional.includes(scheme));
  const [named, counted] = openClauses(conditional, certain.length === 0, beside);
  const pressing = certain.map(onlyPressing);
  const isStepped = certain.some(({ states: [first, ...rest] }) =>
    rest.some(({ state }) => outcomeOf[state] === 'later' && first?.state === 'in-force'),
  );
  const others = isStepped ? [translate(laterOfOthers, language)] : [];
  const asked = pressing.filter(({ states: [first] }) => first && asking.includes(outcomeOf[first.state]));
  for (const open of named === counted ? [counted] : [named, counted]) {
    yield whole(namedClauses(certain, reader, language), open);
    yield whole([...namedClauses(pressing, reader, language), ...others], open);
    if (asked.length > 0) yield whole([...namedClauses(asked, reader, language), ...others], open);
  }
  const required = pressing.flatMap(({ name, states: [first] }) =>
    first && outcomeOf[first.state] === 'required' ? name : [],
  );
  // Rather than every name, it leaves out that others have a later day, which their rows say.
  for (const rest of isStepped ? [others, []] : [[]])
    for (const items of shorterLists(required, language))
      yield whole([translate({ text: ofEveryone.required ?? '', values: { items } }, language), ...rest], counted);
  yield whole(countedClauses(certain, language), counted);
}

/** What may apply: the schemes that are asked only of some of the products by name, and all of it as a number. */
function openClauses(conditional: readonly NamedScheme[], isAlone: boolean, { further, language }: Beside) {
  const count = further + conditional.length;
  const counted = count > 0 ? [isAlone ? onlyMayApply(count, language) : moreWords(count, language)] : [];
  if (conditional.length === 0) return [counted, counted] as const;
  const names = conditional.map(({ name }) => name);
  const items = listWords(further > 0 ? [...names, moreNames(further, language)] : names, language);
  return [[translate({ text: mayApply, values: { items } }, language)], counted] as const;
}

/** A scheme with only the states of its most pressing outcome. */
function onlyPressing({ states, ...scheme }: NamedScheme): NamedScheme {
  const [first] = states;
  return { ...scheme, states: states.filter(({ state }) => first && outcomeOf[state] === outcomeOf[first.state]) };
}

/** What one order has ended does not matter to the answer where another asks for the same approval. */
function withoutEnded(states: readonly SchemeState[]): readonly SchemeState[] {
  const asked = states.filter(({ state }) => outcomeOf[state] !== 'ended');
  return asked.some(({ state }) => outcomeOf[state] === 'required') ? asked : states;
}

function namedClauses(schemes: readonly NamedScheme[], reader: SheetReader, language: LanguageCode): string[] {
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
      return clause(first.outcome, items, whoseOf(first.audiences, reader), language);
    });
}

/** For a reader, what concerns all that the sheet is for concerns everyone. */
const whoseOf = (audiences: readonly Audience[], reader: SheetReader): readonly Audience[] =>
  audiences.length === audiencesOfReader[reader].length ? everyAudience : audiences;

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
