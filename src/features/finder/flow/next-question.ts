import { type Condition, type Facts, factsIn, type Known, leavesOf, residueOf } from '../condition.schema.ts';
import { evaluate, type Question } from '../evaluation/evaluate.ts';

/** An approval in question, with what is known before anybody has answered. */
export type Asked = { question: Question; base: Facts };

/** A fact that can be asked for: the answers that it may have, with shares that add up to one, and the effort they take. */
export type Askable = { fact: string; cost: number; answers: readonly { known: Known; share: number }[] };

/** What the residue of a condition counts beside an approval that an answer settles. */
const leafWeight = 0.1;

/** The conditions that are open in approvals which may apply; a settled approval has none. */
export function openConditions({ question, base }: Asked, answers: Facts): Condition[] {
  const facts = { ...base, ...answers };
  const { status, grounds, unless } = evaluate(question, facts);
  if (status !== 'may-apply') return [];
  const conditions = [
    ...grounds.map((ground) => ('rule' in ground ? ground.rule.condition : ground.line.condition)),
    ...unless.map(({ condition }) => condition),
  ];
  return conditions.flatMap((condition) => (condition && residueOf(condition, facts)) ?? []);
}

/** The facts on which approvals still depend. */
export function openFacts(asked: readonly Asked[], answers: Facts): Set<string> {
  return new Set(asked.flatMap((each) => openConditions(each, answers).flatMap(factsIn)));
}

/**
 * The fact whose answer settles most, by what it takes to answer it; the first of several that are as good. Null when
 * no approval depends on any of them.
 * @param answers what has been answered; a fact that nobody could answer is left out of `askable`
 */
export function nextQuestion(asked: readonly Asked[], answers: Facts, askable: readonly Askable[]): string | null {
  const open = asked.flatMap((each) => {
    const conditions = openConditions(each, answers);
    return conditions.length > 0 ? [{ ...each, conditions, facts: new Set(conditions.flatMap(factsIn)) }] : [];
  });
  let best: { fact: string; gain: number } | null = null;
  for (const { fact, cost, answers: possible } of askable) {
    const concerned = open.filter(({ facts }) => facts.has(fact));
    if (concerned.length === 0) continue;
    const gain = possible.reduce((sum, { known, share }) => {
      const then = { ...answers, [fact]: known };
      return sum + share * concerned.reduce((settled, each) => settled + gainOf(each, then), 0);
    }, 0);
    // Sums differ in their last digits with the order of what is added.
    if (!best || gain / cost > best.gain + 1e-9) best = { fact, gain: gain / cost };
  }
  return best?.fact ?? null;
}

function gainOf(each: Asked & { conditions: readonly Condition[] }, answers: Facts): number {
  const left = openConditions(each, answers);
  return (left.length === 0 ? 1 : 0) + leafWeight * (count(each.conditions) - count(left));
}

const count = (conditions: readonly Condition[]) => conditions.reduce((sum, condition) => sum + leavesOf(condition), 0);

/** How many questions are asked at most, of whom it is for and of the product; what is open then stands on the sheet. */
export const mostQuestions = 9;

/** What somebody has answered, and what he does not know. */
export type Answers = { facts: Facts; unknown: ReadonlySet<string> };

/**
 * The questions that led here, in their order, and the next one. It follows from the answers alone, so that an address
 * with answers is enough to go on or back.
 * @param most how many questions about the product are left beside those of whom the sheet is for
 */
export function walk(
  asked: readonly Asked[],
  { facts, unknown }: Answers,
  askable: readonly Askable[],
  most = mostQuestions,
) {
  const path: string[] = [];
  const isDone = (fact: string) => fact in facts || unknown.has(fact);
  let said: Facts = {};
  for (;;) {
    const rest = askable.filter(({ fact }) => !path.includes(fact));
    const fact = nextQuestion(asked, said, rest);
    if (!fact || !isDone(fact)) break;
    path.push(fact);
    const known = facts[fact];
    if (known) said = { ...said, [fact]: known };
  }
  // Answers that were carried along, or given before another one was changed.
  const others = askable.flatMap(({ fact }) => (isDone(fact) && !path.includes(fact) ? [fact] : []));
  const given = [...path, ...others];
  const left = askable.filter(({ fact }) => !given.includes(fact));
  const open = openFacts(asked, facts);
  const next = given.length < most ? nextQuestion(asked, facts, left) : null;
  const atMost = Math.min(left.filter(({ fact }) => open.has(fact)).length, Math.max(0, most - given.length));
  return { path, given, next, atMost };
}
