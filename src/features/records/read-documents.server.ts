import type { z } from 'zod';
import { and, asc, eq, inArray, isNull } from '#core/drizzle.ts';
import type { Queryable } from '#db/client.server.ts';
import { columnIn, columnOf, holdsSlugs, type Level, type RecordKind, type Target } from './define-record.server.ts';
import { documentOf, singleId } from './single-record.server.ts';

type Row = Record<string, unknown> & { id: number };
type Read = { row: Row; document: Record<string, unknown> };
type Reading = Pick<Queryable, 'select'>;
type Ids = readonly number[] | 'all';

/** A record as visitors see it, or would if it were published. */
export type LiveRecord<Document> = {
  id: number;
  status: string;
  /** Its place among its kind; null when the kind has no order of its own. */
  position: number | null;
  updatedAt: Date;
  document: Document;
};

/** The records of a kind with these ids, or all of them, in their order. */
export async function readDocuments<Schema extends z.ZodObject>(
  tx: Reading,
  kind: RecordKind<Schema>,
  ids: Ids,
): Promise<LiveRecord<z.output<Schema>>[]> {
  const rows = await (kind.single ? readSingle(tx, kind, ids) : readLevel(tx, kind, ids));
  return rows.map(({ row, document }) => ({
    id: row.id,
    status: String(row.status ?? 'published'),
    position: typeof row.position === 'number' ? row.position : null,
    updatedAt: row.updatedAt as Date,
    // The columns are those that the schema names, which the compiler cannot follow.
    document: document as z.output<Schema>,
  }));
}

async function readSingle(tx: Reading, kind: RecordKind, ids: Ids): Promise<Read[]> {
  if (ids !== 'all' && !ids.includes(singleId)) return [];
  if (kind.single === 'value') {
    const rows: Record<string, unknown>[] = await tx.select().from(kind.table).where(ownRows(kind));
    return rows.map((row) => ({ row: { ...row, id: singleId }, document: documentOf(kind, row.value) }));
  }
  const frame: Read = { row: { id: singleId, updatedAt: new Date(0) }, document: { translations: {} } };
  await addChildren(tx, kind, [frame], 'all');
  return [frame];
}

async function readLevel(tx: Reading, level: Level, ids: Ids): Promise<Read[]> {
  const stored = await readRows(tx, level, ids);
  const documents = stored.map((row) => ({ row, document: pick(row, level.columns) }));
  for (const [name, reference] of Object.entries(level.references)) {
    const { column, to } = reference;
    const slugs = holdsSlugs(level.table, reference)
      ? undefined
      : await readSlugs(
          tx,
          to,
          stored.map((row) => row[column]),
        );
    for (const { row, document } of documents)
      document[name] = slugs ? (slugs.get(Number(row[column])) ?? null) : row[column];
  }
  await addLinks(tx, level, documents, ids);
  await addChildren(tx, level, documents, ids);
  return documents;
}

async function addLinks(tx: Reading, level: Level, documents: readonly Read[], ids: Ids) {
  for (const [name, { table, own, other, to }] of Object.entries(level.links)) {
    const all = columnIn(table, own);
    const parents = documents.map(({ row }) => row.id);
    const links: Record<string, unknown>[] = await tx
      .select()
      .from(table)
      .where(ids === 'all' ? undefined : inArray(all, parents))
      .orderBy(asc(columnOf(table, 'position') ?? all));
    const others = links.map((link) => link[other]);
    const slugs = await readSlugs(tx, to, others);
    const linked = Map.groupBy(links, (link) => link[own]);
    for (const { row, document } of documents)
      document[name] = (linked.get(row.id) ?? []).flatMap((link) => slugs.get(Number(link[other])) ?? []);
  }
}

async function addChildren(tx: Reading, level: Level, documents: readonly Read[], ids: Ids) {
  const parents = ids === 'all' ? ids : documents.map(({ row }) => row.id);
  for (const [name, child] of Object.entries(level.children)) {
    const children = await readLevel(tx, child, parents);
    const grouped = Map.groupBy(children, ({ row }) => (child.parent ? row[child.parent] : singleId));
    for (const { row, document } of documents) {
      const own = grouped.get(row.id) ?? [];
      document[name] = own.map((entry) => ({ ...(entry.row.id && { id: entry.row.id }), ...entry.document }));
      if (!child.parent) row.updatedAt = latest([row, ...own.map((entry) => entry.row)]);
    }
  }
}

const latest = (rows: Row[]) => new Date(Math.max(...rows.map(({ updatedAt }) => Number(updatedAt))));

/** The rows of a level in their order: roots by their ids, children by those of their parents. */
export async function readRows(tx: Reading, level: Level, ids: Ids): Promise<Row[]> {
  const { table, key, parent, isChild } = level;
  const by = parent ?? (isChild ? undefined : 'id');
  const named = ids === 'all' || !by ? undefined : inArray(columnIn(table, by), [...ids]);
  const order = [columnOf(table, 'position'), columnOf(table, 'id') ?? columnIn(table, key)];
  return (await tx
    .select()
    .from(table)
    .where(and(ownRows(level), named))
    .orderBy(...order.flatMap((column) => (column ? [asc(column)] : [])))) as Row[];
}

/** The condition of the rows of a level where the table has others too. */
export function ownRows({ table, only }: Level) {
  return and(
    ...Object.entries(only).map(([name, value]) => {
      const column = columnIn(table, name);
      return value === null ? isNull(column) : eq(column, value);
    }),
  );
}

async function readSlugs(tx: Pick<Queryable, 'select'>, { table, key }: Target, ids: unknown[]) {
  const id = columnIn(table, 'id');
  const wanted = [...new Set(ids.filter((given) => typeof given === 'number'))];
  const rows = await tx
    .select({ id, slug: columnIn(table, key) })
    .from(table)
    .where(inArray(id, wanted));
  return new Map(rows.map((row) => [Number(row.id), String(row.slug)]));
}

function pick(row: Row, names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(names.map((name) => [name, row[name]]));
}
