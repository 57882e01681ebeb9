import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import { isFormula } from '#core/content/cell-text.ts';
import type { Cell, Field, FieldType, OpenTable, Row } from './open-table.ts';

type Table = Pick<OpenTable, 'name' | 'fields'>;

/** The first line of a table's CSV file, with the names of the columns. */
export function csvHead({ fields }: Table): string {
  return stringify([fields.map(({ name }) => name)]);
}

/**
 * Rows of a table as CSV, without the line of names. A cell that a spreadsheet would mistake for a formula gets an
 * apostrophe before it; content with such a cell is refused when it is saved, and one row must not stop all files.
 */
export function csvRows({ fields }: Table, rows: readonly Row[]): string {
  return stringify(
    rows.map((row) =>
      fields.map((field) => {
        const text = writeCell(field.type, row[field.name] ?? null);
        return isFormula(text) ? `'${text}` : text;
      }),
    ),
  );
}

/** Rows of a table as JSON Lines: one object a line, its columns in the order of the table. */
export function jsonLines({ fields }: Table, rows: readonly Row[]): string {
  const named = fields.map(({ name }) => ({ name, label: JSON.stringify(name) }));
  const line = (row: Row) => named.map(({ name, label }) => `${label}:${JSON.stringify(row[name] ?? null)}`).join();
  return rows.map((row) => `{${line(row)}}\n`).join('');
}

/** The rows of a CSV file that we wrote. */
export function readCsvRows({ fields }: Table, csv: string): Row[] {
  const [, ...records]: string[][] = parse(csv);
  return records.map((record) =>
    Object.fromEntries(fields.map((field, index) => [field.name, readCell(field, record[index] ?? '')])),
  );
}

function writeCell(type: FieldType, value: Cell): string {
  if (value === null) return '';
  if (type === 'list' && Array.isArray(value)) return value.join(';');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

function readCell({ type }: Field, cell: string): Cell {
  if (cell === '') return null;
  if (type === 'integer') return Number(cell);
  if (type === 'boolean') return cell === 'true';
  if (type === 'list') return cell.split(';');
  return type === 'object' || type === 'array' ? JSON.parse(cell) : cell;
}
