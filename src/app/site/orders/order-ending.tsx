import { Trans, useLingui } from '@lingui/react/macro';
import { longDate } from '#core/time/dates.ts';
import type { OrderEvent } from '#features/orders/events/select-events.server.ts';
import { OrderLink } from '#features/requirements/components/order-link.tsx';
import { StateChip } from '#features/requirements/components/state-chip.tsx';
import { StatusChip } from '#ui/status-chip.tsx';

type Props = { slug: string; events: readonly OrderEvent[]; day: string };

/** The order that had replaced or rescinded this one as a whole by that day; renders nothing if there is none. */
export function OrderEnding({ slug, events, day: shownDay }: Props) {
  const { i18n } = useLingui();
  // Events are in the order of their days, so this is the latest of several.
  const ending = events.findLast(
    ({ kind, target, lines, on, publishedOn }) =>
      (kind === 'supersede' || kind === 'rescind') &&
      target.slug === slug &&
      lines === null &&
      (on ?? publishedOn ?? '') <= shownDay,
  );
  if (!ending) return null;
  const day = ending.on && longDate(ending.on, i18n.locale);
  return (
    <p>
      {ending.kind === 'supersede' ? (
        <StatusChip tone="withdrawn">
          <Trans>Replaced</Trans>
        </StatusChip>
      ) : (
        <StateChip state="rescinded" />
      )}{' '}
      {day && <Trans>since {day}</Trans>} <OrderLink order={ending.by} />
    </p>
  );
}
