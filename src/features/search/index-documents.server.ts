import { getTableName, type SQL, sql } from '#core/drizzle.ts';
import type { Queryable } from '#db/client.server.ts';
import type { Changes } from '#db/content/content-changes.ts';
import type { SearchSource } from './search-source.ts';
import { searchSources } from './search-sources.server.ts';
import { idList } from './search-text.server.ts';

/** The number of documents written in one statement, which is small enough to stay far below its time limit. */
const chunkSize = 2_000;

/**
 * Brings the search documents up to date with the content, in the transaction that wrote it: all of them, or
 * those of the rows that changed. Documents that are built from other documents are updated with them.
 */
export async function indexDocuments(tx: Queryable, changed: Changes | 'everything'): Promise<Changes> {
  await (changed === 'everything' ? indexEverything(tx) : indexChanges(tx, changed));
  return {};
}

async function indexChanges(tx: Queryable, changed: Changes) {
  const touched = new Map(Object.entries(changed).map(([kind, ids]) => [kind, new Set(ids)]));
  const needed = new Map<string, Set<number>>();
  for (const { kind, builtFrom = [] } of [...searchSources()].reverse()) {
    const changedIds = [...(touched.get(kind) ?? []), ...(needed.get(kind) ?? [])];
    if (changedIds.length === 0) continue;
    for (const other of builtFrom) {
      if (other.needed) addTo(needed, other.kind, await readIds(tx, other.needed(idList(changedIds))));
    }
  }
  const lending = new Map<string, number[]>();
  for (const source of searchSources()) {
    const { kind, builtFrom = [] } = source;
    for (const other of builtFrom) {
      const from = lending.get(other.kind) ?? [];
      if (from.length > 0) addTo(touched, kind, await readIds(tx, other.affected(idList(from))));
    }
    const own = touched.get(kind) ?? [];
    const lent = await indexRows(tx, source, [...new Set([...(needed.get(kind) ?? []), ...own])]);
    lending.set(kind, source.lent ? lent : [...own]);
  }
}

function addTo(idsOf: Map<string, Set<number>>, kind: string, ids: number[]) {
  idsOf.set(kind, new Set([...(idsOf.get(kind) ?? []), ...ids]));
}

async function indexEverything(tx: Queryable) {
  await tx.execute(sql`delete from search_words`);
  for (const source of searchSources()) {
    const table = sql.identifier(getTableName(source.table));
    const ids = sql`select ref_id as id from search_documents where kind = ${source.kind} union select id from ${table} order by 1`;
    await indexRows(tx, source, await readIds(tx, ids));
  }
  await tx.execute(sql`analyze search_documents, search_words`);
}

/** @returns the ids of the rows of which others now have to take something else */
async function indexRows(tx: Queryable, source: SearchSource, ids: number[]): Promise<number[]> {
  const lending: number[] = [];
  for (let start = 0; start < ids.length; start += chunkSize) {
    const chunk = idList(ids.slice(start, start + chunkSize));
    lending.push(...(await writeDocuments(tx, source, chunk)));
    if (source.keys) await writeKeys(tx, source.kind, await source.keys(tx, chunk));
    if (source.lent) lending.push(...(await writeLent(tx, source.kind, source.lent(chunk))));
    await writeWords(tx, source.kind, chunk);
  }
  return lending;
}

/** @returns the ids of the rows that can no longer be found */
async function writeDocuments(tx: Queryable, { kind, documents, keys }: SearchSource, ids: SQL): Promise<number[]> {
  // Rows that did not change are not written, so a second import only reads.
  const numbers = keys ? sql`d.numbers` : sql`excluded.numbers`;
  return readIds(
    tx,
    sql`
    with source (ref_id, title, numbers, other_titles, body) as materialized (${documents(ids)}),
    gone as (
      delete from search_documents
      where kind = ${kind} and ref_id = any(${ids}) and ref_id not in (select ref_id from source)
      returning ref_id
    ), written as (
    insert into search_documents as d (kind, ref_id, title, numbers, other_titles, body)
    select ${kind}, ref_id, title, numbers, other_titles, body from source order by ref_id
    on conflict (kind, ref_id) do update
      set title = excluded.title, numbers = ${numbers}, other_titles = excluded.other_titles, body = excluded.body
      where (d.title, d.numbers, d.other_titles, d.body)
        is distinct from (excluded.title, ${numbers}, excluded.other_titles, excluded.body)
    )
    select ref_id as id from gone`,
  );
}

/** @returns the ids of the rows whose words have changed */
async function writeLent(tx: Queryable, kind: string, lent: SQL): Promise<number[]> {
  return readIds(
    tx,
    sql`
    update search_documents d set lent = l.lent from (${lent}) l (ref_id, lent)
    where d.kind = ${kind} and d.ref_id = l.ref_id and d.lent <> l.lent returning d.ref_id as id`,
  );
}

async function writeKeys(tx: Queryable, kind: string, keys: { id: number; numbers: string[] }[]) {
  await tx.execute(sql`
    update search_documents d set numbers = k.numbers
    from jsonb_to_recordset(${JSON.stringify(keys)}::jsonb) as k(id int, numbers text[])
    where d.kind = ${kind} and d.ref_id = k.id and d.numbers <> k.numbers`);
}

async function writeWords(tx: Queryable, kind: string, ids: SQL) {
  // Always in the same order, so that two writers cannot deadlock.
  await tx.execute(sql`
    insert into search_words (word)
    select distinct word from search_documents, string_to_table(title || ' ' || other_titles, ' ') word
    where kind = ${kind} and ref_id = any(${ids}) and word ~ '^[a-z]{4,24}$'
    order by word
    on conflict do nothing`);
}

async function readIds(tx: Queryable, query: SQL): Promise<number[]> {
  const { rows } = await tx.execute<{ id: number | null }>(query);
  return rows.flatMap(({ id }) => id ?? []);
}
