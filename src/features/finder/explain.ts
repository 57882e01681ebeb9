import { type Facts, factsIn } from './condition.schema.ts';
import { evaluate, type Question } from './evaluate.ts';

/** The facts without which the status would be open; none can be left out. */
export function explain(question: Question, facts: Facts): string[] {
  const { status } = evaluate(question, facts);
  const conditions = [...question.rules, ...question.lines].flatMap(({ condition }) => condition ?? []);
  const named = [...new Set(conditions.flatMap(factsIn))].filter((fact) => fact in facts).sort();
  return named.reduce<string[]>((needed, fact) => {
    const fewer = needed.filter((other) => other !== fact);
    const known = Object.fromEntries(fewer.flatMap((name) => (facts[name] ? [[name, facts[name]]] : [])));
    return evaluate(question, known).status === status ? fewer : needed;
  }, named);
}
