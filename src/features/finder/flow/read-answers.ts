import type { Facts, Known } from '../condition.schema.ts';
import { isSettled } from '../known-facts.ts';
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
/** Digits of the scripts in which the site is read. */
const zeros = ['०', '٠', '۰'].map((zero) => zero.charCodeAt(0));

/**
 * What an address says of a product. An answer that cannot be is dropped with its fault, so that it is asked for again.
 * @param read the value of a parameter, empty where the address has none; several values are joined by commas
 * @param choices what may be answered; a number may be any
 * @param certain what holds for the whole family: no answer takes it away
 */
export function readAnswers(
  read: (fact: AskedFact) => string,
  facts: ReadonlyMap<string, FactValues>,
  choices: (fact: AskedFact) => readonly string[],
  certain: Facts,
): ReadAnswers {
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
      values.kind === 'number' ? readNumber(given) : readChoice(given, values, choices(fact), floorOf(certain[fact]));
    if (typeof answer === 'string') faults[fact] = answer;
    else {
      known[fact] = answer;
      stated[fact] = 'number' in answer ? [String(answer.number)] : 'values' in answer ? answer.values : [];
    }
  }
  for (const fact of contradicted(known)) {
    delete known[fact];
    delete stated[fact];
    faults.battery = 'contradiction';
  }
  return { facts: { ...known, ...implied(known) }, unknown, stated, faults };
}

function readNumber(given: string): Known | AnswerFault {
  const latin = given.replace(/[०-९٠-٩۰-۹]/g, (digit) => {
    const code = digit.charCodeAt(0);
    return String(code - (zeros.find((zero) => code >= zero && code < zero + 10) ?? code));
  });
  // "1,500" and "1,00,000" are how numbers are written in India; elsewhere "2,50" is less than three, so it is asked again.
  // So is "1.500", which is one and a half in India and fifteen hundred in half of Europe.
  const isGrouped = /^[1-9]\d{0,2}(?:[٬,\s]\d{2,3})*[٬,\s]\d{3}(?![\d٬,\s])/.test(latin);
  const plain = (isGrouped ? latin.replace(/[٬,\s]/g, '') : latin).replace('٫', '.');
  const isAmbiguous = /^[1-9]\d{0,2}\.\d{3}$/.test(plain);
  const number = !isAmbiguous && /^\d{1,10}(\.\d{1,6})?$/.test(plain) ? Number(plain) : Number.NaN;
  return number <= largest ? { number } : 'no-number';
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

/** Answers of which only some can be true: a product without battery has no kind of battery. */
function contradicted({ battery, 'battery-chemistry': chemistry, 'supplied-with': box }: Facts): AskedFact[] {
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
function implied({ battery, 'battery-chemistry': chemistry }: Facts): Facts {
  return isNone(battery) && !chemistry ? { 'battery-chemistry': { values: [] } } : {};
}

const isNone = (known: Known | undefined) =>
  known !== undefined && 'values' in known && known.values.length === 1 && known.values[0] === none;
