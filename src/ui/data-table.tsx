import type { ReactNode } from 'react';
import { OwnText } from './own-language.tsx';

export type Column<Row> = {
  key: string;
  /** The words at the head; on phones they stand beside each value. */
  header: string;
  cell: (row: Row) => ReactNode;
  /** Numbers, dates and codes that people compare: figures of one width, no breaks. */
  numeric?: boolean;
  /** This column names the row; on phones it stands over the values as their title. */
  rowHeader?: boolean;
  /** The values speak for themselves: on phones no head stands beside them. */
  plain?: boolean;
};

/**
 * A table with hairlines and a head that stays in view. In less than 640 px of room each row becomes a list of
 * name and value, so nothing scrolls sideways.
 *
 * @param caption what the table holds; read first by screen readers
 * @param rowKey an unchanging key of a row
 * @param empty what to show instead of the table when there is no row
 */
export function DataTable<Row>({
  caption,
  captionHidden = false,
  columns,
  rows,
  rowKey,
  empty,
}: {
  caption: ReactNode;
  captionHidden?: boolean;
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
    };
    return column.rowHeader ? (
      <th key={column.key} scope="row" {...shared}>
        {content}
      </th>
    ) : (
      <td key={column.key} {...shared}>
        {content}
      </td>
    );
  }

  return (
    <div className="data-table-frame">
      <table className="data-table">
        <caption className={captionHidden ? 'sr-only' : undefined}>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.key} scope="col" data-numeric={column.numeric || undefined}>
                {column.header}
              </th>
            ))}
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
