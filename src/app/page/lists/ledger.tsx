import type { ReactNode } from 'react';

/**
 * The entries of a ledger under their years, as a table of three columns: what it is, its day, and where it leads.
 *
 * @param caption what the ledger contains; screen readers read it first
 * @param dayOf the day of a row, null when it has none
 * @param undated the heading of rows without a day
 * @param children draws the row
 */
export function Ledger<Row>({
  caption,
  headers,
  rows,
  dayOf,
  undated = '',
  children,
}: {
  caption: string;
  headers: readonly [string, string, string];
  rows: readonly Row[];
  dayOf: (row: Row) => string | null;
  undated?: ReactNode;
  children: (row: Row) => ReactNode;
}) {
  const years = Map.groupBy(rows, (row) => dayOf(row)?.slice(0, 4) ?? '');
  return (
    <div className="ledger-frame">
      <table className="ledger">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {headers.map((header) => (
              <th key={header} scope="col">
                {header}
              </th>
            ))}
          </tr>
        </thead>
        {[...years].map(([year, entries]) => (
          <tbody key={year}>
            <tr className="ledger-year">
              <th scope="rowgroup" colSpan={headers.length}>
                {year || undated}
              </th>
            </tr>
            {entries.map(children)}
          </tbody>
        ))}
      </table>
    </div>
  );
}
