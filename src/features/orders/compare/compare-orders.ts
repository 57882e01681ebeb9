import type { RequirementState } from '#features/requirements/requirement-state.schema.ts';
import type { Audience, ExemptionKind } from '../order-kinds.schema.ts';

/** The states that the entries under an order have for an audience. */
export type AudienceDates = {
  audience: Audience;
  states: { state: RequirementState; since: string | null; until: string | null; entries: number }[];
};
/** A row of a list under the order, with its `lineKey` and the numbers of the standards that count for it. */
export type ComparedLine = { key: string; name: string; standards: string[] };
export type ComparedExemption = { id: number; kind: ExemptionKind; condition: string | null; until: string | null };
/** An effect as it was known on the day: its id, and whether a later one had struck its day by then. */
type ComparedEffect = { id: number; isStruck: boolean };

/** An order as it stood on a day. No key occurs twice in a part. */
export type OrderSnapshot = {
  dates: AudienceDates[];
  lines: ComparedLine[];
  exemptions: ComparedExemption[];
  effects: ComparedEffect[];
};

export type Changes<Part> = { removed: Part[]; added: Part[]; changed: { from: Part; to: Part }[] };
export type OrderDifference = { [Name in keyof OrderSnapshot]: Changes<OrderSnapshot[Name][number]> };

const keys = {
  dates: ({ audience }: AudienceDates) => audience,
  lines: ({ key }: ComparedLine) => key,
  exemptions: ({ id }: ComparedExemption) => `${id}`,
  effects: ({ id }: ComparedEffect) => `${id}`,
};

/** How the second of two snapshots of an order differs from the first, part by part. */
export function compareOrders(a: OrderSnapshot, b: OrderSnapshot): OrderDifference {
  return {
    dates: compareParts(a.dates, b.dates, keys.dates),
    lines: compareParts(a.lines, b.lines, keys.lines),
    exemptions: compareParts(a.exemptions, b.exemptions, keys.exemptions),
    effects: compareParts(a.effects, b.effects, keys.effects),
  };
}

/** Applies a difference to the first of the two snapshots and returns the second; the order within a part may differ. */
export function applyDifference(a: OrderSnapshot, difference: OrderDifference): OrderSnapshot {
  return {
    dates: applyChanges(a.dates, difference.dates, keys.dates),
    lines: applyChanges(a.lines, difference.lines, keys.lines),
    exemptions: applyChanges(a.exemptions, difference.exemptions, keys.exemptions),
    effects: applyChanges(a.effects, difference.effects, keys.effects),
  };
}

export function isEmptyDifference(difference: OrderDifference): boolean {
  return Object.values(difference).every(
    ({ removed, added, changed }) => removed.length + added.length + changed.length === 0,
  );
}

function compareParts<Part>(a: Part[], b: Part[], keyOf: (part: Part) => string): Changes<Part> {
  const before = new Map(a.map((part) => [keyOf(part), part]));
  const after = new Map(b.map((part) => [keyOf(part), part]));
  return {
    removed: a.filter((part) => !after.has(keyOf(part))),
    added: b.filter((part) => !before.has(keyOf(part))),
    changed: a.flatMap((from) => {
      const to = after.get(keyOf(from));
      return to && JSON.stringify(from) !== JSON.stringify(to) ? [{ from, to }] : [];
    }),
  };
}

function applyChanges<Part>(a: Part[], changes: Changes<Part>, keyOf: (part: Part) => string): Part[] {
  const removed = new Set(changes.removed.map(keyOf));
  const changed = new Map(changes.changed.map(({ to }) => [keyOf(to), to]));
  const rest = a.filter((part) => !removed.has(keyOf(part))).map((part) => changed.get(keyOf(part)) ?? part);
  return [...rest, ...changes.added];
}
