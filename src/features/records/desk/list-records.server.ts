import type { z } from 'zod';
import { and, asc, count, desc, eq, ilike, inArray, isNull, or, sql } from '#core/drizzle.ts';
import { db } from '#db/client.server.ts';
import { recordRevisions } from '#db/schema/records.ts';
import { staff } from '#db/schema/staff.ts';
import { defaultLanguage, languages } from '#locales/languages.ts';
import { countTexts } from '../count-texts.ts';
import { columnIn, columnOf, type RecordKind } from '../define-record.server.ts';
import { ownRows, readDocuments } from '../read-documents.server.ts';
import { type listQuery, openStates } from '../records.schema.ts';

type Query = z.output<typeof listQuery>;

const twinLanguages = languages.filter(({ code, ready }) => ready && code !== defaultLanguage).map(({ code }) => code);

/** The records of a kind, a page at a time, and the drafts of those that were never published. */
export async function listRecords(kind: RecordKind, query: Query) {
  if (kind.single) return listSingle(kind);
  const { table, key } = kind;
  const [id, title, slug] = [columnIn(table, 'id'), columnIn(table, titleOf(kind)), columnIn(table, key)];
  const [status, updatedAt] = [columnIn(table, 'status'), columnIn(table, 'updatedAt')];
  const openState = openOf(query.status ?? null);
  const inState = openState ? eq(recordRevisions.state, openState) : query.status && eq(status, query.status);
  const where = and(ownRows(kind), found(kind, query.q), inState);
  const ofRow = and(isOpenOf(kind), eq(recordRevisions.record, sql`${id}::text`));
  const rows = await db()
    .select({ id, title, slug, status, updatedAt, open: recordRevisions.state })
    .from(table)
    .leftJoin(recordRevisions, ofRow)
    .where(where)
    .orderBy(orderOf(kind, query.sort), asc(id))
    .limit(query.per_page)
    .offset((query.page - 1) * query.per_page);
  const [all] = await db().select({ total: count() }).from(table).leftJoin(recordRevisions, ofRow).where(where);
  const languagesOf = await countLanguages(
    kind,
    rows.map((row) => Number(row.id)),
  );
  return {
    rows: rows.map((row) => ({
      id: String(row.id),
      languages: languagesOf.get(Number(row.id)) ?? [],
      title: String(row.title),
      slug: String(row.slug),
      status: String(row.status),
      updatedAt: new Date(String(row.updatedAt)).toISOString(),
      open: openOf(row.open),
    })),
    total: all?.total ?? 0,
    newDrafts: query.status && !openState ? [] : await listNewDrafts(kind, { q: query.q, state: openState }),
  };
}

/** How complete the translations of public records are, by the languages of the site. */
async function countLanguages(kind: RecordKind, ids: number[]) {
  const documents = await readDocuments(db(), kind, ids);
  return new Map(
    documents.map(({ id, document }) => [
      id,
      twinLanguages.map((code) => ({ code, ...countTexts(kind.schema, document, code) })).filter(({ total }) => total),
    ]),
  );
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
    languages: [],
    title: kind.record.name.one,
    slug: kind.kind,
    status: live.status,
    updatedAt: live.updatedAt.toISOString(),
    open: openOf(open?.state ?? null),
  };
  return { rows: row ? [row] : [], total: row ? 1 : 0, newDrafts: row ? [] : await listNewDrafts(kind, {}) };
}

function found(kind: RecordKind, q: string | undefined) {
  if (!q) return undefined;
  const like = likeOf(q);
  return or(...[titleOf(kind), kind.key].map((name) => ilike(sql`${columnIn(kind.table, name)}::text`, like)));
}

const likeOf = (q: string) => `%${q.replace(/[\\%_]/g, '\\$&')}%`;

function orderOf(kind: RecordKind, sort: Query['sort']) {
  const { table } = kind;
  const [name, way] = (sort ?? (columnOf(table, 'position') ? 'position.asc' : 'title.asc')).split('.');
  const column = columnOf(table, name === 'title' ? titleOf(kind) : (name ?? '')) ?? columnIn(table, titleOf(kind));
  return way === 'desc' ? desc(column) : asc(column);
}

const isOpenOf = ({ kind }: RecordKind) =>
  and(eq(recordRevisions.kind, kind), inArray(recordRevisions.state, [...openStates]));

const openOf = (state: string | null) => openStates.find((own) => own === state) ?? null;

async function listNewDrafts(
  kind: RecordKind,
  { q, state }: { q?: string | undefined; state?: (typeof openStates)[number] | null },
) {
  const title = sql<string | null>`${recordRevisions.document} ->> ${titleOf(kind)}`;
  const rows = await db()
    .select({
      id: recordRevisions.id,
      title,
      state: recordRevisions.state,
      madeBy: staff.name,
      madeAt: recordRevisions.madeAt,
    })
    .from(recordRevisions)
    .leftJoin(staff, eq(staff.id, recordRevisions.madeBy))
    .where(
      and(
        isOpenOf(kind),
        isNull(recordRevisions.record),
        state ? eq(recordRevisions.state, state) : undefined,
        q ? ilike(title, likeOf(q)) : undefined,
      ),
    )
    .orderBy(desc(recordRevisions.id))
    .limit(200);
  return rows.map((row) => ({
    id: `new-${row.id}`,
    title: row.title ?? '',
    state: openOf(row.state) ?? 'draft',
    madeBy: row.madeBy,
    madeAt: row.madeAt.toISOString(),
  }));
}
