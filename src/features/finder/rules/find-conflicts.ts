import { type Condition, type Facts, factsIn, type Known, truthOf } from '../condition.schema.ts';
import {
  type Basis,
  duties,
  type FamilyLine,
  isNamed,
  isTaking,
  type Question,
  type Rule,
  statusOfStanding,
} from '../evaluation/evaluate.ts';

/** A rule that takes away what another rule or a row requires, and the fewest answers under which it does. */
export type Conflict<Line extends FamilyLine = FamilyLine, Given extends Rule = Rule> = {
  taking: Given;
  duty: Basis<Line, Given>;
  answers: Facts;
};

type Asking = {
  /** What is known before anybody has answered. */
  base: Facts;
  /** The answers to a fact among which these conditions make a difference; none where nobody is asked for it. */
  answersTo: (fact: string, conditions: readonly Condition[]) => readonly Known[];
  /** Whether the outcome with these answers is a conflict: another rule may beat either side. */
  isConflict: (answers: Facts) => boolean;
};

/** No conditions of ours need more; it bounds the work on those that somebody makes up. */
const mostTried = 5_000;

/** The rules of an approval that contradict another rule or a row under some answers, if those may be given. */
export function findConflicts<Line extends FamilyLine, Given extends Rule>(
  { rules, lines }: Pick<Question<Line, Given>, 'rules' | 'lines'>,
  asking: Asking,
): Conflict<Line, Given>[] {
  const taking = rules.filter(({ effect }) => effect === 'excludes');
  if (taking.length === 0) return [];
  const required: Basis<Line, Given>[] = [
    ...rules.filter(({ effect }) => effect === 'requires' || effect === 'prohibits').map((rule) => ({ rule })),
    ...lines.filter(isDuty).map((line) => ({ line })),
  ];
  return taking.flatMap((rule) => {
    const beaten = new Set(rule.overrides);
    return required.flatMap((duty) => {
      if (isNamed({ ground: duty }, beaten)) return [];
      const { condition } = 'rule' in duty ? duty.rule : duty.line;
      const beating = rules.filter(
        ({ effect, overrides }) => isTaking(effect) && isNamed({ ground: duty }, new Set(overrides)),
      );
      const stands = (facts: Facts) => beating.every((other) => truthOf(other.condition, facts) !== 'true');
      const answers = fewestAnswers([rule.condition, ...(condition ? [condition] : [])], asking, stands);
      return answers ? [{ taking: rule, duty, answers }] : [];
    });
  });
}

const isDuty = ({ strength, standing }: FamilyLine) =>
  strength === 'covers' && standing !== 'unclear' && duties.includes(statusOfStanding[standing]);

/**
 * The first answers under which all conditions hold and contradict each other; to leave one open is tried first.
 * @param stands whether no third rule beats the duty, which would leave the contradiction to another pair
 */
function fewestAnswers(
  conditions: readonly Condition[],
  { base, answersTo, isConflict }: Asking,
  stands: (facts: Facts) => boolean,
): Facts | null {
  const asked = [...new Set(conditions.flatMap(factsIn))].map((fact) => [fact, answersTo(fact, conditions)] as const);
  let left = mostTried;
  const search = (answers: Facts, rest: typeof asked): Facts | null => {
    const openYet = new Set(rest.flatMap(([fact, known]) => (known.length > 0 ? fact : [])));
    const facts = { ...Object.fromEntries(Object.entries(base).filter(([fact]) => !openYet.has(fact))), ...answers };
    const truths = conditions.map((condition) => truthOf(condition, facts));
    left -= 1;
    if (left < 0 || truths.includes('false')) return null;
    const [next, ...others] = rest;
    if (!next) {
      const isOne = truths.every((truth) => truth === 'true') && stands(facts) && isConflict(answers);
      return isOne ? answers : null;
    }
    const [fact, known] = next;
    for (const then of [answers, ...known.map((answer) => ({ ...answers, [fact]: answer }))]) {
      const found = search(then, others);
      if (found) return found;
    }
    return null;
  };
  return search({}, asked);
}
