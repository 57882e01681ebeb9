/** A condition about the facts of a product: `{ all: [{ fact: 'mains', is: 'yes' }, { fact: 'watts', below: 1500 }] }`. */
export type Condition = { all: readonly Condition[] } | { any: readonly Condition[] } | { not: Condition } | Leaf;

/** What a condition says of one fact. Of a fact with several values, such as its radios, `is` and `in` mean one of them. */
type Leaf = { fact: string } & ({ is: string } | { in: readonly string[] } | { atLeast: number } | { below: number });

/** Three values, because a fact that nobody has stated is neither true nor false. */
export type Truth = 'true' | 'false' | 'open';

/** The value of a set that has no members: a product without radio. */
const noneOfSet = 'none';

/**
 * What is known of a fact.
 * - `values`: exactly these, all that there are
 * - `oneOf`: the fact has one value, which is among these
 * - `some`: the fact is a set with at least one of these members, and perhaps others, but never `none`
 */
export type Known =
  | { values: readonly string[] }
  | { oneOf: readonly string[] }
  | { some: readonly string[] }
  | { number: number };

export type Facts = Readonly<Record<string, Known>>;

/** Whether a condition holds, as far as the facts say (Kleene's logic of three values). */
export function truthOf(condition: Condition, facts: Facts): Truth {
  if ('all' in condition) return every(condition.all.map((part) => truthOf(part, facts)));
  if ('any' in condition) return opposite(every(condition.any.map((part) => opposite(truthOf(part, facts)))));
  if ('not' in condition) return opposite(truthOf(condition.not, facts));
  return truthOfLeaf(condition, facts[condition.fact]);
}

function every(parts: readonly Truth[]): Truth {
  if (parts.includes('false')) return 'false';
  return parts.includes('open') ? 'open' : 'true';
}

function opposite(truth: Truth): Truth {
  if (truth === 'open') return 'open';
  return truth === 'true' ? 'false' : 'true';
}

function truthOfLeaf(leaf: Leaf, known: Known | undefined): Truth {
  if (!known) return 'open';
  if ('atLeast' in leaf) return 'number' in known ? settled(known.number >= leaf.atLeast) : 'open';
  if ('below' in leaf) return 'number' in known ? settled(known.number < leaf.below) : 'open';
  const wanted = 'is' in leaf ? [leaf.is] : leaf.in;
  if ('values' in known) return settled(known.values.some((value) => wanted.includes(value)));
  if ('oneOf' in known) return ofOne(known.oneOf, wanted);
  return 'some' in known ? ofSome(known.some, wanted) : 'open';
}

const settled = (holds: boolean): Truth => (holds ? 'true' : 'false');

function ofOne(possible: readonly string[], wanted: readonly string[]): Truth {
  const fitting = possible.filter((value) => wanted.includes(value));
  if (fitting.length === 0) return 'false';
  return fitting.length === possible.length ? 'true' : 'open';
}

/** Members that nobody has named may join a set, so only `none` is ruled out. */
function ofSome(members: readonly string[], wanted: readonly string[]): Truth {
  if (members.every((member) => wanted.includes(member))) return 'true';
  return wanted.every((value) => value === noneOfSet) ? 'false' : 'open';
}

/** The part of a condition that is still open; null if the facts settle it. */
export function residueOf(condition: Condition, facts: Facts): Condition | null {
  if (truthOf(condition, facts) !== 'open') return null;
  if ('all' in condition) return joined('all', condition.all, facts);
  if ('any' in condition) return joined('any', condition.any, facts);
  if ('not' in condition) {
    const part = residueOf(condition.not, facts);
    return part && { not: part };
  }
  return condition;
}

function joined(word: 'all' | 'any', parts: readonly Condition[], facts: Facts): Condition | null {
  const open = parts.flatMap((part) => residueOf(part, facts) ?? []);
  const [first, ...others] = open;
  if (!first || others.length === 0) return first ?? null;
  return word === 'all' ? { all: open } : { any: open };
}

/** The facts that a condition names, each once. */
export function factsIn(condition: Condition): string[] {
  const parts = 'all' in condition ? condition.all : 'any' in condition ? condition.any : null;
  if (parts) return [...new Set(parts.flatMap(factsIn))];
  return 'not' in condition ? factsIn(condition.not) : 'fact' in condition ? [condition.fact] : [];
}

/** How often a condition names a fact. */
export function leavesOf(condition: Condition): number {
  const parts = 'all' in condition ? condition.all : 'any' in condition ? condition.any : null;
  if (parts) return parts.reduce((sum, part) => sum + leavesOf(part), 0);
  return 'not' in condition ? leavesOf(condition.not) : 1;
}
