import { type Condition, type Facts, factsIn, truthOf } from '../condition.schema.ts';
import { type Effect, evaluate, type Question } from './evaluate.ts';

/** The facts without which the status would be another one; none can be left out. */
export function explain(question: Question, facts: Facts): string[] {
  const { status } = evaluate(question, facts);
  const isSameWith = (names: readonly string[]) =>
    evaluate(question, Object.fromEntries(names.flatMap((name) => (facts[name] ? [[name, facts[name]]] : []))))
      .status === status;
  const leaveOut = (names: readonly string[]): string[] => {
    const needed = names.reduce<string[]>(
      (kept, fact) => {
        const fewer = kept.filter((other) => other !== fact);
        return isSameWith(fewer) ? fewer : kept;
      },
      [...names],
    );
    // A fact that was needed beside another one may not be once that one is left out.
    return needed.length < names.length ? leaveOut(needed) : needed;
  };
  const conditions = [...question.rules, ...question.lines].flatMap(({ condition }) => condition ?? []);
  return leaveOut([...new Set(conditions.flatMap(factsIn))].filter((fact) => fact in facts).sort());
}

/** What goods are for and how many they are decides only whether somebody is freed from what holds of all others. */
const ofExemptions = ['purpose', 'quantity'];

/**
 * A question without the exemptions that the facts rule out. They decide nothing any more, and without them nobody
 * reads that an order holds *because* his goods are for export.
 */
export function withoutRuledOut<Given extends Question>(question: Given, facts: Facts): Given {
  const rules = question.rules.filter(
    ({ effect, condition }) => !(isExemption(effect, condition) && truthOf(condition, facts) === 'false'),
  );
  return { ...question, rules };
}

function isExemption(effect: Effect, condition: Condition): boolean {
  if (effect === 'exempts' || effect === 'may-exempt') return true;
  return effect === 'excludes' && factsIn(condition).some((fact) => ofExemptions.includes(fact));
}
