import type { Condition } from '../condition.schema.ts';
import { factTexts as texts } from '../desk/finder.messages.ts';
import type { FactKind } from '../evaluation/known-facts.ts';

export type Fault = { text: string; values: Record<string, string> };
/** The facts that there are. */
export type FactsByKey = ReadonlyMap<string, { kind: FactKind; values: readonly string[] }>;

/** What is wrong with a condition beside the facts that there are. */
export function conditionFaults(condition: Condition, facts: FactsByKey): Fault[] {
  if ('all' in condition) return condition.all.flatMap((part) => conditionFaults(part, facts));
  if ('any' in condition) return condition.any.flatMap((part) => conditionFaults(part, facts));
  if ('not' in condition) return conditionFaults(condition.not, facts);
  const { fact } = condition;
  const isNumber = 'atLeast' in condition || 'below' in condition;
  const kind = facts.get(fact)?.kind;
  if (kind && isNumber !== (kind === 'number'))
    return [{ text: isNumber ? texts.onlyNumbers : texts.onlyCompared, values: { fact } }];
  const values = 'is' in condition ? [condition.is] : 'in' in condition ? condition.in : [];
  return valueFaults(fact, values, facts);
}

/** How many wrong values are named, and with how many letters each: whoever sent thousands needs no more. */
const [mostNamed, mostLetters] = [10, 100];

export function valueFaults(name: string, values: readonly string[], facts: FactsByKey): Fault[] {
  const fact = facts.get(name);
  if (!fact) return [{ text: texts.noFact, values: { fact: name } }];
  if (fact.kind === 'text') return [];
  const isNumber = fact.kind === 'number';
  const wrong = values.filter((value) => (isNumber ? !isNumeric(value) : !fact.values.includes(value)));
  return wrong.slice(0, mostNamed).map((value) => ({
    text: isNumber ? texts.noNumber : texts.noValue,
    values: { fact: name, value: value.slice(0, mostLetters) },
  }));
}

const isNumeric = (text: string) => text.trim() !== '' && Number.isFinite(Number(text));
