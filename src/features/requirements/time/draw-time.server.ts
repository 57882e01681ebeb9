import { listWords } from '#core/text/list-words.ts';
import { translate } from '#core/text/messages.server.ts';
import { addDays, formatDate, shortDate, shortMonth } from '#core/time/dates.ts';
import { type Deadline, listDeadlines, type OrderState } from '#features/orders/list-order-states.server.ts';
import { type Audience, audiences as everyAudience } from '#features/orders/order-kinds.schema.ts';
import { isReplaced } from '#features/orders/replaced/is-replaced.ts';
import { startOfState } from '#features/orders/start-of-state.ts';
import { findLanguage, type LanguageCode } from '#locales/languages.ts';
import { monthRule, type RuleLane, type TimeRule, yearRule } from '#ui/drawings/time-rule.ts';
import type { RequirementState } from '../requirement-state.schema.ts';
import { groupsOf, whoWords } from '../sheet/sheet-words.server.ts';

/** Something that begins or ends for some audiences on a day. */
type DatedEvent = { audiences: readonly Audience[]; day: string; isEnd?: boolean };
type Reading = { today: string; language: LanguageCode };

/** Orders name large and medium enterprises together. */
const groups: readonly (readonly Audience[])[] = [['large', 'medium'], ['small'], ['micro'], ['import']];

/** Their day is an end: of a pause, or of the requirement. */
export const endingStates: ReadonlySet<RequirementState> = new Set(['paused', 'rescinded', 'de-notified', 'exempt']);
const beginningStates: ReadonlySet<RequirementState> = new Set(['in-force', 'upcoming']);

/** How far ahead the pictures of deadlines look. */
const monthsAhead = 18;

/** The next of the deadlines ahead, and all of them on a ruler. */
export async function listNextDeadlines({ today, language }: Reading, count: number) {
  const ahead = await listDeadlines(today, addDays(today, 31 * monthsAhead), language);
  return { deadlines: ahead.slice(0, count), rule: drawDeadlines(ahead, { today, language }) };
}

/** The deadlines ahead on a ruler of months, with a lane for each group of audiences that has days of its own. */
export function drawDeadlines(deadlines: readonly Deadline[], { today, language }: Reading): TimeRule {
  const end = new Date(Date.UTC(Number(today.slice(0, 4)), Number(today.slice(5, 7)) - 1 + monthsAhead));
  const last = end.toISOString().slice(0, 10);
  const events = deadlines
    .filter(({ on }) => on >= today && on < last)
    .map(({ audiences, on, kind }) => ({ audiences, day: on, isEnd: kind === 'pause-ends' }));
  return monthRule(timeLanes(events, language, everyAudience, shortDate), {
    ...{ today, months: monthsAhead, isMirrored: isRightToLeft(language) },
    nameOf: (month) => shortMonth(month, language),
  });
}

/** The days of a product or an order on a ruler of years; null when it has none. Lanes concern these audiences. */
export function drawHistory(
  events: readonly DatedEvent[],
  audiences: readonly Audience[],
  { today, language }: Reading,
): TimeRule | null {
  return yearRule(timeLanes(events, language, audiences, formatDate), today, isRightToLeft(language));
}

/** The days of one order, with lanes that are heavier from the day on which it first applies to them. */
export function drawOrder(states: readonly OrderState[], { today, language }: Reading): TimeRule | null {
  const events = states.flatMap((state) => {
    const { audiences } = state;
    const day = state.state === 'paused' ? state.until : startOfState(state);
    const isEnd = endingStates.has(state.state);
    return day && !isReplaced(state) && (isEnd || beginningStates.has(state.state)) ? [{ audiences, day, isEnd }] : [];
  });
  const lanes = timeLanes(events, language, everyAudience, formatDate).map((lane) => {
    const [since = null] = lane.marks.flatMap(({ day, isEnd }) => (isEnd ? [] : day)).sort();
    return { ...lane, since };
  });
  return yearRule(lanes, today, isRightToLeft(language));
}

/** One lane for the audiences that share all days. A lane that concerns everyone who is asked about has no name. */
function timeLanes(
  events: readonly DatedEvent[],
  language: LanguageCode,
  asked: readonly Audience[],
  labelOf: (day: string, language: LanguageCode) => string,
): RuleLane[] {
  const lanes = new Map<string, { audiences: Audience[]; days: readonly DatedEvent[] }>();
  for (const group of groups) {
    const days = events.filter(({ audiences }) => group.some((audience) => audiences.includes(audience)));
    const key = days.map(({ day, isEnd }) => `${day} ${isEnd ?? ''}`).sort();
    if (days.length === 0) continue;
    const lane = lanes.get(key.join());
    const concerned = group.filter((audience) => days.some(({ audiences }) => audiences.includes(audience)));
    if (lane) lane.audiences.push(...concerned);
    else lanes.set(key.join(), { audiences: concerned, days });
  }
  return [...lanes.values()].map(({ audiences, days }) => ({
    ...(asked.every((audience) => audiences.includes(audience)) ? {} : { name: audienceNames(audiences, language) }),
    marks: days.map(({ day, isEnd = false }) => ({ day, isEnd, label: labelOf(day, language) })),
  }));
}

/** Whom a lane concerns, as its name: many languages say it otherwise within a sentence ("for large enterprises"). */
function audienceNames(audiences: readonly Audience[], language: LanguageCode): string {
  const names = groupsOf(audiences).map((group, place) => {
    const name = translate(laneNames[group] ?? group, language);
    const small = name.charAt(0).toLowerCase() + name.slice(1);
    // In the middle of a line with the capital that it has in a sentence.
    const isSmall = place > 0 && whoWords(group.split(',') as Audience[], language).includes(small);
    return isSmall ? small : name;
  });
  return listWords(names, language);
}
const laneNames: Record<string, string> = {
  large: /*i18n*/ 'Large enterprises',
  medium: /*i18n*/ 'Medium enterprises',
  small: /*i18n*/ 'Small enterprises',
  micro: /*i18n*/ 'Micro enterprises',
  'large,medium': /*i18n*/ 'Large and medium enterprises',
  'large,medium,small': /*i18n*/ 'Large, medium and small enterprises',
  'small,micro': /*i18n*/ 'Small and micro enterprises',
  'large,medium,small,micro': /*i18n*/ 'Makers in India',
  import: /*i18n*/ 'Importers',
};

function isRightToLeft(language: LanguageCode): boolean {
  return findLanguage(language)?.dir === 'rtl';
}
