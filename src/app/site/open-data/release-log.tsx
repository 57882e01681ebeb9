import { Trans, useLingui } from '@lingui/react/macro';
import { longDate } from '#core/time/dates.ts';
import type { ReleasedTable } from '#features/open-data/release.ts';
import { textLinkClass } from '#ui/text-link.tsx';
import { useTableNames } from './use-table-names.ts';

type LoggedRelease = { name: string; day: string; changes: ReleasedTable[] };

/** The releases, the newest first, with what changed in each table. */
export function ReleaseLog({ releases }: { releases: readonly LoggedRelease[] }) {
  const { i18n } = useLingui();
  const names = useTableNames();
  return (
    <ol className="border-b border-rule">
      {releases.map(({ name, day, changes }) => (
        <li
          key={name}
          className="grid gap-x-6 gap-y-1 border-t border-rule py-3 sm:grid-cols-[minmax(9rem,14rem)_minmax(0,1fr)]"
        >
          <div>
            <a href={`/open-data/${name}/datapackage.json`} className={`${textLinkClass} inline-block py-1`}>
              <bdi>{name}</bdi>
            </a>
            <span className="block text-sm text-ink-2">{longDate(day, i18n.locale)}</span>
          </div>
          <ul>
            {changes.map((table) => (
              <li key={table.name}>
                <Change title={names[table.name]?.title ?? table.name} table={table} />
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}

function Change({ title, table: { added, changed, removed } }: { title: string; table: ReleasedTable }) {
  return (
    <Trans>
      {title}: {added} added, {changed} changed, {removed} removed
    </Trans>
  );
}
