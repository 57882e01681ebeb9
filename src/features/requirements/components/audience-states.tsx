import { Trans, useLingui } from '@lingui/react/macro';
import { longDate } from '#core/time/dates.ts';
import type { AudienceState } from '#features/orders/lines/list-line-states.server.ts';
import { startOfState } from '#features/orders/start-of-state.ts';
import { AudienceNames } from './audience-names.tsx';
import { StateChip } from './state-chip.tsx';

/** For whom a requirement applies, and since or from which day; renders nothing if that is the same for everyone. */
export function AudienceStates({ states }: { states: readonly AudienceState[] }) {
  const { i18n } = useLingui();
  if (states.length < 2) return null;
  return (
    <div>
      <p className="text-sm text-ink-2">
        <Trans>By size of enterprise (the relief for small enterprises does not cover imports):</Trans>
      </p>
      <ul className="mt-1 border-b border-rule">
        {states.map((state) => (
          <li
            key={state.audiences.join()}
            className="flex flex-wrap items-baseline gap-x-3 gap-y-1 border-t border-rule py-2"
          >
            <StateChip state={state.state} from={startOfState(state)} />
            <span className="min-w-0 first-letter:uppercase">
              <AudienceNames audiences={state.audiences} />
              {state.state === 'in-force' && state.since && (
                <>
                  {' '}
                  <Trans>since {longDate(state.since, i18n.locale)}</Trans>
                </>
              )}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
