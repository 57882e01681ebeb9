import { Plural, Trans } from '@lingui/react/macro';
import { OrderNumberLink } from '#features/orders/components/order-number.tsx';
import type { OrderEvent } from '#features/orders/events/select-events.server.ts';
import { OwnText } from '#ui/own-language.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { EventSentence } from './event-sentence.tsx';

type Props = { events: readonly OrderEvent[]; slug: string | undefined };

/** The events of one day. Those of a lane stand under the instruments that brought them; on an order's own page that is not needed. */
export function EventsOfDay({ events, slug }: Props) {
  if (slug) return <Sentences events={events} slug={slug} />;
  const byInstrument = Map.groupBy(events, ({ by }) => by.slug);
  return [...byInstrument].map(([instrument, itsEvents]) => (
    <div key={instrument} className="mt-1">
      {itsEvents[0] && <Instrument name={itsEvents[0].by} />}
      <Sentences events={itsEvents} slug={instrument} />
    </div>
  ));
}

function Instrument({ name: { slug, number, title } }: { name: OrderEvent['by'] }) {
  return (
    <p>
      <TextLink to={`/orders/${slug}`}>
        <OwnText text={title} from="lists" />
      </TextLink>
      {number && !title.includes(number) && (
        <span className="ms-2 inline-block tabular wrap-anywhere">
          <OwnText text={number} />
        </span>
      )}
    </p>
  );
}

function Sentences({ events, slug }: { events: readonly OrderEvent[]; slug: string }) {
  return (
    <ul className="mt-1 stack-2">
      {events.map((event) => (
        <li key={event.id}>
          <Happening event={event} slug={slug} />
        </li>
      ))}
    </ul>
  );
}

function Happening({ event, slug }: { event: OrderEvent; slug: string }) {
  const { kind, by, target, text, lines, derived, isStruck } = event;
  const other = by.slug === slug ? (target.slug === slug ? null : target) : by;
  const isOutward = by.slug === slug && other !== null;
  const sentence = <EventSentence event={event} isOutward={isOutward} />;
  return (
    <>
      {isStruck ? <s className="text-ink-2">{sentence}</s> : sentence}{' '}
      {other && !(isOutward && kind === 'concurrent') && <OrderNumberLink order={other} />}
      {lines !== null && (
        <span className="ms-2 text-sm text-ink-2">
          <Plural value={lines} one="# list entry" other="# list entries" />
        </span>
      )}
      {derived && (
        <span className="block text-sm text-ink-2">
          <Trans>The order does not mention imports; the date for large enterprises applies to them.</Trans>
        </span>
      )}
      {text && (
        <span className="block text-sm text-ink-2">
          <OwnText text={text} />
        </span>
      )}
    </>
  );
}
