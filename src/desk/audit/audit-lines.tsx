import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import type { DeskCallAnswer } from '#desk/calls/desk-calls.ts';
import { findKind } from '#desk/records/kinds.ts';
import { shortMoment } from '#desk/texts/short-moment.ts';
import { DataTable } from '#ui/data-table.tsx';

type Answer = DeskCallAnswer<'GET /audit'>;
type Line = Answer['lines'][number];

export function AuditLines({ lines, staff }: Pick<Answer, 'lines' | 'staff'>) {
  const { t, i18n } = useLingui();
  return (
    <DataTable
      caption={t`Entries`}
      captionHidden
      rows={lines}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'at',
          header: t`When (Indian time)`,
          numeric: true,
          width: 'w-44 @4xl:w-[20%]',
          cell: ({ at }) => <time dateTime={at}>{shortMoment(at, i18n.locale)}</time>,
        },
        {
          key: 'who',
          header: t`Who`,
          width: 'w-[16%] @4xl:w-[18%]',
          cell: (line) => line.staff?.name ?? t`The system`,
        },
        {
          key: 'what',
          header: t`What`,
          rowHeader: true,
          cell: (line) => (
            <>
              {/* The log is written in English, whoever reads it. */}
              <span lang="en">{line.summary}</span>
              <Subject line={line} staff={staff} />
              <Change line={line} />
            </>
          ),
        },
        {
          key: 'action',
          header: t`Action`,
          width: 'w-[22%] @4xl:w-[16%]',
          cell: ({ action }) => <code>{action}</code>,
        },
      ]}
    />
  );
}

/** Where something of another kind than a record is shown. */
const screens: Readonly<Record<string, string>> = { lead: '/inbox', client: '/clients', media: '/media' };

/** To whom or to what it was done; what somebody does with their own account needs no second name. */
function Subject({ line: { subject, staff: actor }, staff }: { line: Line; staff: Answer['staff'] }) {
  const { t, i18n } = useLingui();
  if (!subject) return null;
  const { kind, id } = subject;
  if (kind === 'staff')
    return id === actor?.id ? null : (
      <bdi className="block text-sm font-normal text-ink-2 wrap-anywhere">
        {staff.find((member) => member.id === id)?.name ?? `#${id}`}
      </bdi>
    );
  const record = findKind(kind);
  const screen = record ? `/records/${kind}` : screens[kind];
  const name = record ? `${i18n._(record.name)} #${id}` : screen ? `#${id}` : `${kind} #${id}`;
  return (
    <span className="flex flex-wrap gap-x-4 text-sm font-normal">
      {screen ? (
        <Link to={`${screen}/${id}`} className="text-assay underline">
          {name}
        </Link>
      ) : (
        <span className="text-ink-2">{name}</span>
      )}
      <Link
        to={`/audit?${new URLSearchParams({ kind, subject: String(id) })}`}
        aria-label={t`All entries about ${name}`}
        className="text-assay underline"
      >
        <Trans>All entries about it</Trans>
      </Link>
    </span>
  );
}

/** What was there before, and what is there now, field by field. */
function Change({ line: { before, after, address } }: { line: Line }) {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  if (names.length === 0 && !address) return null;
  return (
    <details className="text-sm font-normal">
      <summary className="py-1 text-ink-2">
        <Trans>Details</Trans>
      </summary>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 pb-2">
        {names.map((name) => (
          <div key={name} className="col-span-2 grid grid-cols-subgrid">
            <dt className="text-ink-2">{name}</dt>
            <dd className="wrap-anywhere">
              {before && name in before && <del className="text-withdrawn">{written(before[name])}</del>}{' '}
              {after && name in after && <ins className="text-in-force">{written(after[name])}</ins>}
            </dd>
          </div>
        ))}
        {address && (
          <div className="col-span-2 grid grid-cols-subgrid">
            <dt className="text-ink-2">
              <Trans>From</Trans>
            </dt>
            <dd>{address}</dd>
          </div>
        )}
      </dl>
    </details>
  );
}

function written(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
