import { asciiDigits } from '#core/text/digits.ts';
import { type LanguageCode, languages } from '#locales/languages.ts';
import type { Facts, Known } from '../condition.schema.ts';
import { isSettled } from '../evaluation/known-facts.ts';
import { type AskedFact, askedFacts, type FactValues, otherText, unknownAnswer } from './asked-facts.ts';
import type { Answers } from './next-question.ts';

/** What is wrong with an answer, which is then asked for again. */
export type AnswerFault = 'no-choice' | 'no-number' | 'none-and-more' | 'contradiction';

export type ReadAnswers = Answers & {
  /** What the address has for each fact that was answered, to be written into the next one. */
  stated: Partial<Record<AskedFact, readonly string[]>>;
  faults: Partial<Record<AskedFact, AnswerFault>>;
};

const none = 'none';
const largest = 1e9;
/** The languages in which "7,5" is a number. */
const commaLanguages: ReadonlySet<LanguageCode> = new Set(
  languages.flatMap(({ code }) => (new Intl.NumberFormat(code).format(0.5).includes(',') ? [code] : [])),
);

/**
 * What an address says of a product. An answer that cannot be is dropped with its fault, so that it is asked for again.
 * @param read the value of a parameter, empty where the address has none; several values are joined by commas
 * @param choices what may be answered; a number may be any
 * @param certain what holds for the whole family: no answer takes it away
 * @param language whose decimal sign is understood beside the point
 */
export function readAnswers(
  read: (fact: AskedFact) => string,
  facts: ReadonlyMap<string, FactValues>,
  choices: (fact: AskedFact) => readonly string[],
  certain: Facts,
  language: LanguageCode,
): ReadAnswers {
  const comma = commaLanguages.has(language);
  const known: Record<string, Known> = {};
  const unknown = new Set<string>();
  const stated: ReadAnswers['stated'] = {};
  const faults: ReadAnswers['faults'] = {};
  for (const fact of askedFacts) {
    const given = read(fact).trim();
    const values = facts.get(fact);
    if (!given || !values || isSettled(certain[fact])) continue;
    if (given.split(',').includes(unknownAnswer)) {
      unknown.add(fact);
      stated[fact] = [unknownAnswer];
      continue;
    }
    const answer =
      values.kind === 'number'
        ? readNumber(given, comma)
        : readChoice(given, values, choices(fact), floorOf(certain[fact]));
    if (typeof answer === 'string') faults[fact] = answer;
    else {
      known[fact] = answer;
      stated[fact] = 'number' in answer ? [written(answer.number)] : 'values' in answer ? answer.values : [];
    }
  }
  for (const fact of contradicted(known)) {
    const others = fact === 'supplied-with' ? stated[fact]?.filter((item) => item !== 'battery') : [];
    delete known[fact];
    delete stated[fact];
    if (others?.length) {
      known[fact] = { values: others };
      stated[fact] = others;
    }
    faults.battery = 'contradiction';
  }
  return { facts: { ...known, ...implied(known) }, unknown, stated, faults };
}

/**
 * Never two numbers for the same letters: an address is read in the language of whoever opens it. What means one number
 * in India and another in half of Europe is asked again in one of them: "1.500" in both, "1,500" where "1,5" is a number.
 */
function readNumber(given: string, comma: boolean): Known | AnswerFault {
  const plain = (comma ? pointedNumber : ungroupedNumber)(asciiDigits(given)).replace('٫', '.');
  const isAmbiguous = /^[1-9]\d{0,2}[.,]\d{3}$/.test(plain);
  const number = !isAmbiguous && /^\d{1,10}(\.\d{1,6})?$/.test(plain) ? Number(plain) : Number.NaN;
  return number <= largest ? { number } : 'no-number';
}

/** "1,500" and "1,00,000" are how numbers are written in India; there "2,50" is less than three, so it is asked again. */
function ungroupedNumber(text: string): string {
  const isGrouped = /^[1-9]\d{0,2}(?:[٬,\s]\d{2,3})*[٬,\s]\d{3}(?![\d٬,\s])/.test(text);
  return isGrouped ? text.replace(/[٬,\s]/g, '') : text;
}

/** "7,5", "1.500,75" and "1 500,75" are how numbers are written in half of Europe. */
function pointedNumber(text: string): string {
  const isEither = /^[1-9]\d{0,2}(?:\s\d{3})*,\d{3}$/.test(text);
  if (isEither) return text;
  const isPointed = /^(?:\d+|[1-9]\d{0,2}(?:(?:\.\d{3})+|(?:\s\d{3})+)),\d+$/.test(text);
  return isPointed ? text.replace(/[.\s]/g, '').replace(',', '.') : ungroupedNumber(text);
}

/** As every language reads it: with three decimals it would be asked again. */
function written(number: number): string {
  return String(number).replace(/^([1-9]\d{0,2}\.\d{3})$/, '$10');
}

/** What a set has in any case. */
export const floorOf = (known: Known | undefined): readonly string[] => (known && 'some' in known ? known.some : []);

function readChoice(
  given: string,
  { kind }: FactValues,
  choices: readonly string[],
  floor: readonly string[],
): Known | AnswerFault {
  const values = [...new Set(kind === 'set' ? [...given.split(','), ...floor] : [given])].sort(
    (a, b) => choices.indexOf(a) - choices.indexOf(b),
  );
  if (kind === 'text' && given === otherText) return { values };
  if (values.some((value) => !choices.includes(value))) return 'no-choice';
  return values.length > 1 && values.includes(none) ? 'none-and-more' : { values };
}

/** Answers of which only some can be true: a product without battery has no kind of battery, and none in its box. */
export function contradicted({ battery, 'battery-chemistry': chemistry, 'supplied-with': box }: Facts): AskedFact[] {
  if (!isNone(battery)) return [];
  const hasKind = chemistry !== undefined;
  const isInBox = box !== undefined && 'values' in box && box.values.includes('battery');
  if (!hasKind && !isInBox) return [];
  return [
    'battery',
    ...(hasKind ? (['battery-chemistry'] as const) : []),
    ...(isInBox ? (['supplied-with'] as const) : []),
  ];
}

/** What follows from an answer without being asked. */
export function implied({ battery, 'battery-chemistry': chemistry }: Facts): Facts {
  return isNone(battery) && !chemistry ? { 'battery-chemistry': { values: [] } } : {};
}

const isNone = (known: Known | undefined) =>
  known !== undefined && 'values' in known && known.values.length === 1 && known.values[0] === none;
