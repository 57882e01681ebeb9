import { Trans, useLingui } from '@lingui/react/macro';
import { longDate } from '#core/time/dates.ts';
import type { OrderEvent } from '#features/orders/events/select-events.server.ts';
import { AudienceNames } from '#features/requirements/components/audience-names.tsx';

type Event = Pick<
  OrderEvent,
  'kind' | 'audiences' | 'on' | 'until' | 'isOver' | 'publishedOn' | 'standard' | 'beside' | 'text'
>;

/**
 * What an instrument does, in a sentence, which the page follows with the name of the other order.
 * @param isOutward whether the page's order acts on another one
 */
export function EventSentence({ event, isOutward }: { event: Event; isOutward: boolean }) {
  const { i18n } = useLingui();
  const { kind, audiences, publishedOn } = event;
  const on = event.on && longDate(event.on, i18n.locale);
  const until = event.until && longDate(event.until, i18n.locale);
  const day = on ?? (publishedOn && longDate(publishedOn, i18n.locale));
  // The day of its own stands above it.
  const isLater = event.on !== null && event.on !== publishedOn;
  const whom = <AudienceNames audiences={audiences} />;
  switch (kind) {
    case 'commence':
      return on ? (
        <Trans>
          Takes effect for {whom} on {on}.
        </Trans>
      ) : (
        <Trans>Leaves open when it takes effect for {whom}.</Trans>
      );
    case 'defer':
      return on ? (
        <Trans>
          Moves the date for {whom} to {on}.
        </Trans>
      ) : (
        <Trans>Leaves open when it takes effect for {whom}.</Trans>
      );
    case 'pause':
      return <Pause event={event} day={day} until={until} />;
    case 'resume':
      return <Trans>Ends the pause on {day}.</Trans>;
    case 'rescind':
      if (isOutward) return <Trans>Rescinds, from {day}:</Trans>;
      return <Trans>Rescinded on {day}.</Trans>;
    case 'supersede':
      if (isOutward) return on ? <Trans>Replaces, from {on}:</Trans> : <Trans>Replaces:</Trans>;
      return on ? <Trans>Replaced from {on}.</Trans> : <Trans>Replaced by a later order.</Trans>;
    case 'exempt':
      return <Exemption event={event} until={until} />;
    case 'concurrent':
      return <AcceptedStandard event={event} until={until} />;
    case 'amend':
      if (isOutward) return isLater ? <Trans>Amends, from {on}:</Trans> : <Trans>Amends:</Trans>;
      return isLater ? <Trans>Amended from {on}.</Trans> : <Trans>Amended.</Trans>;
    case 'clarify':
      if (isOutward) return <Trans>Clarifies:</Trans>;
      return <Trans>Clarified.</Trans>;
  }
}

function Pause({ event: { isOver }, day, until }: { event: Event; day: string | null; until: string | null }) {
  if (!until) return <Trans>Pauses it from {day}.</Trans>;
  return isOver ? (
    <Trans>
      Paused it from {day} until {until}.
    </Trans>
  ) : (
    <Trans>
      Pauses it from {day} until {until}.
    </Trans>
  );
}

function Exemption({ event: { audiences, isOver, text }, until }: { event: Event; until: string | null }) {
  // The text below it says what is exempt, which is less than everything of anybody.
  if (text) return <Trans>Exemption</Trans>;
  const whom = <AudienceNames audiences={audiences} />;
  if (!until) return <Trans>Exempts {whom}.</Trans>;
  return isOver ? (
    <Trans>
      Exempted {whom} until {until}.
    </Trans>
  ) : (
    <Trans>
      Exempts {whom} until {until}.
    </Trans>
  );
}

function AcceptedStandard({ event: { standard, beside, isOver }, until }: { event: Event; until: string | null }) {
  const older = <bdi>{standard}</bdi>;
  const newer = <bdi>{beside}</bdi>;
  if (!until)
    return beside ? (
      <Trans>
        Accepts {older} alongside {newer}.
      </Trans>
    ) : (
      <Trans>Accepts {older}.</Trans>
    );
  if (isOver)
    return beside ? (
      <Trans>
        Accepted {older} alongside {newer} until {until}.
      </Trans>
    ) : (
      <Trans>
        Accepted {older} until {until}.
      </Trans>
    );
  return beside ? (
    <Trans>
      Accepts {older} alongside {newer} until {until}.
    </Trans>
  ) : (
    <Trans>
      Accepts {older} until {until}.
    </Trans>
  );
}
