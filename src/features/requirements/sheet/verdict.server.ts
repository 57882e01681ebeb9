import { listWords } from '#core/text/localize.ts';
import { translate } from '#core/text/messages.server.ts';
import { longDate } from '#core/time/dates.ts';
import { audiences as everyAudience } from '#features/orders/order-kinds.schema.ts';
import type { LanguageCode } from '#locales/languages.ts';
import type { RequirementState } from '../requirement-state.schema.ts';
import { asListed, whoWords } from './sheet-words.server.ts';
import type { SchemeState } from './states-of-scheme.ts';
import { isStepped, steppedClause } from './stepped-clause.server.ts';

/** A scheme by its short name, with its states. */
export type NamedScheme = { name: string; states: readonly SchemeState[] };

/** What each state adds to the sentence. `items` are names of schemes, perhaps with a day each. */
const clauses: Record<RequirementState, string> = {
  'in-force': /*i18n*/ '{items} {count, plural, one {is} other {are}} required of {who}',
  upcoming: /*i18n*/ '{items} will be required of {who}',
  unknown: /*i18n*/ 'whether {items} {count, plural, one {is} other {are}} required today is not known',
  'date-open': /*i18n*/ 'the day on which {items} will be required of {who} was left open',
  listed: /*i18n*/ '{items} {count, plural, one {is} other {are}} required {asListed}',
  paused: /*i18n*/ '{items} {count, plural, one {is} other {are}} paused for {who}',
  exempt: /*i18n*/ '{items} {count, plural, one {does} other {do}} not apply to {who}',
  voluntary: /*i18n*/ '{items} {count, plural, one {is} other {are}} voluntary',
  rescinded: /*i18n*/ '{items} {count, plural, one {is} other {are}} no longer required of {who}',
  'de-notified': /*i18n*/ '{items} {count, plural, one {is} other {are}} no longer required',
};
const days: Partial<Record<RequirementState, [one: string, several: string]>> = {
  'in-force': [/*i18n*/ '{name} (since {day})', /*i18n*/ '{name} (since {day} or later)'],
  rescinded: [/*i18n*/ '{name} (since {day})', /*i18n*/ '{name} (since {day} or later)'],
  upcoming: [/*i18n*/ '{name} (from {day})', /*i18n*/ '{name} (from {day} or later)'],
  paused: [/*i18n*/ '{name} (until {day})', /*i18n*/ '{name} (until {day} or later)'],
};

/** The same where nobody is left to whom it applies; "not of everyone" would say something else. */
const ofNobody: Partial<Record<RequirementState, string>> = {
  exempt: /*i18n*/ '{items} {count, plural, one {does} other {do}} not apply',
  rescinded: clauses['de-notified'],
};

/** The same for a single scheme with a single day. */
const simple: Partial<Record<RequirementState, string>> = {
  'in-force': /*i18n*/ '{name} has been required of {who} since {day}',
  rescinded: /*i18n*/ '{name} has not been required of {who} since {day}',
  upcoming: /*i18n*/ '{name} will be required of {who} from {day}',
  paused: /*i18n*/ '{name} is paused for {who} until {day}',
};

const requiredOfNobody = /*i18n*/ '{name} is not required: its order was rescinded on {day}';

type Place = { name: string; state: SchemeState; isStepped: boolean };

/** The answer for a product in one sentence, computed from the states of its schemes today; null without a scheme. */
export function verdict(schemes: readonly NamedScheme[], language: LanguageCode): string | null {
  const places = schemes.flatMap(({ name, states }) =>
    states.map((state): Place => ({ name, state, isStepped: isStepped(states) })),
  );
  const alike = Map.groupBy(places, ({ name, state, isStepped }) =>
    isStepped ? name : JSON.stringify(sharedBy(state, language)),
  );
  const sentences = [...alike.values()].map((group) => clause(group, language));
  const sentence = sentences.join(language === 'ar' ? '؛ ' : '; ');
  return sentence ? `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}${fullStop(language)}` : null;
}

/** Schemes that share all of this are named together. */
function sharedBy({ state, audiences, publication }: SchemeState, language: LanguageCode) {
  return state === 'listed' ? [state, asListed(publication, language)] : [state, audiences];
}

function clause(group: Place[], language: LanguageCode): string {
  const [first] = group;
  if (!first) return '';
  if (first.isStepped) {
    const states = group.map((place) => place.state);
    return steppedClause(first.name, states, language);
  }
  const { state, audiences, publication } = first.state;
  const day = firstDay(first.state);
  const who = whoWords(audiences, language);
  const isAll = audiences.length === everyAudience.length;
  const text = isAll && state === 'rescinded' ? requiredOfNobody : simple[state];
  if (group.length === 1 && text && day)
    return translate({ text, values: { name: first.name, who, day: longDate(day, language) } }, language);
  const byName = [...Map.groupBy(group, ({ name }) => name)];
  const items = byName.map(([name, placesOfName]) => item(name, placesOfName, language));
  const values = {
    items: listWords(items, language),
    count: items.length,
    who,
    asListed: asListed(publication, language),
  };
  return translate({ text: (isAll && ofNobody[state]) || clauses[state], values }, language);
}

function item(name: string, places: Place[], language: LanguageCode): string {
  const [earliest, ...later] = places.flatMap(({ state }) => firstDay(state) ?? []).sort();
  const words = places[0] && days[places[0].state.state];
  if (!earliest || !words) return name;
  const text = words[later.length > 0 ? 1 : 0];
  return translate({ text, values: { name, day: longDate(earliest, language) } }, language);
}

const firstDay = ({ day, earlier }: SchemeState) => earlier ?? day;

const fullStop = (language: LanguageCode) => (language === 'hi' ? '।' : '.');
