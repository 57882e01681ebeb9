import { isDeepStrictEqual } from 'node:util';
import type { Effect, Order, WrittenExemption } from './order.ts';

/**
 * The file of an order after a delivery. Nothing that was said is forgotten: an effect that the delivery no longer gives
 * is withdrawn on that day, and a new one is recorded on it. What was corrected by hand stays, unless the delivery
 * describes the order itself.
 * @param isDescribed whether the delivery has a row for the order
 */
export function updateOrder(existing: Order | undefined, built: Order, isDescribed: boolean, day: string): Order {
  if (!existing) return { ...built, effects: built.effects && nameEffects(built.effects) };
  const { lines, effects = [], exemptions = [], checks, translations, ...facts } = existing;
  const added = built.effects ?? [];
  const fresh = added.map((effect) => {
    const before = effects.find((old) => !old.withdrawn && isSameAct(old, effect));
    return { id: before?.id, ...effect, recorded: before ? before.recorded : day };
  });
  const withdrawn = effects
    .filter((old) => old.withdrawn || !added.some((effect) => isSameAct(old, effect)))
    .map((old) => (old.withdrawn ? old : { ...old, withdrawn: day }));
  const reliefs = (built.exemptions ?? []).map((relief) => {
    const before = exemptions.find((old) => isSameRelief(old, relief));
    return { ...relief, recorded: before ? before.recorded : day };
  });
  const others = exemptions.filter((old) => !reliefs.some((relief) => isSameRelief(old, relief)));
  const all = [...fresh, ...withdrawn];
  const granted = [...reliefs, ...others];
  const { lines: placed, effects: _, exemptions: __, ...described } = built;
  return {
    ...(isDescribed ? { ...described, ...missing(facts, described) } : facts),
    lines: placed ?? lines,
    effects: all.length > 0 ? nameEffects(all) : undefined,
    exemptions: granted.length > 0 ? granted : undefined,
    checks,
    translations,
  };
}

/** Gives the effects that have no name yet theirs: `defer`, `defer-2` and so on. */
export function nameEffects(effects: readonly Effect[]): Effect[] {
  const taken = new Set(effects.map(({ id }) => id));
  return effects.map((effect) => {
    if (effect.id) return effect;
    let id = effect.kind;
    for (let number = 2; taken.has(id); number += 1) id = `${effect.kind}-${number}`;
    taken.add(id);
    const { id: _, ...rest } = effect;
    return { id, ...rest };
  });
}

function isSameAct(a: Effect, b: Effect): boolean {
  return isDeepStrictEqual(meaningOf(a), meaningOf(b));
}

const meaningOf = ({ kind, order, lines, audiences, on, until, standard, beside, clause, text, countsFrom }: Effect) =>
  JSON.parse(JSON.stringify({ kind, order, lines, audiences, on, until, standard, beside, clause, text, countsFrom }));

function isSameRelief(a: WrittenExemption, b: WrittenExemption): boolean {
  return a.kind === b.kind && a.condition === b.condition && a.by === b.by;
}

/** What was added by hand and the delivery does not know. */
const missing = (facts: object, described: object) =>
  Object.fromEntries(Object.entries(facts).filter(([name]) => !(name in described)));
