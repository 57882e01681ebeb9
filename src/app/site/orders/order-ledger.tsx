import { Trans, useLingui } from '@lingui/react/macro';
import { Ledger } from '#app/page/lists/ledger.tsx';
import { formatDate } from '#core/time/dates.ts';
import { OrderKindName } from '#features/orders/components/order-kind-name.tsx';
import type { OrderState } from '#features/orders/list-order-states.server.ts';
import type { ListedOrder } from '#features/orders/order-view.ts';
import { startOfState } from '#features/orders/start-of-state.ts';
import { FigureDate } from '#features/requirements/components/dated-text.tsx';
import { StateChip } from '#features/requirements/components/state-chip.tsx';
import { OwnText } from '#ui/own-language.tsx';
import { StatusChip } from '#ui/status-chip.tsx';
import { TextLink } from '#ui/text-link.tsx';

type Row = ListedOrder & { state: OrderState | null; isReplaced: boolean };

/** The orders as the entries of a ledger, under the years in which they were published. */
export function OrderLedger({ rows }: { rows: readonly Row[] }) {
  const { t } = useLingui();
  return (
    <Ledger
      caption={t`Orders with their dates`}
      headers={[t`Order`, t`Date`, t`Status`]}
      rows={rows}
      dayOf={({ day }) => day}
      undated={<Trans>Without a known date</Trans>}
    >
      {(row) => <Entry key={row.slug} row={row} />}
    </Ledger>
  );
}

function Entry({ row }: { row: Row }) {
  const { slug, number, title, subject, kind, day, authority, state, isReplaced } = row;
  const isOver = isReplaced || state?.state === 'rescinded' || state?.state === 'de-notified';
  const end = isOver && state?.since && formatDate(state.since);
  return (
    <tr>
      <th scope="row">
        <TextLink to={`/orders/${slug}`} className="ledger-name">
          <OwnText text={title} from="lists" />
        </TextLink>
        {subject && !title.includes(subject) && (
          <span className="ledger-summary">
            <OwnText text={subject} from="lists" />
          </span>
        )}
        <span className="ledger-facts">
          <span>
            <OrderKindName kind={kind} />
          </span>
          {number && (
            <span className="tabular inline-block wrap-anywhere">
              <OwnText text={number} from="lists" />
            </span>
          )}
          {authority && (
            <span>
              <OwnText text={authority} />
            </span>
          )}
        </span>
      </th>
      <td className="ledger-date">{day && <FigureDate date={day} />}</td>
      <td className="ledger-status">
        {isReplaced && (
          <StatusChip tone="withdrawn">
            <Trans>Replaced</Trans>
          </StatusChip>
        )}
        {state && !isReplaced && <StateChip state={state.state} from={startOfState(state)} />}
        {end && (
          <span className="block text-sm text-ink-2 tabular">
            <Trans>since {end}</Trans>
          </span>
        )}
      </td>
    </tr>
  );
}
