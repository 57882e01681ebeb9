import type { OrderEvent } from '../events/select-events.server.ts';
import { wireEvent } from '../events/wire-event.ts';
import type { OrderDifference } from './compare-orders.ts';

/** A difference as the calls name it; effects are given in full. */
export function wireDifference({ dates, lines, exemptions, effects }: OrderDifference, events: readonly OrderEvent[]) {
  const added = new Set(effects.added.map(({ id }) => id));
  const struck = new Set(effects.changed.filter(({ to }) => to.isStruck).map(({ from }) => from.id));
  return {
    dates: dates.changed.map(({ from, to }) => ({ audience: to.audience, before: from.states, after: to.states })),
    entries: {
      removed: lines.removed,
      added: lines.added,
      changed: lines.changed.map(({ from, to }) => ({ ...to, before: from.standards })),
    },
    exemptions: { removed: exemptions.removed.map(withoutId), added: exemptions.added.map(withoutId) },
    effects: {
      added: events.filter(({ id }) => added.has(id)).map(wireEvent),
      struck: events.filter(({ id }) => struck.has(id)).map(wireEvent),
    },
  };
}

const withoutId = <Part extends { id: number }>({ id: _, ...part }: Part) => part;
