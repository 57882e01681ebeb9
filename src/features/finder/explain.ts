import { type Facts, factsIn } from './condition.schema.ts';
import { evaluate, type Question } from './evaluate.ts';

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
