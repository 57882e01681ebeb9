import { distinctBy } from '#core/distinct-by.ts';
import { joinClauses, labelled } from '#core/text/join-words.server.ts';
import { listWords } from '#core/text/list-words.ts';
import { translate } from '#core/text/messages.server.ts';
import { longDate, longMonth } from '#core/time/dates.ts';
import { type Audience, audiences as everyAudience } from '#features/orders/order-kinds.schema.ts';
import { hasDayAtSecondHand } from '#features/orders/start-of-state.ts';
import { defaultLanguage, type LanguageCode } from '#locales/languages.ts';
import type { Requirement } from '../requirement.ts';
import { isShort } from './is-short.ts';
import { audiencesOfReader, type SheetReader } from './sheet-reader.ts';
import type { SchemeState } from './states-of-scheme.ts';

/** The groups of audiences that have a name of their own. */
const names: Record<string, string> = {
  large: /*i18n*/ 'large enterprises',
  medium: /*i18n*/ 'medium enterprises',
  small: /*i18n*/ 'small enterprises',
  micro: /*i18n*/ 'micro enterprises',
  'large,medium': /*i18n*/ 'large and medium enterprises',
  'large,medium,small': /*i18n*/ 'large, medium and small enterprises',
  'small,micro': /*i18n*/ 'small and micro enterprises',
  'large,medium,small,micro': /*i18n*/ 'makers in India',
  import: /*i18n*/ 'importers',
};
const everyone = /*i18n*/ 'everyone';

/** For whom something applies, as part of a sentence: `large and medium enterprises and importers`. */
export function whoWords(audiences: readonly Audience[], language: LanguageCode): string {
  if (audiences.length === everyAudience.length) return translate(everyone, language);
  return listWords(
    groupsOf(audiences).map((group) => translate(names[group] ?? group, language)),
    language,
  );
}

/** The groups with a name of their own that make up the audiences: `large,medium` and `import`. */
export function groupsOf(audiences: readonly Audience[]): string[] {
  const sizes = audiencesOfReader.india.filter((size) => audiences.includes(size));
  const shared = sizes.join();
  return [...(names[shared] ? [shared] : sizes), ...(audiences.includes('import') ? ['import'] : [])];
}

const throughOrders = /*i18n*/ 'for {who}, since {earlier}; under this order since {day}';
const dated: Partial<Record<SchemeState['state'], string>> = {
  'in-force': /*i18n*/ 'for {who}, since {day}',
  upcoming: /*i18n*/ 'for {who}, from {day}',
  paused: /*i18n*/ 'for {who}, until {day}',
  unknown: /*i18n*/ 'for {who}: we have not read what has applied since {day}',
  exempt: /*i18n*/ 'for {who}, since {day}',
  rescinded: /*i18n*/ 'for {who}, since {day}',
};
const undated: Partial<Record<SchemeState['state'], string>> = {
  upcoming: /*i18n*/ 'for {who}, announced without a date',
  paused: /*i18n*/ 'for {who}, until further notice',
  unknown: /*i18n*/ 'for {who}: our sources do not agree',
  'date-open': /*i18n*/ 'for {who}: the start date was left open',
  listed: /*i18n*/ 'for {who}, start date not published',
};
/** An order says when it begins; that nobody has read it does not mean that it is not published. */
const unread = { some: /*i18n*/ 'for {who}, start date not read by us', all: /*i18n*/ 'start date not read by us' };

/** Of everyone, "not known for everyone" could mean that it is known for some, and a list names nobody. */
const ofEveryone: Partial<Record<SchemeState['state'], { dated?: string; undated: string }>> = {
  unknown: {
    dated: /*i18n*/ 'because we have not read what has applied since {day}',
    undated: /*i18n*/ 'because our sources do not agree',
  },
  listed: { undated: /*i18n*/ 'start date not published' },
};

/** For whom and since when a scheme has a state; it follows the name of the state. */
export function stateWords(given: SchemeState, language: LanguageCode): string {
  const { state, audiences, day, earlier } = given;
  const isAll = audiences.length === everyAudience.length;
  const texts = (isAll && ofEveryone[state]) || { dated: dated[state], undated: undated[state] };
  const withoutDay = given.isUnread ? unread[isAll ? 'all' : 'some'] : texts.undated;
  const text = earlier ? throughOrders : day ? texts.dated : withoutDay;
  if (!text) return '';
  const who = whoWords(audiences, language);
  const values = { who, day: day && longDate(day, language), earlier: earlier && longDate(earlier, language) };
  return translate({ text, values }, language);
}

/** A condition of the whole scheme, said of the words before it: a licence for radios concerns only models with one. */
export function withRadio(words: string, language: LanguageCode): string {
  return translate({ text: /*i18n*/ '{words} (if it has a radio)', values: { words } }, language);
}

