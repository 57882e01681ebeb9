import { z } from 'zod';
import { type Condition, leavesOf } from '../condition.schema.ts';
import { conditionTexts as texts } from '../desk/finder.messages.ts';

/** How deep a condition may be, and how many facts it may name. */
const deepest = 6;
const mostLeaves = 40;

/** How many values of a fact it may name, and how long each may be. */
const mostValues = 100;
const longest = 200;

const word = z.string().min(1).max(longest);
const leaf = z.union([
  z.strictObject({ fact: word, is: z.string() }),
  z.strictObject({ fact: word, in: z.array(z.string()).min(1) }),
  z.strictObject({ fact: word, atLeast: z.number() }),
  z.strictObject({ fact: word, below: z.number() }),
]);
const shape: z.ZodType<Condition> = z.lazy(() =>
  z.union([
    z.strictObject({ all: z.array(shape).min(1) }),
    z.strictObject({ any: z.array(shape).min(1) }),
    z.strictObject({ not: shape }),
    leaf,
  ]),
);

/** A condition as files and forms write it: `{ all: [{ fact: 'mains', is: 'yes' }, { fact: 'watts', below: 1500 }] }`. */
export const condition = z.custom<Condition>().superRefine((given, context) => {
  const refuse = (message: string) => context.addIssue({ code: 'custom', message });
  // A value that is far too deep would not even be read.
  if (depthOf(given) > deepest) refuse(texts.deep);
  else if (isWide(given)) refuse(texts.long);
  else if (!shape.safeParse(given).success) refuse(texts.shape);
  else if (leavesOf(given) > mostLeaves) refuse(texts.long);
  else if (hasTooManyValues(given)) refuse(texts.values);
});

/** How many conditions lie in each other, of whatever is given; it looks no further than it has to. */
function depthOf(given: unknown, depth = 1): number {
  if (typeof given !== 'object' || given === null || depth > deepest) return depth - 1;
  return partsOf(given).reduce<number>((most, part) => Math.max(most, depthOf(part, depth + 1)), depth);
}

/** Whether more conditions lie side by side than it may name facts; of one that is not too deep. */
function isWide(given: unknown): boolean {
  const parts = partsOf(given);
  return parts.length > mostLeaves || parts.some(isWide);
}

function hasTooManyValues(given: Condition): boolean {
  const values = 'is' in given ? [given.is] : 'in' in given ? given.in : [];
  if (values.length > mostValues || values.some((value) => value.length > longest)) return true;
  return (partsOf(given) as Condition[]).some(hasTooManyValues);
}

function partsOf(given: unknown): unknown[] {
  if (typeof given !== 'object' || given === null) return [];
  const { all, any, not } = given as Record<string, unknown>;
  return [...[all, any].flatMap((list) => (Array.isArray(list) ? list : [])), ...(not === undefined ? [] : [not])];
}
