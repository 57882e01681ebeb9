import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { longDate } from '#core/time/dates.ts';
import type { Changes, ComparedLine } from '#features/orders/compare/compare-orders.ts';
import { DataTable } from '#ui/data-table.tsx';

type Row = { key: string; names: string[]; before: string[] | null; after: string[] | null };

/** Entries that were added or removed, and entries whose standards differ; those with the same change share a row. */
export function ChangedLines({ changes, from, to }: { changes: Changes<ComparedLine>; from: string; to: string }) {
  const { t, i18n } = useLingui();
  const rows = rowsOf(changes);
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby="lines">
      <h2 id="lines" className="mb-3 text-2xl">
        <Trans>Entries and their standards</Trans>
      </h2>
      <DataTable
        caption={t`Entries and their standards`}
        captionHidden
        rows={rows}
        rowKey={({ key }) => key}
        columns={[
          { key: 'names', header: t`Entries`, rowHeader: true, cell: ({ names }) => <Names names={names} /> },
          { key: 'before', header: longDate(from, i18n.locale), cell: ({ before }) => <Numbers numbers={before} /> },
          { key: 'after', header: longDate(to, i18n.locale), cell: ({ after }) => <Numbers numbers={after} /> },
        ]}
      />
    </section>
  );
}

function rowsOf({ removed, added, changed }: Changes<ComparedLine>): Row[] {
  const each = [
    ...changed.map((change) => ({ name: change.to.name, before: change.from.standards, after: change.to.standards })),
    ...removed.map(({ name, standards }) => ({ name, before: standards, after: null })),
    ...added.map(({ name, standards }) => ({ name, before: null, after: standards })),
  ];
  const alike = Map.groupBy(each, ({ before, after }) => JSON.stringify([before, after]));
  return [...alike].flatMap(([key, sameStandards]) => {
    const [first] = sameStandards;
    return first
      ? [{ key, names: sameStandards.map(({ name }) => name), before: first.before, after: first.after }]
      : [];
  });
}

const shownAtFirst = 3;

function Names({ names }: { names: string[] }) {
  const more = names.slice(shownAtFirst);
  return (
    <>
      {names.slice(0, shownAtFirst).join(', ')}
      {more.length > 0 && (
        <details className="font-normal">
          <summary className="text-assay">
            <Plural value={more.length} one="# more entry" other="# more entries" />
          </summary>
          {more.join(', ')}
        </details>
      )}
    </>
  );
}

function Numbers({ numbers }: { numbers: string[] | null }) {
  if (!numbers) return <Trans>Not under the order</Trans>;
  if (numbers.length === 0) return '–';
  return (
    <ul>
      {numbers.map((number) => (
        <li key={number}>
          <bdi className="tabular">{number}</bdi>
        </li>
      ))}
    </ul>
  );
}
