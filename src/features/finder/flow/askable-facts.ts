import { type Condition, type Facts, factsIn, type Known } from '../condition.schema.ts';
import { type FactKind, isSettled, wholes } from '../evaluation/known-facts.ts';
import { factsOfFamily, usualFacts } from '../families/facts-of-family.ts';
import type { Family } from '../families/find-family.server.ts';
import { type AskedFact, askedFacts, type FactValues, otherText } from './asked-facts.ts';
import type { Askable, Asked } from './next-question.ts';

/** How much of all products of a family is what is usual for it. */
const usualShare = 0.7;
/** A tick costs one; a number has to be looked up, and so has a standard. */
const costs: Record<FactKind, number> = { choice: 1, set: 1, number: 2, text: 2 };

/**
 * The values among which an answer is chosen; a number has none, and a text those that the rows of the family name. Of a
 * set that certainly has members none is offered that would exclude them.
 */
export function choicesOf(
  fact: string,
  { kind, values }: FactValues,
  { family, certain }: { family: Pick<Family, 'lines'>; certain: Facts },
): readonly string[] {
  if (kind === 'number') return [];
  if (kind === 'text')
    return [...new Set(family.lines.flatMap(({ condition }) => (condition ? valuesIn(condition, fact) : [])))];
  const known = certain[fact];
  if (known && 'oneOf' in known) return known.oneOf;
  return known && 'some' in known ? values.filter((value) => !wholes.includes(value)) : values;
}

/** The facts of which some row or rule of the family makes a difference, with what may be answered. */
export function askableFacts(
  asked: readonly Asked[],
  family: Family,
  facts: ReadonlyMap<string, FactValues>,
): Askable[] {
  const usual = usualFacts(family, facts);
  const certain = factsOfFamily(family, facts, 'always');
  const conditions = conditionsOf(asked);
  const named = new Set(conditions.flatMap(factsIn));
  return askedFacts.flatMap((fact: AskedFact) => {
    const values = facts.get(fact);
    if (!values || !named.has(fact) || isSettled(certain[fact])) return [];
    const answers = possibleAnswers(fact, values, { family, certain, conditions });
    return answers.length > 0 ? [{ fact, cost: costs[values.kind], answers: shared(answers, usual[fact]) }] : [];
  });
}

type Ground = { family: Pick<Family, 'lines'>; certain: Facts; conditions: readonly Condition[] };

/** The answers among which these conditions make a difference. */
export function possibleAnswers(fact: string, values: FactValues, { family, certain, conditions }: Ground): Known[] {
  if (values.kind === 'number') return numbersOf(fact, conditions).map((number) => ({ number }));
  const choices = choicesOf(fact, values, { family, certain });
  if (values.kind === 'text') return [...choices, otherText].map((value) => ({ values: [value] }));
  const known = certain[fact];
  const members = known && 'some' in known ? known.some.slice(0, 1) : [];
  return choices.map((value) => ({ values: [...new Set([...members, value])] }));
}

/** One number on each side of every limit. */
function numbersOf(fact: string, conditions: readonly Condition[]): number[] {
  const limits = [...new Set(conditions.flatMap((condition) => limitsIn(condition, fact)))];
  const [first] = limits.sort((a, b) => a - b);
  return first === undefined ? [] : [first / 2, ...limits];
}

/** What is usual is likely; the rest is as likely as each other. */
function shared(answers: readonly Known[], usual: Known | undefined): Askable['answers'] {
  const isUsual = answers.map((known) => usual !== undefined && fits(known, usual, answers));
  const count = isUsual.filter(Boolean).length;
  const others = answers.length - count;
  const share = count === 0 ? 0 : others === 0 ? 1 : usualShare;
  return answers.map((known, place) => ({
    known,
    share: isUsual[place] ? share / count : (1 - share) / others,
  }));
}

function fits(known: Known, usual: Known, all: readonly Known[]): boolean {
  if ('number' in known) {
    if (!('number' in usual)) return false;
    const below = all.filter((other) => 'number' in other && other.number <= usual.number);
    return known === (below.at(-1) ?? all[0]);
  }
  const members = 'values' in usual ? usual.values : 'some' in usual ? usual.some : 'oneOf' in usual ? usual.oneOf : [];
  return 'values' in known && known.values.some((value) => members.includes(value));
}

const conditionsOf = (asked: readonly Asked[]): Condition[] =>
  asked.flatMap(({ question }) => [...question.rules, ...question.lines].flatMap(({ condition }) => condition ?? []));

const partsOf = (condition: Condition): readonly Condition[] =>
  'all' in condition ? condition.all : 'any' in condition ? condition.any : 'not' in condition ? [condition.not] : [];

export function valuesIn(condition: Condition, fact: string): string[] {
  if ('fact' in condition && condition.fact === fact)
    return 'is' in condition ? [condition.is] : 'in' in condition ? [...condition.in] : [];
  return partsOf(condition).flatMap((part) => valuesIn(part, fact));
}

function limitsIn(condition: Condition, fact: string): number[] {
  if ('fact' in condition && condition.fact === fact)
    return 'atLeast' in condition ? [condition.atLeast] : 'below' in condition ? [condition.below] : [];
  return partsOf(condition).flatMap((part) => limitsIn(part, fact));
}
