import { closed } from '#core/text/closed.ts';
import { listWords, orWords } from '#core/text/list-words.ts';
import { translate } from '#core/text/messages.server.ts';
import type { LanguageCode } from '#locales/languages.ts';
import { type Condition, type Facts, residueOf } from '../condition.schema.ts';
import type { FactText } from '../facts/list-fact-texts.server.ts';

type Texts = ReadonlyMap<string, FactText>;

/** How many values a condition names before it says "such a kind". */
const mostValues = 6;
const mostPhrases = 3;

/** What several open conditions depend on, as a clause after "if": `it has a radio or a battery is in the box`. */
export function openWords(
  conditions: readonly Condition[],
  facts: Facts,
  texts: Texts,
  language: LanguageCode,
): string | null {
  const open = conditions.flatMap((condition) => alternativesOf(residueOf(condition, facts)));
  const phrases = new Set(joinedByFact(open).flatMap((condition) => phraseOf(condition, facts, texts, language) ?? []));
  const words = [...phrases].slice(0, mostPhrases);
  return words.length > 0 ? orWords(words, language) : null;
}

/** What several rows ask reads as one list of alternatives, so that nothing is said twice. */
function alternativesOf(condition: Condition | null): Condition[] {
  if (!condition) return [];
  return 'any' in condition ? condition.any.flatMap(alternativesOf) : [condition];
}

/** Conditions that name one value each of the same fact read as one. */
function joinedByFact(given: readonly Condition[]): Condition[] {
  const conditions = given.map(withoutNot);
  const isValue = (condition: Condition) => 'fact' in condition && ('is' in condition || 'in' in condition);
  const values = Map.groupBy(conditions.filter(isValue), (condition) => ('fact' in condition ? condition.fact : ''));
  const joined = [...values].map(
    ([fact, valuesOfFact]): Condition => ({
      fact,
      in: [
        ...new Set(
          valuesOfFact.flatMap((condition) =>
            'is' in condition ? [condition.is] : 'in' in condition ? condition.in : [],
          ),
        ),
      ],
    }),
  );
  return [...joined, ...conditions.filter((condition) => !isValue(condition))];
}

/** What must not be the case follows from the rest of a condition, so it is left out. */
function withoutNot(condition: Condition): Condition {
  if (!('all' in condition)) return condition;
  const rest = condition.all.filter((part) => !('not' in part));
  return rest.length === 1 && rest[0] ? rest[0] : condition;
}

function phraseOf(condition: Condition, facts: Facts, texts: Texts, language: LanguageCode): string | null {
  if ('all' in condition || 'any' in condition) {
    const parts = 'all' in condition ? condition.all : condition.any;
    const words = parts.flatMap((part) => phraseOf(part, facts, texts, language) ?? []);
    if (words.length === 0) return null;
    return 'all' in condition ? listWords(words, language) : orWords(words, language);
  }
  if ('not' in condition) return null;
  const text = texts.get(condition.fact);
  if (!text) return null;
  const { words } = text;
  if ('atLeast' in condition) return numberPhrase(words, condition.atLeast, ['atLeast', 'above'], language);
  if ('below' in condition) return numberPhrase(words, condition.below, ['below', 'upTo'], language);
  const known = facts[condition.fact];
  // That it has a radio says nothing of a product that is known to have another one.
  const isNamed = text.kind !== 'set' || (known !== undefined && 'some' in known);
  return valuePhrase(words, 'is' in condition ? [condition.is] : condition.in, isNamed, language);
}

/** @param isNamed whether several values are named one by one, if they have short names */
function valuePhrase(
  words: Record<string, string>,
  values: readonly string[],
  isNamed: boolean,
  language: LanguageCode,
): string | null {
  if (words.is && values.length <= mostValues) return words.is.replace('{n}', () => orWords(values, language));
  const names = values.flatMap((value) => words[`n:${value}`] ?? []);
  if (words.of && isNamed && values.length > 1 && values.length <= mostValues && names.length === values.length)
    return words.of.replace('{n}', () => orWords(names, language));
  const phrases = values.flatMap((value) => words[value] ?? []);
  // What stands for several values says the opposite of none.
  const isApart = !words.any || values.includes('none');
  if (phrases.length === 1 || (phrases.length === 2 && isApart)) return orWords(phrases, language);
  return words.any ?? (phrases.length > 0 ? orWords(phrases, language) : null);
}

/** "Up to 650 V" is stored as below 650.001, because the grammar of conditions has no "at most". */
function numberPhrase(
  words: Record<string, string>,
  limit: number,
  [plain, inclusive]: [string, string],
  language: LanguageCode,
): string | null {
  const thousandths = Math.round(limit * 1000);
  const isJustAbove = thousandths % 10 === 1;
  const text = (isJustAbove && words[inclusive]) || words[plain];
  const number = new Intl.NumberFormat(language, { numberingSystem: 'latn' }).format(
    isJustAbove ? (thousandths - 1) / 1000 : limit,
  );
  return text?.replace('{n}', number) ?? null;
}

/** A clause as a sentence of its own: `If it has a radio.` */
export function ifWords(clause: string, language: LanguageCode): string {
  return translate({ text: /*i18n*/ 'If {clause}.', values: { clause } }, language);
}

/** The same for a part of the products, beside what is said of it. */
export function partWords(words: string, clause: string, language: LanguageCode): string {
  return translate({ text: /*i18n*/ '{words} (if {clause})', values: { words, clause } }, language);
}

/** The same for what would take a duty away. */
export function unlessWords(clause: string, language: LanguageCode): string {
  return translate({ text: /*i18n*/ 'Unless {clause}.', values: { clause } }, language);
}

const unlessOrder = /*i18n*/ 'Unless the exemption in the order holds: {condition}';
const unlessOther = /*i18n*/ 'Unless this exemption holds: {condition}';

/** An exemption beside what it would take away; only one that an order grants is in the order. */
export function unlessExempt({ order, reason }: { order?: unknown; reason: string }, language: LanguageCode): string {
  return translate({ text: order ? unlessOrder : unlessOther, values: { condition: closed(reason) } }, language);
}
