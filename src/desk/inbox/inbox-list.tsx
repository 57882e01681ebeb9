import { Trans, useLingui } from '@lingui/react/macro';
import type { KeyboardEvent } from 'react';
import { Link } from 'react-router';
import { RowChoice } from '#desk/lists/row-choice.tsx';
import type { Chosen } from '#desk/lists/use-chosen.ts';
import { shortMoment } from '#desk/texts/short-moment.ts';
import type { InboxRow } from '#features/leads/desk/inbox.schema.ts';
import { type Column, DataTable } from '#ui/data-table.tsx';
import { Icon } from '#ui/icon.tsx';
import { StatusChip } from '#ui/status-chip.tsx';
import { LeadStatusChip } from './lead-status-chip.tsx';
import { useLeadNames } from './use-lead-names.ts';

type Props = {
  rows: readonly InboxRow[];
  /** The leads that are chosen; absent for those who may not change any. */
  chosen: Chosen<number> | undefined;
};

const linkClass = 'lead-link';

/** The leads as a table; the arrow keys go from one to the next. */
export function InboxList({ rows, chosen }: Props) {
  const { t, i18n } = useLingui();
  const { formName } = useLeadNames();

  const choice: Column<InboxRow> = {
    key: 'choice',
    header: t`Choose`,
    width: 'w-18',
    plain: true,
    cell: ({ id, name }) => chosen && <RowChoice chosen={chosen} id={id} label={t`Choose #${id}, ${{ name }}`} />,
  };
  const columns: Column<InboxRow>[] = [
    ...(chosen ? [choice] : []),
    {
      key: 'name',
      header: t`From`,
      width: 'w-[20%] @4xl:w-[22%]',
      rowHeader: true,
      cell: (row) => <Sender row={row} />,
    },
    {
      key: 'form',
      header: t`Sent`,
      cell: ({ form, excerpt, product, hasFiles, looksLikeSpam }) => (
        <>
          <span className="flex items-center gap-1.5">
            {formName(form)}
            {hasFiles && (
              <>
                <Icon name="download" size={14} />
                <span className="sr-only">
                  <Trans>with a file</Trans>
                </span>
              </>
            )}
          </span>
          {product && (
            <StatusChip tone="note">
              <Trans>Sheet: {product}</Trans>
            </StatusChip>
          )}
          {looksLikeSpam && (
            <span className="block text-sm font-semibold text-withdrawn">
              <Trans>Looks like spam</Trans>
            </span>
          )}
          {excerpt && <bdi className="line-clamp-2 text-sm text-ink-2 wrap-anywhere">{excerpt}</bdi>}
        </>
      ),
    },
    { key: 'status', header: t`Status`, width: 'w-32', cell: ({ status }) => <LeadStatusChip status={status} /> },
    {
      key: 'owner',
      header: t({ message: 'Owner', context: 'of a lead' }),
      width: 'w-24 @4xl:w-28',
      cell: ({ owner }) => owner?.name ?? '–',
    },
    {
      key: 'received',
      header: t`Received`,
      width: 'w-32 @4xl:w-48',
      cell: ({ createdAt, dueAt, isOverdue, status }) => (
        <>
          <span className="block">{shortMoment(createdAt, i18n.locale)}</span>
          {dueAt && status === 'new' && (
            <span className={`block text-sm ${isOverdue ? 'font-semibold text-withdrawn' : 'text-ink-2'}`}>
              {isOverdue ? (
                <Trans>
                  Overdue since <span className="@4xl:whitespace-nowrap">{shortMoment(dueAt, i18n.locale)}</span>
                </Trans>
              ) : (
                <Trans>
                  Due <span className="@4xl:whitespace-nowrap">{shortMoment(dueAt, i18n.locale)}</span>
                </Trans>
              )}
            </span>
          )}
        </>
      ),
    },
  ];
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys go from one link of the table to the next
    <div onKeyDown={stepThrough}>
      <DataTable caption={t`Leads`} captionHidden columns={columns} rows={rows} rowKey={({ id }) => id} />
    </div>
  );
}

function Sender({ row: { id, name, company, country, isUnread, isVerified } }: { row: InboxRow }) {
  return (
    <>
      <span className="flex items-baseline gap-2">
        {isUnread && (
          <span className="size-2 shrink-0 rounded-full bg-gold">
            <span className="sr-only">
              <Trans>Not opened yet</Trans>
            </span>
          </span>
        )}
        <Link
          to={`/inbox/${id}`}
          className={`${linkClass} text-assay hover:underline wrap-anywhere ${isUnread ? '' : 'font-normal'}`}
        >
          <bdi>{name}</bdi>
        </Link>
      </span>
      <span className="block text-sm font-normal text-ink-2 wrap-anywhere">
        {[company, country].filter(Boolean).join(', ') || `#${id}`}
      </span>
      {isVerified && (
        <span className="block text-sm font-normal text-ink-2">
          <Trans>Email verified</Trans>
        </span>
      )}
    </>
  );
}

function stepThrough(event: KeyboardEvent<HTMLElement>) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>(`.${linkClass}`)];
  const at = links.findIndex((link) => link.matches(':focus'));
  if (step === undefined || at < 0) return;
  event.preventDefault();
  links[at + step]?.focus();
}
