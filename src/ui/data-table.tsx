import type { ReactNode } from 'react';
import { OwnText } from './own-language.tsx';

export type Column<Row> = {
  key: string;
  /** The column's heading; on phones it is shown beside each value. */
  header: string;
  cell: (row: Row) => ReactNode;
  /** Classes with the column's width where the table has columns; columns without one share the rest equally. */
  width?: string;
  /** A second column, which the cells of this one span too. */
  second?: { header: string; width?: string };
  /** For numbers, dates and codes that people compare: tabular figures and no line breaks. */
  numeric?: boolean;
  /** This column names the row; on phones it is the title above the row's values. */
  rowHeader?: boolean;
  /** The values need no heading: on phones none is shown beside them. */
  plain?: boolean;
};

/**
 * A table with hairlines and a sticky head. In less than 640 px of width each row becomes a list of names and values,
 * so that nothing scrolls sideways. The widths of the columns do not depend on the rows, so the table can be drawn
 * before all of them have arrived.
 *
 * @param caption what the table contains; screen readers read it first
 * @param isFitted whether a column grows with its longest word, so that long heads over short figures are not broken by
 *   letters, and figures stand side by side on phones; only for rows that all arrive at once
 * @param rowKey the stable key of a row
 * @param empty shown instead of the table when there are no rows
 */
export function DataTable<Row>({
  caption,
  captionHidden = false,
  isFitted = false,
  columns,
  rows,
  rowKey,
  empty,
}: {
  caption: ReactNode;
  captionHidden?: boolean;
  isFitted?: boolean;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  empty?: ReactNode;
}) {
  if (rows.length === 0 && empty) return empty;

  function cell(column: Column<Row>, row: Row) {
    const value = column.cell(row);
    const content = <div className="min-w-0">{typeof value === 'string' ? <OwnText text={value} /> : value}</div>;
    const shared = {
      'data-label': column.header,
      'data-numeric': column.numeric || undefined,
      'data-plain': column.plain || undefined,
      'data-empty': value === '' || undefined,
    };
    return column.rowHeader ? (
      <th key={column.key} scope="row" {...shared}>
        {content}
      </th>
    ) : (
      <td key={column.key} colSpan={column.second ? 2 : undefined} {...shared}>
        {content}
      </td>
    );
  }

  return (
    <div className="data-table-frame">
      <table className={isFitted ? 'data-table data-table-fitted table-auto' : 'data-table'}>
        <caption className={captionHidden ? 'sr-only' : undefined}>{caption}</caption>
        <thead>
          <tr>
            {columns.flatMap(({ key, header, width, numeric, second }) => [
              <th key={key} scope="col" className={width} data-numeric={numeric || undefined}>
                {header}
              </th>,
              second && (
                <th key={`${key} second`} scope="col" className={second.width}>
                  {second.header}
                </th>
              ),
            ])}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)}>{columns.map((column) => cell(column, row))}</tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
