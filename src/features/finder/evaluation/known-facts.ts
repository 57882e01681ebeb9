import { z } from 'zod';
import type { Facts, Known } from '../condition.schema.ts';
import type { factKinds } from '../finder.schema.ts';

export type FactKind = (typeof factKinds)[number];

/** A value as somebody states it: one, several, or a number. */
export type Stated = string | readonly string[] | number;

/** The facts of one product; all others are unanswered. */
export const statedShape = z.record(
  z.string().max(100),
  z.union([z.string(), z.array(z.string()).max(40), z.number()]),
);

/** What somebody has said of his own product, which is the whole of it. */
export function statedFacts(stated: Readonly<Record<string, Stated>>): Facts {
  return Object.fromEntries(Object.entries(stated).map(([fact, value]) => [fact, stateOf(value)]));
}

function stateOf(value: Stated): Known {
  if (typeof value === 'number') return { number: value };
  return { values: typeof value === 'string' ? [value] : value };
}

/** Members of a set that exclude all others. */
export const wholes: readonly string[] = ['none', 'gnss-only'];

/** What is certain for a whole family: of a set, its least, because products of the family may have more. */
export function certainFact(kind: FactKind, values: readonly string[]): Known {
  const [first] = values;
  if (kind === 'number') return { number: Number(first) };
  if (values.length > 1) return kind === 'set' ? { some: values } : { oneOf: values };
  return kind !== 'set' || wholes.includes(first ?? '') ? { values } : { some: values };
}

/** Whether nothing is left to be said of a fact. */
export function isSettled(known: Known | undefined): boolean {
  return known !== undefined && ('values' in known || 'number' in known);
}
