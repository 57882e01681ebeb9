import type { Check, Effect, LineFacts, Listing } from '#features/orders/effect.ts';

/** A line of an official list: the list and the key of its row. */
export type Line = { list: string; key: string };

export const lineKey = ({ list, key }: Line) => `${list} ${key}`;

/** An effect with the lines that it is limited to, by `lineKey`; null for all lines of its target. */
export type OrderEffect = Omit<Effect, 'limited'> & { lines: ReadonlySet<string> | null };

/** What the fold needs of all orders. */
export type Register = {
  /** By the slug of the order: the lines that its own list or schedule names. */
  linesOf: ReadonlyMap<string, ReadonlySet<string>>;
  effects: readonly OrderEffect[];
  checks: readonly Check[];
  /** By the slug of the order: the day on which we recorded it. */
  recordedOn: ReadonlyMap<string, string>;
};

/** Indexes the whole register once; the function that it returns then finds the facts of a line quickly. */
export function indexRegister({ linesOf, effects, checks }: Omit<Register, 'recordedOn'>) {
  const ordersOf = new Map<string, Set<string>>();
  const add = (line: string, order: string) => ordersOf.set(line, (ordersOf.get(line) ?? new Set()).add(order));
  for (const [order, lines] of linesOf) for (const line of lines) add(line, order);
  for (const { kind, lines, target } of effects) {
    if (lines && kind !== 'supersede') for (const line of lines) add(line, target);
  }
  const onTarget = Map.groupBy(effects, ({ target }) => target);

  /** What is known about a line: the effects on every order that it stands or has stood under, including successors. */
  return (line: Line, listing: Listing | null): LineFacts & { orders: string[] } => {
    const key = lineKey(line);
    const orders = new Set(ordersOf.get(key));
    const found: Effect[] = [];
    // A set may grow while it is being iterated, so successors of successors are found too.
    for (const order of orders) {
      for (const { lines, ...effect } of onTarget.get(order) ?? []) {
        if (lines && !lines.has(key)) continue;
        found.push({ ...effect, limited: lines !== null });
        if (effect.kind === 'supersede') orders.add(effect.order);
      }
    }
    const concerned = new Set([...orders, ...found.map(({ order }) => order)]);
    return {
      orders: [...orders],
      effects: found,
      checks: checks.filter(({ order }) => concerned.has(order)),
      listing,
    };
  };
}
