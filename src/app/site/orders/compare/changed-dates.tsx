import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { longDate } from '#core/time/dates.ts';
import type { AudienceDates, Changes } from '#features/orders/compare/compare-orders.ts';
import { startOfState } from '#features/orders/start-of-state.ts';
import { AudienceNames } from '#features/requirements/components/audience-names.tsx';
import { StateChip } from '#features/requirements/components/state-chip.tsx';
import { DataTable } from '#ui/data-table.tsx';

type Row = { audiences: AudienceDates['audience'][]; before: AudienceDates['states']; after: AudienceDates['states'] };

/** The dates of the audiences for whom they differ, before and after; audiences that agree share a row. */
export function ChangedDates({ changes, from, to }: { changes: Changes<AudienceDates>; from: string; to: string }) {
  const { t, i18n } = useLingui();
  if (changes.changed.length === 0) return null;
  const alike = Map.groupBy(changes.changed, (change) => JSON.stringify([change.from.states, change.to.states]));
  const rows = [...alike.values()].flatMap((sameDates): Row[] => {
    const [first] = sameDates;
    return first
      ? [
          {
            audiences: sameDates.map((change) => change.to.audience),
            before: first.from.states,
            after: first.to.states,
          },
        ]
      : [];
  });
  return (
    <section aria-labelledby="dates">
      <h2 id="dates" className="mb-3 text-2xl">
        <Trans>Dates</Trans>
      </h2>
      <DataTable
        caption={t`Dates by audience`}
        captionHidden
        rows={rows}
        rowKey={({ audiences }) => audiences.join()}
        columns={[
          {
            key: 'audience',
            header: t`For whom`,
            rowHeader: true,
            cell: ({ audiences }) => (
              <span className="inline-block first-letter:uppercase">
                <AudienceNames audiences={audiences} />
              </span>
            ),
          },
          { key: 'before', header: longDate(from, i18n.locale), cell: ({ before }) => <States states={before} /> },
          { key: 'after', header: longDate(to, i18n.locale), cell: ({ after }) => <States states={after} /> },
        ]}
      />
    </section>
  );
}

function States({ states }: { states: AudienceDates['states'] }) {
  const { i18n } = useLingui();
  if (states.length === 0) return <Trans>Nothing known</Trans>;
  return (
    <ul className="stack-2">
      {states.map((state) => {
        const start = startOfState(state);
        return (
          <li key={[state.state, state.since, state.until].join()}>
            <StateChip state={state.state} from={start} />{' '}
            {state.state !== 'upcoming' && start && <Trans>since {longDate(start, i18n.locale)}</Trans>}{' '}
            <span className="text-sm text-ink-2">
              <Plural value={state.entries} one="# entry" other="# entries" />
            </span>
          </li>
        );
      })}
    </ul>
  );
}
