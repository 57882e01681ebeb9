import type { Audience, EffectKind } from '#features/orders/order.schema.ts';

type Event = {
  id: number;
  kind: EffectKind;
  audiences: readonly Audience[];
  on: string | null;
  publishedOn: string | null;
  /** How many lines it is limited to; null for all lines of its target. */
  lines: number | null;
  by: { slug: string };
  target: { slug: string };
};

/** The beginnings that never came on their day: a later instrument moved them, or replaced or rescinded the order before. */
export function struckEvents(events: readonly Event[]): Set<number> {
  const begins = events.filter(({ kind }) => kind === 'commence' || kind === 'defer');
  const ends = events.filter(({ kind }) => kind === 'rescind' || kind === 'supersede');
  const isStruck = (event: Event) =>
    begins.some((later) => later.kind === 'defer' && isOver(event, later)) ||
    ends.some((end) => isOver(event, end) && dayOf(end, begins, event) <= (event.on ?? '9999'));
  return new Set(begins.filter(isStruck).map(({ id }) => id));
}

/** Whether the later one concerns the same order, and everything that the earlier one does. */
function isOver(earlier: Event, later: Event): boolean {
  return (
    later.target.slug === earlier.target.slug &&
    (later.publishedOn ?? '') > (earlier.publishedOn ?? '') &&
    later.lines === null &&
    earlier.audiences.every((audience) => later.audiences.includes(audience))
  );
}

/** The day on which an order ends; without one of its own, a replaced order ends when its successor begins. */
function dayOf(end: Event, begins: readonly Event[], { audiences }: Event): string {
  if (end.on) return end.on;
  const successor = begins.findLast(
    ({ target, audiences: own }) =>
      end.kind === 'supersede' && target.slug === end.by.slug && audiences.every((audience) => own.includes(audience)),
  );
  return successor?.on ?? end.publishedOn ?? '';
}
