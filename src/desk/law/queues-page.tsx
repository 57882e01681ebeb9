import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { formatDate } from '#core/time/dates.ts';
import { load } from '#desk/calls/call.ts';
import { DeskPage } from '#desk/shell/desk-page.tsx';
import type { Queue, QueueName } from '#features/law/queues.schema.ts';
import { ConflictRows } from './conflict-rows.tsx';
import { LookupName } from './lookup-name.tsx';
import { OrderOfRow, QueueFrame } from './queue-frame.tsx';

export const loader = ({ request: { url, signal } }: LoaderFunctionArgs) =>
  load('GET /law/queues', { query: Object.fromEntries(new URL(url).searchParams), signal });

/** What waits for somebody who reads the law; each row leads to where it is mended. */
export function Component() {
  const { t } = useLingui();
  const queues = useLoaderData<typeof loader>();
  return (
    <DeskPage
      title={t`What waits to be read`}
      lead={
        <Link to="/law" className="text-assay hover:underline">
          <Trans>All orders</Trans>
        </Link>
      }
    >
      <div className="stack-8 max-w-3xl">
        <QueueRows name={t`Sources that do not agree`} of="contradictions" queue={queues.contradictions} />
        <ConflictRows conflicts={queues.conflicts} />
        <QueueRows name={t`Not known since`} of="unknown" queue={queues.unknown} />
        <QueueRows name={t`Orders that leave their day open`} of="undated" queue={queues.undated} />
        <QueueRows name={t`Orders to be read again`} of="checksDue" queue={queues.checksDue} />
        <QueueRows name={t`Products without a family`} of="withoutFamily" queue={queues.withoutFamily} />
        <QueueRows
          name={t`Looked up in vain in 30 days`}
          of="lookups"
          queue={queues.lookups}
          actOn={(text, place) => <LookupName text={text} place={place} />}
        />
      </div>
    </DeskPage>
  );
}

type Props = {
  name: string;
  of: QueueName;
  queue: Queue;
  /** What can be done about a row here. */
  actOn?: (name: string, place: number) => ReactNode;
};

function QueueRows({ name, of, queue: { total, page, rows }, actOn }: Props) {
  return (
    <QueueFrame name={name} of={of} total={total} page={page}>
      <ul className="pt-2">
        {rows.map((row, place) => (
          <li key={`${row.desk} ${row.name}`} className="flex flex-wrap justify-between gap-x-6 py-1.5 sm:flex-nowrap">
            <span className="min-w-0 wrap-anywhere">
              <RowName row={row} />
              {row.order && <OrderOfRow slug={row.order} />}
            </span>
            <span className="flex items-center gap-4">
              <span className="whitespace-nowrap text-sm text-ink-2 tabular">{noteWords(row.note)}</span>
              {actOn?.(row.name, place)}
            </span>
          </li>
        ))}
      </ul>
    </QueueFrame>
  );
}

/** Leads to where it is mended. */
function RowName({ row: { name, desk } }: { row: Queue['rows'][number] }) {
  const words = <bdi>{name}</bdi>;
  if (!desk) return words;
  return (
    <Link to={desk} className="text-assay hover:underline">
      {words}
    </Link>
  );
}

/** A day as the site writes it; a number as it is. */
const noteWords = (note: string | null) => (note && /^\d{4}-/.test(note) ? formatDate(note) : note);
