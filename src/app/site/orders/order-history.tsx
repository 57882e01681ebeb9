import { Trans } from '@lingui/react/macro';
import { EventRule } from '#app/page/timeline/event-rule.tsx';
import type { OrderEvent } from '#features/orders/events/select-events.server.ts';

/** What the order did to others, and what others did to it. */
export function OrderHistory({ events, slug }: { events: readonly OrderEvent[]; slug: string }) {
  if (events.length === 0) return null;
  return (
    <section aria-labelledby="history" className="mt-10">
      <h2 id="history" className="mb-4 break-after-avoid text-2xl">
        <Trans>What it did, and what was done to it</Trans>
      </h2>
      <EventRule events={events} slug={slug} />
    </section>
  );
}
