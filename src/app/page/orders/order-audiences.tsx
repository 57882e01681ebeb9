import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { DeadlineRule } from '#app/page/timeline/deadline-rule.tsx';
import { longDate } from '#core/time/dates.ts';
import type { OrderState } from '#features/orders/list-order-states.server.ts';
import { isReplaced } from '#features/orders/replaced/is-replaced.ts';
import { hasDayAtSecondHand, startOfState } from '#features/orders/start-of-state.ts';
import { AudienceNames } from '#features/requirements/components/audience-names.tsx';
import { OrderLink } from '#features/requirements/components/order-link.tsx';
import { StateChip } from '#features/requirements/components/state-chip.tsx';
import { StateSentence } from '#features/requirements/components/state-sentence.tsx';
import type { TimeRule } from '#ui/drawings/time-rule.ts';

/** For whom the order applies on that day, and since or from when. */
export function OrderAudiences({
  states,
  rule,
  day,
  isToday,
}: {
  states: readonly OrderState[];
  rule: TimeRule | null;
  day: string;
  isToday: boolean;
}) {
  const { i18n } = useLingui();
  return (
    <section aria-labelledby="for-whom">
      <h2 id="for-whom" className="break-after-avoid text-2xl">
        {isToday ? (
          <Trans>For whom, and since when</Trans>
        ) : (
          <Trans>What applied on {longDate(day, i18n.locale)}</Trans>
        )}
      </h2>
      {rule && <DeadlineRule rule={rule} />}
      <AudienceList states={states} />
    </section>
  );
}

/** Each group of enterprises with its state and day. */
export function AudienceList({ states }: { states: readonly OrderState[] }) {
  return (
    <>
      <ul className="mt-3 border-b border-rule">
        {states.map((state) => (
          <li
            key={`${state.audiences.join()} ${state.state} ${state.since} ${state.until} ${state.by?.slug}`}
            className="grid gap-x-6 gap-y-1 border-t border-rule py-3 sm:grid-cols-[minmax(9rem,14rem)_minmax(0,1fr)]"
          >
            <span className="font-semibold first-letter:uppercase">
              <AudienceNames audiences={state.audiences} />
            </span>
            <span className="min-w-0">
              <StateChip state={state.state} from={startOfState(state)} />{' '}
              <StateSentence state={state.state} from={startOfState(state)} until={state.until} />{' '}
              <span className="text-sm text-ink-2">
                <Plural value={state.lines} one="# entry" other="# entries" />
              </span>
              {isReplaced(state) && state.by && (
                <span className="block text-sm text-ink-2">
                  <Trans>Under the order that replaced this one:</Trans> <OrderLink order={state.by} />
                </span>
              )}
              <EarlierStart state={state} />
            </span>
          </li>
        ))}
      </ul>
      {hasDayAtSecondHand(states) && (
        <p className="mt-3 text-sm text-ink-2">
          <Trans>The days come from trade publications or our own count; we have not read them in the gazette.</Trans>
        </p>
      )}
    </>
  );
}

/** Says since when an earlier order has required the first of the entries, if they have been in force without a break. */
function EarlierStart({ state: { since, inForceSince } }: { state: OrderState }) {
  const { i18n } = useLingui();
  if (!since || !inForceSince || inForceSince >= since) return null;
  return (
    <span className="block text-sm text-ink-2">
      <Trans>
        Earlier orders have required the first of these entries since {longDate(inForceSince, i18n.locale)}.
      </Trans>
    </span>
  );
}
