import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { longDate } from '#core/time/dates.ts';
import type { OrderEvent } from '#features/orders/find-order.server.ts';
import { OwnText } from '#ui/own-language.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { EventSentence } from './event-sentence.tsx';

/** What the order did and what was done to it, along a rule with a gold tick for each day. */
export function OrderHistory({ events, slug }: { events: readonly OrderEvent[]; slug: string }) {
  const { i18n } = useLingui();
  if (events.length === 0) return null;
  const days = Map.groupBy(events, ({ publishedOn }) => publishedOn ?? '');
  const moved = movedEvents(events);
  return (
    <section aria-labelledby="history" className="mt-10">
      <h2 id="history" className="text-2xl">
        <Trans>What it did, and what was done to it</Trans>
      </h2>
      <ol className="mt-4 border-s border-rule">
        {[...days].map(([day, own]) => (
          <li
            key={day}
            className="relative ps-8 not-last:pb-7 before:absolute before:start-0 before:top-[0.7em] before:h-px before:w-5 before:bg-gold"
          >
            <p className="font-serif text-xl tabular">
              {day ? <time dateTime={day}>{longDate(day, i18n.locale)}</time> : <Trans>Day not known</Trans>}
            </p>
            <ul className="mt-1 stack-2">
              {own.map((event) => (
                <li key={event.id}>
                  <Happening event={event} slug={slug} isMoved={moved.has(event.id)} />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Happening({ event, slug, isMoved }: { event: OrderEvent; slug: string; isMoved: boolean }) {
  const { by, target, text, lines, derived } = event;
  const other = by.slug === slug ? (target.slug === slug ? null : target) : by;
  const isOutward = by.slug === slug && other !== null;
  const sentence = <EventSentence event={event} isOutward={isOutward} />;
  return (
    <>
      {isMoved ? <s className="text-ink-2">{sentence}</s> : sentence}{' '}
      {other && (
        <TextLink to={`/orders/${other.slug}`}>
          <OwnText text={other.number ?? other.title} />
        </TextLink>
      )}
      {lines !== null && (
        <span className="ms-2 text-sm text-ink-2">
          <Plural value={lines} one="# entry of a list" other="# entries of a list" />
        </span>
      )}
      {derived && (
        <span className="block text-sm text-ink-2">
          <Trans>The order is silent on imports; they take the date of large enterprises.</Trans>
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

/** Beginnings that a later instrument moved, so that the page strikes them through. */
function movedEvents(events: readonly OrderEvent[]): Set<number> {
  const begins = events.filter(({ kind }) => kind === 'commence' || kind === 'defer');
  const isMovedBy = (earlier: OrderEvent, later: OrderEvent) =>
    later.kind === 'defer' &&
    later.target.slug === earlier.target.slug &&
    (later.publishedOn ?? '') > (earlier.publishedOn ?? '') &&
    later.lines === null &&
    earlier.audiences.every((audience) => later.audiences.includes(audience));
  return new Set(begins.filter((event) => begins.some((later) => isMovedBy(event, later))).map(({ id }) => id));
}
