import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import type { DeskCallAnswer } from '#desk/calls/desk-calls.ts';
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

/** The colleague or the lead to whom it was done; what somebody does with their own account needs no second name. */
function Subject({ line: { subject, staff: actor }, staff }: { line: Line; staff: Answer['staff'] }) {
  if (subject?.kind === 'lead')
    return (
      <Link to={`/inbox/${subject.id}`} className="block w-fit text-sm font-normal text-assay underline">
        #{subject.id}
      </Link>
    );
  if (subject?.kind !== 'staff' || subject.id === actor?.id) return null;
  return (
    <bdi className="block text-sm font-normal text-ink-2 wrap-anywhere">
      {staff.find(({ id }) => id === subject.id)?.name ?? `#${subject.id}`}
    </bdi>
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
