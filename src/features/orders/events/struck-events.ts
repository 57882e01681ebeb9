import type { Audience, EffectKind } from '#features/orders/order-kinds.schema.ts';

type Event = {
  id: number;
  kind: EffectKind;
  audiences: readonly Audience[];
  on: string | null;
  publishedOn: string | null;
  by: { slug: string };
  target: { slug: string };
};

/**
 * The ids of the beginnings whose day came for none of their lines, because later instruments moved it, or first
 * replaced or rescinded the order.
 * @param linesOf gives the keys of the lines that an event concerns; null for all lines of its target, which may have none
 */
export function struckEvents<Each extends Event>(
  events: readonly Each[],
  linesOf: (event: Each) => readonly string[] | null,
): Set<number> {
  const concerned = new Map(events.map((event) => [event, linesOf(event)]));
  const concerns = (event: Each, line: string | null) => {
    const lines = concerned.get(event) ?? null;
    return lines === null || (line !== null && lines.includes(line));
  };
  const begins = events.filter(({ kind }) => kind === 'commence' || kind === 'defer');
  const ends = events.filter(({ kind }) => kind === 'rescind' || kind === 'supersede');
  const isStruck = (event: Each) =>
    (concerned.get(event) ?? [null]).every((line) => {
      const overrides = (later: Each) => isOverridden(event, later) && concerns(later, line);
      return (
        begins.some((later) => later.kind === 'defer' && overrides(later)) ||
        ends.some((end) => overrides(end) && dayOf(end) <= (event.on ?? '9999'))
      );
    });
  return new Set(begins.filter(isStruck).map(({ id }) => id));
}

/** Whether the later event concerns the same order, and everybody whom the earlier one concerns. */
function isOverridden(earlier: Event, later: Event): boolean {
  return (
    later.target.slug === earlier.target.slug &&
    (later.publishedOn ?? '') > (earlier.publishedOn ?? '') &&
    earlier.audiences.every((audience) => later.audiences.includes(audience))
  );
}

/** The day on which an order ends: the one that is given, or that of the publication. */
const dayOf = ({ on, publishedOn }: Event): string => on ?? publishedOn ?? '';
