import { toSnakeCase } from 'drizzle-orm/casing';
import { and, eq, getTableColumns, getTableName, or, type SQL, sql } from '#core/drizzle.ts';
import type { PgColumn, PgTable } from '#core/drizzle-pg.ts';
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
      for (const part of chunksOfAlike(writing)) {
        const names = namesIn(part[0]);
        const set = names
          .filter((name) => !keyNames.includes(name))
          .map((name) => sql`${nameOf(name)} = excluded.${nameOf(name)}`);
        if (columns.updatedAt) set.push(sql`updated_at = now()`);
        // A row that consists of its key has nothing to update.
        const action = set.length > 0 ? sql`do update set ${listOf(set)}` : sql`do nothing`;
        const returned = ['id', ...keyNames]
          .filter((name) => columns[name])
          .map((name) => sql`${nameOf(name)} as ${sql.identifier(name)}`);
        const written = await tx.execute<Row>(
          sql`${insertOf(table, names, part)} on conflict (${listOf(keyNames.map(nameOf))}) ${action} returning ${listOf(returned)}`,
        );
        for (const row of written.rows) ids.set(keyOf(row), Number(row.id));
      }
      if (stored.size === 0 && writing.length > 0) await analyze(tx, table);
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
      for (const part of chunksOfAlike(rows as Row[])) {
        const result = await tx.execute(sql`${insertOf(table, namesIn(part[0]), part)} on conflict do nothing`);
        added += result.rowCount ?? 0;
      }
      counts.added += added;
      counts.left += rows.length - added;
      if (added > 0 && added === rows.length) await analyze(tx, table);
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

/** Without statistics PostgreSQL takes a table that was just filled for empty, also when triggers read it row by row. */
async function analyze(tx: ContentTx, table: PgTable): Promise<void> {
  await tx.execute(sql`analyze ${table}`);
}

/** All rows are one value: a parameter for each of their cells takes Drizzle longer than the rest of the import. */
function insertOf(table: PgTable, names: string[], rows: Row[]): SQL {
  const values = rows.map((row) => Object.fromEntries(names.map((name) => [toSnakeCase(name), row[name]])));
  const into = listOf(names.map(nameOf));
  return sql`insert into ${table} (${into}) select ${into} from json_populate_recordset(null::${table}, ${JSON.stringify(values)})`;
}

const nameOf = (name: string): SQL => sql`${sql.identifier(toSnakeCase(name))}`;
const listOf = (parts: SQL[]): SQL => sql.join(parts, sql`, `);

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

const namesIn = (row: Row = {}) => Object.keys(row).filter((name) => row[name] !== undefined);

/** Columns that a row does not name keep their defaults, so only rows that name the same are written together. */
function chunksOfAlike(rows: Row[]): Row[][] {
  return [...Map.groupBy(rows, (row) => namesIn(row).sort().join(' ')).values()].flatMap(chunks);
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
