import { Trans, useLingui } from '@lingui/react/macro';
import { Ledger } from '#app/page/lists/ledger.tsx';
import { NotificationKind } from '#features/notifications/components/notification-kind.tsx';
import { NotificationStateChip } from '#features/notifications/components/notification-state-chip.tsx';
import { notificationAddress } from '#features/notifications/note-address.ts';
import type { NotificationKind as Kind, NotificationState } from '#features/notifications/notification-state.schema.ts';
import { FigureDate } from '#features/requirements/components/dated-text.tsx';
import { OwnText } from '#ui/own-language.tsx';
import { TextLink } from '#ui/text-link.tsx';

type LedgerRow = {
  slug: string;
  categorySlug: string;
  name: string;
  summary: string | null;
  date: string;
  kind: Kind | null;
  reference: string | null;
  state: NotificationState | null;
  effectiveDate: string | null;
};

/**
 * The notifications as the entries of a ledger, under the years in which they were issued.
 * @param hasNewest whether the first row is the newest notification of the list
 */
export function NotificationLedger({ rows, hasNewest }: { rows: readonly LedgerRow[]; hasNewest: boolean }) {
  const { t } = useLingui();
  return (
    <Ledger
      caption={t`Notifications with their dates`}
      headers={[t`Name`, t`Date`, t`Details`]}
      rows={rows}
      dayOf={({ date }) => date}
    >
      {(row) => <Entry key={row.slug} row={row} isNewest={hasNewest && row === rows[0]} />}
    </Ledger>
  );
}

function Entry({ row, isNewest }: { row: LedgerRow; isNewest: boolean }) {
  const { name, summary, date, kind, reference, state, effectiveDate } = row;
  return (
    <tr className={isNewest ? 'ledger-newest' : undefined}>
      <th scope="row">
        <span className="ledger-name">
          <OwnText text={name} from="lists" />
        </span>
        {summary && (
          <span className="ledger-summary">
            <OwnText text={summary} from="lists" />
          </span>
        )}
        <span className="ledger-facts">
          {state && <NotificationStateChip state={state} from={effectiveDate} />}
          {kind && kind !== 'Draft' && (
            <span>
              <NotificationKind kind={kind} />
            </span>
          )}
          {reference && <bdi className="tabular">{reference}</bdi>}
        </span>
      </th>
      <td className="ledger-date">
        <FigureDate date={date} />
      </td>
      <td className="ledger-link">
        <TextLink to={notificationAddress(row)}>
          <Trans>View Notification Details</Trans>
          <span className="sr-only">
            <OwnText text={name} from="lists" />
          </span>
        </TextLink>
      </td>
    </tr>
  );
}
