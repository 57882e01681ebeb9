import { isDeepStrictEqual } from 'node:util';
import { type SQL, sql, toSnakeCase } from '#core/drizzle.ts';
import type { PgTable } from '#core/drizzle-pg.ts';
import type { ContentTx } from './write-content.server.ts';

export type Row = Record<string, unknown>;

const batch = 500;

/** Without statistics PostgreSQL takes a table that was just filled for empty, also when triggers read it row by row. */
export async function analyze(tx: ContentTx, table: PgTable): Promise<void> {
  await tx.execute(sql`analyze ${table}`);
}

/** All rows are one value: a parameter for each of their cells takes Drizzle longer than the rest of the import. */
export function rowsOf(table: PgTable, names: string[], rows: Row[]): SQL {
  const values = rows.map((row) => Object.fromEntries(names.map((name) => [toSnakeCase(name), row[name]])));
  return sql`json_populate_recordset(null::${table}, ${JSON.stringify(values)})`;
}

export function insertOf(table: PgTable, names: string[], rows: Row[]): SQL {
  const into = listOf(names.map(nameOf));
  return sql`insert into ${table} (${into}) select ${into} from ${rowsOf(table, names, rows)}`;
}

export const nameOf = (name: string): SQL => sql`${sql.identifier(toSnakeCase(name))}`;
export const listOf = (parts: SQL[]): SQL => sql.join(parts, sql`, `);

export function chunks<Own>(rows: readonly Own[]): Own[][] {
  return Array.from({ length: Math.ceil(rows.length / batch) }, (_, index) =>
    rows.slice(index * batch, (index + 1) * batch),
  );
}

export const namesIn = (row: Row = {}) => Object.keys(row).filter((name) => row[name] !== undefined);

/** Columns that a row does not name keep their defaults, so only rows that name the same are written together. */
export function chunksOfAlike(rows: Row[]): Row[][] {
  return [...Map.groupBy(rows, (row) => namesIn(row).sort().join(' ')).values()].flatMap((alike) => chunks(alike));
}

/** Whether a stored value is the wanted one, whatever the order of an object's keys. */
export function isSame(stored: unknown, wanted: unknown): boolean {
  if (stored === wanted) return true;
  if (typeof stored !== 'object' && typeof wanted !== 'object') return false;
  // Almost every row that is written again is as it was, and to compare is several times as quick as to write JSON.
  return isDeepStrictEqual(stored, wanted) || canonical(stored) === canonical(wanted);
}

/** JSON with sorted keys, because PostgreSQL does not preserve the order of an object's keys. */
export function canonical(value: unknown): string {
  return JSON.stringify(value ?? null, (_, inner: unknown) =>
    inner && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}
