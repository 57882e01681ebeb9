import { hasLine, type Lines, readLines, type WrittenLines } from './lines.ts';
import type { Effect, Order } from './order.ts';

/** An effect with the instrument that brings it, the order it acts on, and the lines that it is limited to. */
export type Act = Effect & { by: string; target: string; limit: Lines | null; day: string };

/** Every effect of every order; `day` is that of publication, or else of signature. */
export function listActs(orders: ReadonlyMap<string, Order>): Act[] {
  return [...orders].flatMap(([by, { effects = [], published, signed }]) =>
    effects.map((effect) => ({
      ...effect,
      by,
      target: effect.order ?? by,
      limit: effect.lines ? linesOf(effect.lines) : null,
      day: published ?? signed ?? effect.on ?? '',
    })),
  );
}

function linesOf(written: WrittenLines): Lines {
  const texts = Object.entries(written).map(([list, keys]): [string, Set<string>] => [
    list,
    new Set(Array.isArray(keys) ? keys : [...(readLines(`${list} ${keys}`).get(list) ?? [])]),
  ]);
  return new Map(texts);
}

const covers = ({ limit }: Act, list: string, key: string) => !limit || hasLine(limit, list, key);

/** The orders that a line stands or has stood under, including successors, and those of them that nothing has replaced. */
export function ordersOfLine(orders: ReadonlyMap<string, Order>, acts: readonly Act[], list: string, key: string) {
  const named = [...orders].flatMap(([slug, { lines }]) => (lines && hasLine(linesOf(lines), list, key) ? [slug] : []));
  const all = new Set(named);
  const replaced = new Set<string>();
  for (const order of all) {
    for (const act of acts) {
      if (act.kind !== 'supersede' || act.target !== order || !covers(act, list, key)) continue;
      all.add(act.by);
      replaced.add(order);
    }
  }
  return { all, standing: [...all].filter((order) => !replaced.has(order)) };
}

/** What is known of a line under the given orders: the effects on them. */
export function actsOnLine(acts: readonly Act[], targets: Iterable<string>, list: string, key: string): Act[] {
  const wanted = new Set(targets);
  return acts.filter((act) => wanted.has(act.target) && covers(act, list, key));
}

/** The last day that was given for the start of a line, for one audience. */
export function startOfLine(acts: readonly Act[], audience: string): string | undefined {
  const starts = acts.filter(
    ({ kind, audiences }) => (kind === 'commence' || kind === 'defer') && (audiences?.includes(audience) ?? true),
  );
  return starts.sort((a, b) => a.day.localeCompare(b.day)).at(-1)?.on;
}
