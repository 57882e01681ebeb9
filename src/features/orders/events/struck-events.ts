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

/** The ids of the beginnings whose day never came, because a later instrument moved it, or first replaced or rescinded the order. */
export function struckEvents(events: readonly Event[]): Set<number> {
  const begins = events.filter(({ kind }) => kind === 'commence' || kind === 'defer');
  const ends = events.filter(({ kind }) => kind === 'rescind' || kind === 'supersede');
  const isStruck = (event: Event) =>
    begins.some((later) => later.kind === 'defer' && isOverridden(event, later)) ||
    ends.some((end) => isOverridden(event, end) && dayOf(end, begins, event) <= (event.on ?? '9999'));
  return new Set(begins.filter(isStruck).map(({ id }) => id));
}

/** Whether the later event concerns the same order, and everything that the earlier one concerns. */
function isOverridden(earlier: Event, later: Event): boolean {
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
