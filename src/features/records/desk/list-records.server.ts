import { LRUCache } from 'lru-cache';
import type { z } from 'zod';
import { and, asc, count, desc, eq, inArray, sql } from '#core/drizzle.ts';
import { db } from '#db/client.server.ts';
import { byContentVersion } from '#db/content/by-content-version.server.ts';
import { recordRevisions, translationMarks } from '#db/schema/records.ts';
import { staff } from '#db/schema/staff.ts';
import { defaultLanguage, languages } from '#locales/languages.ts';
import { columnIn, hasOrder, type RecordKind } from '../define-record.server.ts';
import { ownRows, readDocuments } from '../read-documents.server.ts';
import type { listQuery } from '../records.schema.ts';
import { countTexts } from '../translations/count-texts.ts';
import { hasTexts } from '../translations/list-texts.ts';
import { hasStale } from '../translations/translation-marks.server.ts';
import { fieldFiltersOf } from './field-filters.server.ts';
import {
  draftTitleOf,
  type Filter,
  found,
  isOpenOf,
  liveIn,
  newDraftsIn,
  openOf,
  shortTitle,
  titleOf,
} from './record-filter.server.ts';

type Query = z.output<typeof listQuery>;

export const twinLanguages = languages
  .filter(({ code, ready }) => ready && code !== defaultLanguage)
  .map(({ code }) => code);

/** The records of a kind, a page at a time, and the drafts of those that were never published. */
export async function listRecords(kind: RecordKind, query: Query) {
  if (kind.single) return listSingle(kind);
  const { table, key } = kind;
  const [id, title, slug] = [columnIn(table, 'id'), columnIn(table, titleOf(kind)), columnIn(table, key)];
  const [status, updatedAt] = [columnIn(table, 'status'), columnIn(table, 'updatedAt')];
  const { ofRow, where, orderBy } = await liveIn(kind, query);
  const [rows, total, newDrafts] = await Promise.all([
    db()
      .select({ id, title, slug, status, updatedAt, open: recordRevisions.state, edit: recordRevisions.edit })
      .from(table)
      .leftJoin(recordRevisions, ofRow)
      .where(where)
      .orderBy(...orderBy)
      .limit(query.per_page)
      .offset((query.page - 1) * query.per_page),
    countLive(kind, query, { ofRow, where }),
    listNewDrafts(kind, query),
  ]);
  const languagesOf = await countLanguages(
    kind,
    rows.map((row) => Number(row.id)),
  );
  return {
    hasOrder: hasOrder(kind),
    isTranslated: hasTexts(kind.schema),
    filters: fieldFiltersOf(kind),
    rows: rows.map((row) => ({
      id: String(row.id),
      languages: languagesOf.get(Number(row.id)) ?? [],
      title: String(row.title),
      slug: String(row.slug),
      status: String(row.status),
      updatedAt: new Date(String(row.updatedAt)).toISOString(),
      open: openOf(row.open),
      edit: row.edit,
    })),
    total,
    newDrafts,
  };
}

/** How many records a filter leaves; only one by the state of a draft has to look at the drafts. */
async function countLive(
  kind: RecordKind,
  query: Query,
  { ofRow, where }: Pick<Awaited<ReturnType<typeof liveIn>>, 'ofRow' | 'where'>,
): Promise<number> {
  const live = db().select({ total: count() }).from(kind.table).$dynamic();
  const [all] = await (openOf(query.status ?? null) ? live.leftJoin(recordRevisions, ofRow) : live).where(where);
  return all?.total ?? 0;
}

type Counted = Map<string, ReturnType<typeof countTexts>>;

/** The counts of records that a list has shown since public content last changed: all their texts are read for them. */
const countsOf = byContentVersion(async () => new LRUCache<string, Counted>({ max: 2_000 }));

/** How complete the translations of public records are and what is said of them, by the languages of the site. */
async function countLanguages(kind: RecordKind, ids: number[]) {
  const { record, language, mark } = translationMarks;
  const kept = await countsOf(defaultLanguage);
  const counts = new Map(ids.map((id) => [id, kept.get(`${kind.kind} ${id}`)]));
  const unknown = ids.filter((id) => !counts.get(id));
  const [documents, marks] = await Promise.all([
    unknown.length > 0 ? readDocuments(db(), kind, unknown) : [],
    db()
      .select({ record, language, mark, isStale: sql<boolean>`${hasStale}` })
      .from(translationMarks)
      .where(and(eq(translationMarks.kind, kind.kind), inArray(record, ids.map(String)))),
  ]);
  for (const { id, document } of documents) {
    const own = new Map(twinLanguages.map((code) => [code, countTexts(kind.schema, document, code)]));
    kept.set(`${kind.kind} ${id}`, own);
    counts.set(id, own);
  }
  const saidOf = new Map(marks.map((own) => [`${own.record} ${own.language}`, own]));
  return new Map(
    ids.map((id) => {
      const counted = [...(counts.get(id) ?? [])].map(([code, count]) => {
        const said = saidOf.get(`${id} ${code}`);
        return { code, ...count, mark: said?.mark ?? null, isStale: said?.isStale ?? false };
      });
      return [id, counted.filter(({ total }) => total)];
    }),
  );
}

const mostFound = 50;
const mostNamed = 500;

/** Names for the fields in which one record names others: those that fit the words, or those that it names already. */
export async function listOptions(
  kind: RecordKind,
  { q, slugs }: { q?: string | undefined; slugs?: string | undefined },
) {
  if (kind.single) return { rows: [], hasMore: false };
  const most = slugs === undefined ? mostFound : mostNamed;
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
          : // What names a record may be a number, which not every text is.
            inArray(sql`${slug}::text`, slugs.split(',')),
      ),
    )
    .orderBy(asc(title))
    // A rule may name more than a hundred families.
    .limit(most + 1);
  const names = rows.map((row) => ({ slug: String(row.slug), title: String(row.title) }));
  return { rows: names.slice(0, most), hasMore: names.length > most };
}

/** The list of a kind of which there is one. */
async function listSingle(kind: RecordKind) {
  const [live] = await readDocuments(db(), kind, 'all');
  const { state, edit } = recordRevisions;
  const [open] = await db().select({ state, edit }).from(recordRevisions).where(isOpenOf(kind));
  const row = live && {
    id: String(live.id),
    languages: [],
    title: kind.record.name.one,
    slug: kind.kind,
    status: live.status,
    updatedAt: live.updatedAt.toISOString(),
    open: openOf(open?.state ?? null),
    edit: open?.edit ?? null,
  };
  return {
    hasOrder: false,
    isTranslated: hasTexts(kind.schema),
    filters: [],
    rows: row ? [row] : [],
    total: row ? 1 : 0,
    newDrafts: row ? [] : await listNewDrafts(kind, {}),
  };
}

async function listNewDrafts(kind: RecordKind, filter: Filter) {
  const where = newDraftsIn(kind, filter);
  if (!where) return [];
  const { id, state, edit, madeAt } = recordRevisions;
  const rows = await db()
    .select({ id, title: shortTitle(draftTitleOf(kind)), state, edit, madeBy: staff.name, madeAt })
    .from(recordRevisions)
    .leftJoin(staff, eq(staff.id, recordRevisions.madeBy))
    .where(where)
    .orderBy(desc(id))
    .limit(200);
  return rows.map((row) => ({
    id: `new-${row.id}`,
    title: row.title ?? '',
    state: openOf(row.state) ?? 'draft',
    edit: row.edit,
    madeBy: row.madeBy,
    madeAt: row.madeAt.toISOString(),
  }));
}
