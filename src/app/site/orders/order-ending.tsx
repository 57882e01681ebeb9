import { Trans, useLingui } from '@lingui/react/macro';
import { longDate } from '#core/time/dates.ts';
import type { OrderEvent } from '#features/orders/events/select-events.server.ts';
import { OrderLink } from '#features/requirements/components/order-link.tsx';
import { StateChip } from '#features/requirements/components/state-chip.tsx';
import { StatusChip } from '#ui/status-chip.tsx';

/** By which order another one was replaced or rescinded as a whole; for orders under which no entry of a list stands. */
export function OrderEnding({ ending: { kind, on, by } }: { ending: OrderEvent }) {
  const { i18n } = useLingui();
  const day = on && longDate(on, i18n.locale);
  return (
    <p>
      {kind === 'supersede' ? (
        <StatusChip tone="withdrawn">
          <Trans>Replaced</Trans>
        </StatusChip>
      ) : (
        <StateChip state="rescinded" />
      )}{' '}
      {day && <Trans>since {day}</Trans>} <OrderLink order={by} />
    </p>
  );
}
