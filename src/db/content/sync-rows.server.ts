import { and, eq, getTableColumns, getTableName, or, sql } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { ContentTx } from './write-content.server.ts';

export type Counts = { added: number; changed: number; left: number; archived: number; removed?: number };
export type ImportReport = {
  kinds: Record<string, Counts>;
  /** What the files themselves say is in doubt, a line each, for whoever runs the import. */
  doubts: string[];
  milliseconds: number;
};

type Row = Record<string, unknown>;
type Options<Insert> = {
  /** Set when a row is added and left alone afterwards, so that an editor's choice is preserved. */
  initial?: Insert;
  /** Removes the rows with any other key, because the files name all of them. */
  exact?: boolean;
  /** The heading under which the report counts these rows; the table's name by default. */
  kind?: string;
};

/** One run of the import: writes what differs and counts it by kind. */
export type Sync = {
  tx: ContentTx;
  report: ImportReport;
  /** Ensures that the rows exist, found by key; returns the ids by key (several columns are joined by a space). */
  rows<Table extends PgTable, Initial extends keyof Table['$inferInsert'] = never>(
    table: Table,
    key: (keyof Table['$inferInsert'] & string)[],
    rows: Omit<Table['$inferInsert'], Initial>[],
    options?: Options<Pick<Table['$inferInsert'], Initial>>,
  ): Promise<Map<string, number>>;
  /** Adds any missing links. */
  links<Table extends PgTable>(table: Table, rows: Table['$inferInsert'][]): Promise<void>;
  /** Sets a reference between rows that had to exist first; it is not counted separately. */
  refer<Table extends PgTable>(
    table: Table,
    column: keyof Table['$inferInsert'] & string,
    targets: Map<number, number | null>,
  ): Promise<void>;
  /** Whether anything was written. */
  hasWritten(): boolean;
};

const batch = 500;

export function createSync(tx: ContentTx): Sync {
  const report: ImportReport = { kinds: {}, doubts: [], milliseconds: 0 };
  let references = 0;
  return {
    tx,
    report,
    hasWritten: () =>
      references > 0 ||
      Object.values(report.kinds).some(
        (counts) => counts.added + counts.changed + counts.archived + (counts.removed ?? 0) > 0,
      ),
    async rows(table, key, rows, options = {}) {
      const counts = countsOf(report, options.kind ?? getTableName(table));
      const columns = getTableColumns(table) as Record<string, PgColumn>;
      const keyNames: string[] = key;
      const keyOf = (row: Row) => keyNames.map((name) => String(row[name])).join(' ');
      const stored = new Map((await tx.select().from(table as PgTable)).map((row) => [keyOf(row), row]));
      const ids = new Map<string, number>();
      const writing: Row[] = [];
      for (const row of rows as Row[]) {
        const old = stored.get(keyOf(row));
        if (old && typeof old.id === 'number') ids.set(keyOf(row), old.id);
        if (old && Object.entries(row).every(([name, value]) => isSame(old[name], value))) counts.left += 1;
        else {
          counts[old ? 'changed' : 'added'] += 1;
          writing.push(
            old
              ? { ...options.initial, ...pick(old, Object.keys(options.initial ?? {})), ...row }
              : { ...options.initial, ...row },
          );
        }
      }
      const returned = Object.fromEntries(
        Object.entries(columns).filter(([name]) => name === 'id' || keyNames.includes(name)),
      );
      for (const part of chunks(writing)) {
        const names = [...new Set(part.flatMap(Object.keys))].filter((name) => !keyNames.includes(name));
        const set = Object.fromEntries(names.map((name) => [name, sql.raw(`excluded."${toSnakeCase(name)}"`)]));
        if (columns.updatedAt) set.updatedAt = sql`now()`;
        const target = keyNames.flatMap((name) => columns[name] ?? []);
        const inserting = tx.insert(table as PgTable).values(part);
        // A row that consists of its key has nothing to update.
        const upserting = names.length > 0 ? inserting.onConflictDoUpdate({ target, set }) : inserting;
        const written = await upserting.returning(returned);
        for (const row of written as Row[]) ids.set(keyOf(row), Number(row.id));
      }
      if (options.exact) {
        const wanted = new Set((rows as Row[]).map(keyOf));
        const stale = [...stored].filter(([rowKey]) => !wanted.has(rowKey)).map(([, row]) => row);
        await removeRows(tx, table, keyNames, stale);
        counts.removed = (counts.removed ?? 0) + stale.length;
      }
      return ids;
    },
    async links(table, rows) {
      const counts = countsOf(report, getTableName(table));
      let added = 0;
      for (const part of chunks(rows as Row[])) {
        const result = await tx
          .insert(table as PgTable)
          .values(part)
          .onConflictDoNothing();
        added += result.rowCount ?? 0;
      }
      counts.added += added;
      counts.left += rows.length - added;
    },
    async refer(table, column, targets) {
      const { id } = getTableColumns(table) as Record<string, PgColumn>;
      if (!id) throw new Error(`${getTableName(table)} has no id`);
      for (const row of (await tx.select().from(table as PgTable)) as Row[]) {
        const target = targets.get(Number(row.id));
        if (target === undefined || row[column] === target) continue;
        await tx
          .update(table as PgTable)
          .set({ [column]: target })
          .where(eq(id, row.id));
        references += 1;
      }
    },
  };
}

export function countsOf(report: ImportReport, kind: string): Counts {
  report.kinds[kind] ??= { added: 0, changed: 0, left: 0, archived: 0 };
  return report.kinds[kind];
}

async function removeRows(tx: ContentTx, table: PgTable, keyNames: string[], rows: Row[]): Promise<void> {
  const columns = keyNames.flatMap((name) => getTableColumns(table)[name] ?? []);
  for (const part of chunks(rows)) {
    const keys = part.map((row) => and(...columns.map((column, index) => eq(column, row[keyNames[index] ?? '']))));
    await tx.delete(table as PgTable).where(or(...keys));
  }
}

function chunks(rows: Row[]): Row[][] {
  return Array.from({ length: Math.ceil(rows.length / batch) }, (_, index) =>
    rows.slice(index * batch, (index + 1) * batch),
  );
}

const pick = (row: Row, names: string[]) => Object.fromEntries(names.map((name) => [name, row[name]]));

function isSame(stored: unknown, wanted: unknown): boolean {
  if (stored === wanted) return true;
  const isPlain = typeof stored !== 'object' && typeof wanted !== 'object';
  return !isPlain && canonical(stored) === canonical(wanted);
}

/** JSON with sorted keys, because PostgreSQL does not preserve the order of an object's keys. */
function canonical(value: unknown): string {
  return JSON.stringify(value ?? null, (_, inner: unknown) =>
    inner && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}
