import type { Check, Effect, LineFacts, Listing } from '#features/orders/effect.ts';

/** A line of an official list: the list and the key of its row. */
export type Line = { list: string; key: string };

export const lineKey = ({ list, key }: Line) => `${list} ${key}`;

/** The line of such a key; no list has a space in its name. */
export function readLineKey(text: string): Line {
  const space = text.indexOf(' ');
  return { list: text.slice(0, space), key: text.slice(space + 1) };
}

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

/**
 * The lines, by `lineKey`, whose facts may depend on these orders: those under them, under the orders that they act on or
 * that act on them, and under all that these have replaced.
 */
export function linesAround({ linesOf, effects }: Register, changed: ReadonlySet<string>): Set<string> {
  const orders = new Set(changed);
  for (const { order, target } of effects) {
    if (changed.has(order)) orders.add(target);
    if (changed.has(target)) orders.add(order);
  }
  const replacedBy = Map.groupBy(
    effects.filter(({ kind }) => kind === 'supersede'),
    ({ order }) => order,
  );
  // A set may grow while it is being iterated, so predecessors of predecessors are found too.
  for (const order of orders) for (const { target } of replacedBy.get(order) ?? []) orders.add(target);
  const limited = effects.flatMap(({ target, lines }) => (lines && orders.has(target) ? [...lines] : []));
  return new Set([...[...orders].flatMap((order) => [...(linesOf.get(order) ?? [])]), ...limited]);
}

type Found = Omit<LineFacts, 'listing'> & { orders: string[] };

/** Indexes the whole register once; the function that it returns then finds the facts of a line quickly. */
export function indexRegister({ linesOf, effects, checks }: Omit<Register, 'recordedOn'>) {
  const ordersOf = new Map<string, Set<string>>();
  const add = (line: string, order: string) => ordersOf.set(line, (ordersOf.get(line) ?? new Set()).add(order));
  for (const [order, lines] of linesOf) for (const line of lines) add(line, order);
  for (const { kind, lines, target } of effects) {
    if (lines && kind !== 'supersede') for (const line of lines) add(line, target);
  }
  const onTarget = Map.groupBy(
    effects.map(({ lines, ...effect }) => ({ lines, effect: { ...effect, limited: lines !== null } })),
    ({ effect }) => effect.target,
  );
  const checksOf = Map.groupBy(checks, ({ order }) => order);

  /** Lines under the same orders have the same effects, unless some are limited to certain lines. */
  const shared = new Map<string, Found>();

  function find(key: string, namingOrders: readonly string[]): Found {
    const orders = new Set(namingOrders);
    const effects: Effect[] = [];
    let isShared = true;
    // A set may grow while it is being iterated, so successors of successors are found too.
    for (const order of orders) {
      for (const { lines, effect } of onTarget.get(order) ?? []) {
        if (lines) isShared = false;
        if (lines && !lines.has(key)) continue;
        effects.push(effect);
        if (effect.kind === 'supersede') orders.add(effect.order);
      }
    }
    const concerned = new Set([...orders, ...effects.map(({ order }) => order)]);
    const facts = {
      orders: [...orders],
      effects,
      checks: [...concerned].flatMap((order) => checksOf.get(order) ?? []),
    };
    if (isShared) shared.set(namingOrders.join(' '), facts);
    return facts;
  }

  /** What is known about a line: the effects on every order that it stands or has stood under, including successors. */
  return (line: Line, listing: Listing | null): LineFacts & { orders: string[] } => {
    const key = lineKey(line);
    const namingOrders = [...(ordersOf.get(key) ?? [])];
    return { ...(shared.get(namingOrders.join(' ')) ?? find(key, namingOrders)), listing };
  };
}
