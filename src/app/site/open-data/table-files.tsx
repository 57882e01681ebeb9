import { Trans, useLingui } from '@lingui/react/macro';
import { formatBytes } from '#core/text/localize.ts';
import { longDate } from '#core/time/dates.ts';
import type { Release, ReleasedTable } from '#features/open-data/release.ts';
import { DataTable } from '#ui/data-table.tsx';
import { textLinkClass } from '#ui/text-link.tsx';
import { useTableNames } from './use-table-names.ts';

/** The newest files with their sizes. */
export function TableFiles({ release }: { release: Release }) {
  const { t, i18n } = useLingui();
  const names = useTableNames();
  const count = new Intl.NumberFormat(i18n.locale, { numberingSystem: 'latn' });
  const file = (table: ReleasedTable, ending: string) => (
    <FileLink name={`${table.name}.${ending}`} bytes={release.files[`${table.name}.${ending}`]?.bytes ?? 0} />
  );
  return (
    <div className="stack-6">
      <DataTable
        caption={t`Files`}
        captionHidden
        columns={[
          {
            key: 'table',
            header: t`Table`,
            rowHeader: true,
            width: 'w-[34%]',
            cell: ({ name }) => (
              <>
                {names[name]?.title ?? name}
                <span className="block font-normal text-ink-2">{names[name]?.description}</span>
              </>
            ),
          },
          { key: 'rows', header: t`Rows`, numeric: true, width: 'w-[10%]', cell: ({ rows }) => count.format(rows) },
          { key: 'csv', header: 'CSV', cell: (table) => file(table, 'csv') },
          { key: 'jsonl', header: 'JSON Lines', cell: (table) => file(table, 'jsonl') },
        ]}
        rows={release.tables}
        rowKey={({ name }) => name}
      />
      <p>
        <Trans>
          Release <bdi>{release.name}</bdi> of {longDate(release.day, i18n.locale)}. For programs, all files, columns
          and checksums are listed in{' '}
          <FileLink name="datapackage.json" bytes={release.files['datapackage.json']?.bytes ?? 0} />.
        </Trans>
      </p>
    </div>
  );
}

function FileLink({ name, bytes }: { name: string; bytes: number }) {
  const { i18n } = useLingui();
  return (
    <>
      <a href={`/open-data/${name}`} download className={`${textLinkClass} inline-block py-1`}>
        <bdi>{name}</bdi>
      </a>{' '}
      <span className="inline-block text-ink-2">({formatBytes(bytes, i18n.locale)})</span>
    </>
  );
}
