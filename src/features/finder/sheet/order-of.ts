import { type Staged, stagesOf } from './stages-of.ts';

/** One approval that waits for another. */
export type Edge = { before: string; after: string };

/** Whether one more edge closes a circle, by which an approval would wait for itself. */
export function waitsForItself({ before, after }: Edge, edges: readonly Edge[]): boolean {
  const reached = new Set([after]);
  // A set grows while it is walked.
  for (const key of reached) for (const edge of edges) if (edge.before === key) reached.add(edge.after);
  return reached.has(before);
}

/** Approvals in the order in which they can be obtained: those of one stage side by side. */
export function orderOf<Given extends { key: string }>(given: readonly Given[], edges: readonly Edge[]): Given[][] {
  const places = new Map(given.map(({ key }, number) => [key, number]));
  const steps = given.map((approval, number): Staged & { approval: Given } => ({
    ...{ number, approval },
    after: edges.flatMap(({ before, after }) => (after === approval.key ? (places.get(before) ?? []) : [])),
  }));
  return stagesOf(steps).map((stage) => stage.map(({ approval }) => approval));
}

/** The way through the edges that takes longest, by what each approval takes; of equal ones the shorter and first. */
export function longestWay<Given extends { key: string }>(
  given: readonly Given[],
  edges: readonly Edge[],
  daysOf: (approval: Given) => number,
): Given[] {
  const ways = new Map<string, { way: Given[]; days: number }>();
  for (const approval of orderOf(given, edges).flat()) {
    const before = longestOf(
      edges.flatMap(({ before, after }) => (after === approval.key ? (ways.get(before) ?? []) : [])),
    );
    const isLonger = before !== undefined && before.days > 0;
    ways.set(approval.key, {
      way: isLonger ? [...before.way, approval] : [approval],
      days: (isLonger ? before.days : 0) + daysOf(approval),
    });
  }
  return longestOf([...ways.values()])?.way ?? [];
}

const longestOf = <Way extends { days: number }>(ways: readonly Way[]): Way | undefined =>
  ways.toSorted((a, b) => b.days - a.days)[0];
