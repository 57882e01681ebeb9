import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { shortMoment } from '#desk/texts/short-moment.ts';
import type { ClientRow } from '#features/accounts/desk/clients.schema.ts';
import { DataTable } from '#ui/data-table.tsx';
import { StatusChip } from '#ui/status-chip.tsx';

/** A page of the clients. */
export function ClientList({ rows }: { rows: readonly ClientRow[] }) {
  const { t, i18n } = useLingui();
  return (
    <DataTable
      caption={t`Clients`}
      captionHidden
      rows={rows}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'name',
          header: t`Name`,
          rowHeader: true,
          width: 'w-[32%]',
          cell: ({ id, name, email }) => (
            <>
              <Link to={`/clients/${id}`} className="text-assay hover:underline wrap-anywhere">
                <bdi>{name}</bdi>
              </Link>
              <span dir="ltr" className="block text-start text-sm font-normal text-ink-2 wrap-anywhere">
                {email}
              </span>
            </>
          ),
        },
        {
          key: 'company',
          header: t`Company`,
          cell: ({ company }) => (company ? <bdi className="wrap-anywhere">{company}</bdi> : '–'),
        },
        {
          key: 'login',
          header: t`Last login (Indian time)`,
          numeric: true,
          width: 'w-[20%]',
          cell: ({ lastLoginAt }) => (lastLoginAt ? shortMoment(lastLoginAt, i18n.locale) : '–'),
        },
        {
          key: 'access',
          header: t`Access`,
          width: 'w-40',
          cell: ({ isActive }) => <ClientState isActive={isActive} />,
        },
      ]}
    />
  );
}

/** Whether a client may log in. */
export function ClientState({ isActive }: { isActive: boolean }) {
  return (
    <StatusChip tone={isActive ? 'in-force' : 'withdrawn'}>
      {isActive ? <Trans>Active</Trans> : <Trans>Deactivated</Trans>}
    </StatusChip>
  );
}
