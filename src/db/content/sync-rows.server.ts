import { addCatalogueTexts, type TextCatalogues } from '#core/content/text-catalogues.server.ts';
import { and, eq, getTableColumns, getTableName, or, sql } from '#core/drizzle.ts';
import type { PgColumn, PgTable } from '#core/drizzle-pg.ts';
import type { Translations } from '#db/schema/columns.ts';
import {
  analyze,
  chunks,
  chunksOfAlike,
  insertOf,
  isSame,
  listOf,
  nameOf,
  namesIn,
  type Row,
} from './bulk-rows.server.ts';
import type { ContentTx } from './write-content.server.ts';

export type Counts = { added: number; changed: number; left: number; archived: number; removed?: number };
export type ImportReport = {
  kinds: Record<string, Counts>;
  /** What the files themselves say is in doubt, a line each, for whoever runs the import. */
  doubts: string[];
  /** What was left alone because somebody has changed it at the desk, a line each. */
  leftAlone: string[];
  milliseconds: number;
};

type Options<Insert, Row> = {
  /** Set when a row is added and left alone afterwards, so that an editor's choice is preserved. */
  initial?: Insert;
  /** Removes the rows with any other key, because the files name all of them, or those that they should name. */
  exact?: boolean | ((row: Row) => boolean);
  /** The columns that the catalogues of the content translate, beside what the rows say themselves. */
  texts?: string[];
};

/** One run of the import: writes what differs and counts it by kind. */
export type Sync = {
  tx: ContentTx;
  report: ImportReport;
  /** Whether the files win over what the desk has changed. */
  isForced: boolean;
  /** Ensures that the rows exist, found by key; returns the ids by key (several columns are joined by a space). */
  rows<Table extends PgTable, Initial extends keyof Table['$inferInsert'] = never>(
    table: Table,
    key: (keyof Table['$inferInsert'] & string)[],
    rows: Omit<Table['$inferInsert'], Initial>[],
    options?: Options<Pick<Table['$inferInsert'], Initial>, Table['$inferSelect']>,
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

export function createSync(
  tx: ContentTx,
  { isForced = false, catalogues = new Map() }: { isForced?: boolean; catalogues?: TextCatalogues } = {},
): Sync {
  const report: ImportReport = { kinds: {}, doubts: [], leftAlone: [], milliseconds: 0 };
  let references = 0;
  return {
    tx,
    report,
    isForced,
    hasWritten: () =>
      references > 0 ||
      Object.values(report.kinds).some(
        (counts) => counts.added + counts.changed + counts.archived + (counts.removed ?? 0) > 0,
      ),
    async rows(table, key, rows, options = {}) {
      const counts = countsOf(report, getTableName(table));
      const columns = getTableColumns(table) as Record<string, PgColumn>;
      const keyNames: string[] = key;
      const keyOf = (row: Row) => keyNames.map((name) => String(row[name])).join(' ');
      const stored = new Map((await tx.select().from(table as PgTable)).map((row) => [keyOf(row), row]));
      const ids = new Map<string, number>();
      const writing: Row[] = [];
      const translated = options.texts
        ? (rows as Row[]).map((row) => translate(catalogues, row, options.texts ?? []))
        : (rows as Row[]);
      for (const row of translated) {
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
        const isMeant = options.exact === true ? () => true : options.exact;
        const stale = [...stored].flatMap(([rowKey, row]) => (!wanted.has(rowKey) && isMeant(row) ? [row] : []));
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

function translate(catalogues: TextCatalogues, row: Row, names: string[]): Row {
  return { ...row, translations: addCatalogueTexts(catalogues, pick(row, names), row.translations as Translations) };
}

const pick = (row: Row, names: string[]) => Object.fromEntries(names.map((name) => [name, row[name]]));
