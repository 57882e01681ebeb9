import { Trans, useLingui } from '@lingui/react/macro';
import { longDate } from '#core/time/dates.ts';
import type { OrderEvent } from '#features/orders/events/select-events.server.ts';
import { EventsOfDay } from './events-of-day.tsx';

/**
 * What instruments do, along a vertical rule with a gold tick for each day.
 * @param slug the order of the page, which is not named again; without one, each day names its instruments
 */
export function EventRule({ events, slug }: { events: readonly OrderEvent[]; slug?: string }) {
  const { i18n } = useLingui();
  const dated = events.filter(({ publishedOn }) => publishedOn);
  const undated = events.filter(({ publishedOn }) => !publishedOn);
  const days = Map.groupBy([...dated, ...undated], ({ publishedOn }) => publishedOn ?? '');
  return (
    <ol className="border-s border-rule">
      {[...days].map(([day, eventsOfDay]) => (
        <li
          key={day}
          className="relative ps-8 not-last:pb-7 before:absolute before:start-0 before:top-[0.7em] before:h-px before:w-5 before:bg-gold"
        >
          <p className="font-serif text-xl tabular">
            {day ? <time dateTime={day}>{longDate(day, i18n.locale)}</time> : <Trans>Date not known</Trans>}
          </p>
          <EventsOfDay events={eventsOfDay} slug={slug} />
        </li>
      ))}
    </ol>
  );
}
