import { Trans, useLingui } from '@lingui/react/macro';
import { longDate } from '#core/time/dates.ts';
import type { OrderEvent } from '#features/orders/events/select-events.server.ts';
import type { OrderState } from '#features/orders/list-order-states.server.ts';
import { isReplaced } from '#features/orders/replaced/is-replaced.ts';
import { OrderLink } from '#features/requirements/components/order-link.tsx';
import { StateChip } from '#features/requirements/components/state-chip.tsx';
import { StatusChip } from '#ui/status-chip.tsx';

type Props = { slug: string; events: readonly OrderEvent[]; day: string };

/** What had replaced or rescinded the order as a whole by that day. */
function endingOf({ slug, events, day }: Props): OrderEvent | undefined {
  // Events are in the order of their days, so this is the latest of several.
  return events.findLast(
    ({ kind, target, lines, on, publishedOn }) =>
      (kind === 'supersede' || kind === 'rescind') &&
      target.slug === slug &&
      lines === null &&
      (on ?? publishedOn ?? '') <= day,
  );
}

/** Whether an order asks nothing of anybody on that day: of none of its entries, or because another one ended it as a whole. */
export function hasEnded({ states, ...order }: Props & { states: readonly OrderState[] }): boolean {
  if (states.length === 0) return endingOf(order) !== undefined;
  return states.every((state) => endedStates.includes(state.state) || isReplaced(state));
}

const endedStates: readonly OrderState['state'][] = ['rescinded', 'de-notified'];

/** The order that had replaced or rescinded this one as a whole by that day; renders nothing if there is none. */
export function OrderEnding(props: Props) {
  const { i18n } = useLingui();
  const ending = endingOf(props);
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