/** Clauses as one sentence: `ISI mark required; BEE star label voluntary.` */
function sentenceOf(parts: readonly string[], language: LanguageCode): string {
  const clauses = joinClauses(parts, language);
  const sentence = `${clauses.charAt(0).toUpperCase()}${clauses.slice(1)}`;
  return translate({ text: /*i18n*/ '{sentence}.', values: { sentence } }, language);
}

/** The first of the clauses that make a sentence of a verdict's length, or else the last. */
export function shortSentence(candidates: Iterable<readonly string[]>, label: string, language: LanguageCode): string {
  let sentence = '';
  for (const clauses of candidates) {
    sentence = sentenceOf(clauses, language);
    if (isShort(label ? labelled(label, sentence, language) : sentence, language)) break;
  }
  return sentence;
}

/** Lists of names that get shorter, with the number of those left out: `CRS, WPC ETA and 2 more`. */
export function shorterLists(names: readonly string[], language: LanguageCode): string[] {
  return names.map((_, left) => {
    const named = names.slice(0, names.length - left);
    return listWords(left > 0 ? [...named, moreNames(left, language)] : named, language);
  });
}

/** How many names are left out of a list, as its last item. */
export function moreNames(count: number, language: LanguageCode): string {
  const text = /*i18n*/ '{count, plural, one {# more} other {# more}}';
  return translate({ text, values: { count } }, language);
}

const furtherStates =
  /*i18n*/ '{more, plural, one {# more state applies to individual entries.} other {# more states apply to individual entries.}}';

const mostDoubts = 2;

/** What is in doubt about rows, in one sentence for each doubt. One that is not translated is English as a whole. */
function doubtWords(rows: readonly Pick<Requirement, 'doubts'>[], language: LanguageCode): string[] {
  const doubts = distinctBy(
    rows.flatMap((row) => row.doubts),
    ({ words }) => words,
  );
  return doubts
    .slice(0, mostDoubts)
    .map(({ words: doubt, isEnglish }) =>
      translate({ text: /*i18n*/ 'In doubt: {doubt}', values: { doubt } }, isEnglish ? defaultLanguage : language),
    );
}

const daysAtSecondHand =
  /*i18n*/ 'The days come from trade publications or our own count; we have not read them in the gazette.';
const toBeConfirmed = /*i18n*/ 'Some details are to be confirmed.';

type Noted = Pick<Requirement, 'doubts' | 'confirmed' | 'states'>;

/** How sure rows are: what is in doubt, and whether their days, or else further facts, were not read in an official paper. */
export function certaintyWords(rows: readonly Noted[], language: LanguageCode): string[] {
  const doubts = doubtWords(rows, language);
  if (rows.some(({ states }) => hasDayAtSecondHand(states))) return [translate(daysAtSecondHand, language), ...doubts];
  const isInDoubt = doubts.length === 0 && rows.some(({ confirmed }) => !confirmed);
  return isInDoubt ? [translate(toBeConfirmed, language)] : doubts;
}

/** What else there is to say about a scheme, in sentences: that its entries have further states, and what is in doubt. */
export function noteWords(more: number, entries: readonly Noted[], language: LanguageCode): string[] {
  return [
    ...(more > 0 ? [translate({ text: furtherStates, values: { more } }, language)] : []),
    ...certaintyWords(entries, language),
  ];
}

type Read = Pick<Requirement, 'readTo' | 'publication'>;

/** For which day a sheet was computed, and the earliest day, or else month, up to which its data were read. */
export function readingWords(entries: readonly Read[], today: string, language: LanguageCode): string {
  const [earliest] = entries.flatMap(({ readTo, publication }) => readTo ?? publication?.asOf ?? []).sort();
  if (!earliest) return '';
  const read = (earliest.length === 7 ? longMonth : longDate)(earliest, language);
  const text = /*i18n*/ 'Computed for {day} from data read up to {read}.';
  return translate({ text, values: { day: longDate(today, language), read } }, language);
}

const readers: [SheetReader, string][] = [
  ['everyone', /*i18n*/ 'Both'],
  ['india', /*i18n*/ 'Made in India'],
  ['import', /*i18n*/ 'Made abroad'],
];

/** The readers that a sheet can be for. */
export function choiceWords(language: LanguageCode) {
  return readers.map(([reader, label]) => ({ reader, label: translate(label, language) }));
}

/** That further approvals may apply, as a clause of a verdict. */
export function moreWords(more: number, language: LanguageCode): string {
  const text = /*i18n*/ '{more, plural, one {# more may apply} other {# more may apply}}';
  return translate({ text, values: { more } }, language);
}

/** The same where nothing is certain. */
export function onlyMayApply(more: number, language: LanguageCode): string {
  const text = /*i18n*/ '{more, plural, one {# approval may apply} other {# approvals may apply}}';
  return translate({ text, values: { more } }, language);
}
