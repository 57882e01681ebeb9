import type { z } from 'zod';
import { and, asc, count, desc, eq, ilike, inArray, isNull, or, sql } from '#core/drizzle.ts';
import { db } from '#db/client.server.ts';
import { recordRevisions } from '#db/schema/records.ts';
import { staff } from '#db/schema/staff.ts';
import { columnIn, columnOf, type RecordKind } from '../define-record.server.ts';
import { ownRows, readDocuments } from '../read-documents.server.ts';
import { type listQuery, openStates } from '../records.schema.ts';

type Query = z.output<typeof listQuery>;

/** The records of a kind, a page at a time, and the drafts of those that were never published. */
export async function listRecords(kind: RecordKind, query: Query) {
  if (kind.single) return listSingle(kind);
  const { table, key } = kind;
  const [id, title, slug] = [columnIn(table, 'id'), columnIn(table, titleOf(kind)), columnIn(table, key)];
  const [status, updatedAt] = [columnIn(table, 'status'), columnIn(table, 'updatedAt')];
  const where = and(ownRows(kind), found(kind, query.q), query.status && eq(status, query.status));
  const rows = await db()
    .select({ id, title, slug, status, updatedAt, open: recordRevisions.state })
    .from(table)
    .leftJoin(recordRevisions, and(isOpenOf(kind), eq(recordRevisions.record, sql`${id}::text`)))
    .where(where)
    .orderBy(orderOf(kind, query.sort), asc(id))
    .limit(query.per_page)
    .offset((query.page - 1) * query.per_page);
  const [all] = await db().select({ total: count() }).from(table).where(where);
  return {
    rows: rows.map((row) => ({
      id: String(row.id),
      title: String(row.title),
      slug: String(row.slug),
      status: String(row.status),
      updatedAt: new Date(String(row.updatedAt)).toISOString(),
      open: openOf(row.open),
    })),
    total: all?.total ?? 0,
    newDrafts: await listNewDrafts(kind),
  };
}

/** Names for the fields in which one record names others. */
export async function listOptions(
  kind: RecordKind,
  { q, slugs }: { q?: string | undefined; slugs?: string | undefined },
) {
  if (kind.single) return [];
  const { table, key } = kind;
  const [slug, title] = [columnIn(table, key), columnIn(table, titleOf(kind))];
  const rows = await db()
    .select({ slug, title })
    .from(table)
    .where(
      and(
        ownRows(kind),
        slugs === undefined
          ? and(found(kind, q), eq(columnIn(table, 'status'), 'published'))
          : inArray(slug, slugs.split(',')),
      ),
    )
    .orderBy(asc(title))
    .limit(50);
  return rows.map((row) => ({ slug: String(row.slug), title: String(row.title) }));
}

const titleOf = ({ record, key }: RecordKind) => record.title ?? key;

/** The list of a kind of which there is one. */
async function listSingle(kind: RecordKind) {
  const [live] = await readDocuments(db(), kind, 'all');
  const [open] = await db().select({ state: recordRevisions.state }).from(recordRevisions).where(isOpenOf(kind));
  const row = live && {
    id: String(live.id),
    title: kind.record.name.one,
    slug: kind.kind,
    status: live.status,
    updatedAt: live.updatedAt.toISOString(),
    open: openOf(open?.state ?? null),
  };
  return { rows: row ? [row] : [], total: row ? 1 : 0, newDrafts: row ? [] : await listNewDrafts(kind) };
}

function found(kind: RecordKind, q: string | undefined) {
  if (!q) return undefined;
  const like = `%${q.replace(/[\\%_]/g, '\\$&')}%`;
  return or(...[titleOf(kind), kind.key].map((name) => ilike(sql`${columnIn(kind.table, name)}::text`, like)));
}

function orderOf(kind: RecordKind, sort: Query['sort']) {
  const { table } = kind;
  const [name, way] = (sort ?? (columnOf(table, 'position') ? 'position.asc' : 'title.asc')).split('.');
  const column = columnOf(table, name === 'title' ? titleOf(kind) : (name ?? '')) ?? columnIn(table, titleOf(kind));
  return way === 'desc' ? desc(column) : asc(column);
}

const isOpenOf = ({ kind }: RecordKind) =>
  and(eq(recordRevisions.kind, kind), inArray(recordRevisions.state, [...openStates]));

const openOf = (state: string | null) => openStates.find((own) => own === state) ?? null;

async function listNewDrafts(kind: RecordKind) {
  const rows = await db()
    .select({
      id: recordRevisions.id,
      title: sql<string | null>`${recordRevisions.document} ->> ${titleOf(kind)}`,
      state: recordRevisions.state,
      madeBy: staff.name,
      madeAt: recordRevisions.madeAt,
    })
    .from(recordRevisions)
    .leftJoin(staff, eq(staff.id, recordRevisions.madeBy))
    .where(and(isOpenOf(kind), isNull(recordRevisions.record)))
    .orderBy(desc(recordRevisions.id))
    .limit(200);
  return rows.map(({ id, title, state, madeBy, madeAt }) => ({
    id: `new-${id}`,
    title: title ?? '',
    state: openOf(state) ?? 'draft',
    madeBy,
    madeAt: madeAt.toISOString(),
  }));
}
