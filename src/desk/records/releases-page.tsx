import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { load } from '#desk/calls/call.ts';
import { DeskList } from '#desk/lists/desk-list.tsx';
import { DeskPage } from '#desk/shell/desk-page.tsx';
import { shortMoment } from '#desk/texts/short-moment.ts';
import type { FinderRelease } from '#features/finder/releases/releases.schema.ts';
import { DataTable } from '#ui/data-table.tsx';
import { finderKinds } from './finder-kinds.ts';

export async function loader({ request: { url, signal } }: LoaderFunctionArgs) {
  const query = Object.fromEntries(new URL(url).searchParams);
  return load('GET /finder/releases', { query, signal });
}

/** What was published on which the sheets of families depend, and how many of them it changed. */
export function Component() {
  const { t } = useLingui();
  const { rows, total, perPage } = useLoaderData<typeof loader>();
  return (
    <DeskPage
      title={t`Releases of the finder`}
      lead={
        <Trans>
          Each publication of a family, a group, an approval, a rule or a fact is a release. Open one to see what it has
          changed, and to take it back.
        </Trans>
      }
    >
      <DeskList
        count={<Plural value={total} one="# release" other="# releases" />}
        isEmpty={rows.length === 0}
        none={{
          title: <Trans>There is no release yet</Trans>,
          text: <Trans>The next record of the finder that is published appears here.</Trans>,
        }}
        pages={{ total, perPage, label: t`Pages` }}
      >
        <Releases rows={rows} />
      </DeskList>
    </DeskPage>
  );
}

function Releases({ rows }: { rows: readonly FinderRelease[] }) {
  const { t, i18n } = useLingui();
  const names = new Map(finderKinds.map(({ kind, name }) => [kind, name]));
  return (
    <DataTable
      caption={t`Releases`}
      captionHidden
      rows={rows}
      rowKey={({ number }) => number}
      columns={[
        {
          key: 'release',
          header: t`Release`,
          rowHeader: true,
          cell: ({ number, name }) => (
            <Link to={`/releases/${number}`} id={`release-${number}`} className="text-assay hover:underline">
              {number} · <bdi>{name}</bdi>
            </Link>
          ),
        },
        {
          key: 'record',
          header: t`Record`,
          cell: ({ number, kind, record }) => (
            <>
              <span className="block">{i18n._(names.get(kind) ?? kind)}</span>
              <Link
                to={`/records/${kind}/${record}/history`}
                aria-describedby={`release-${number}`}
                className="text-sm text-assay hover:underline"
              >
                <Trans>Its earlier versions</Trans>
              </Link>
            </>
          ),
        },
        {
          key: 'at',
          header: t`When (Indian time)`,
          numeric: true,
          cell: ({ at }) => <time dateTime={at}>{shortMoment(at, i18n.locale)}</time>,
        },
        { key: 'who', header: t`Who`, cell: ({ publishedBy }) => publishedBy ?? t`The system` },
        {
          key: 'changed',
          header: t`Sheets that changed`,
          cell: ({ changed, total }) => t`${changed} of ${total}`,
        },
        {
          key: 'hash',
          header: t`Hash`,
          cell: ({ hash, sameAs }) => (
            <>
              <code title={hash}>{hash.slice(0, 12)}</code>
              {sameAs && <span className="block text-sm text-ink-2">{t`The same as after release ${sameAs}`}</span>}
            </>
          ),
        },
      ]}
    />
  );
}
