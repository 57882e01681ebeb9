import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '#db/client.server.ts';
import type { SearchKind } from '#db/schema/search.ts';
import { documentSources, list } from './document-sources.server.ts';
import { standardKeys } from './standard-numbers.ts';

/** As many things in one statement as stay far under its time limit. */
const chunkSize = 2_000;

const tables: Record<SearchKind, string> = {
  standard: 'standards',
  service: 'services',
  blog: 'blogs',
  knowledge_base: 'knowledge_base_entries',
  product: 'products',
};

/**
 * Brings the search documents to what the content says now: in the transaction that wrote the
 * content, of all of it or of the things that were written. A product also follows when one of its
 * standards is named; when a mandatory row or a category changes, name its products.
 */
export async function rebuildSearchDocuments(tx: Queryable, only?: { kind: SearchKind; ids: number[] }): Promise<void> {
  if (only?.kind === 'product') await rebuildKind(tx, 'standard', await standardsOf(tx, only.ids));
  if (only) await rebuildKind(tx, only.kind, only.ids);
  if (only?.kind === 'standard') await rebuildKind(tx, 'product', await productsOf(tx, only.ids));
  if (only) return;

  await tx.execute(sql`delete from search_words`);
  // Standards come first: products take over their numbers.
  for (const kind of Object.keys(tables) as SearchKind[]) {
    const table = sql.identifier(tables[kind]);
    const ids = sql`select ref_id as id from search_documents where kind = ${kind} union select id from ${table} order by 1`;
    await rebuildKind(tx, kind, await idsOf(tx, ids));
  }
  await tx.execute(sql`analyze search_documents, search_words`);
}

async function rebuildKind(tx: Queryable, kind: SearchKind, ids: number[]) {
  for (let start = 0; start < ids.length; start += chunkSize) {
    const chunk = ids.slice(start, start + chunkSize);
    await writeDocuments(tx, kind, documentSources[kind](chunk), chunk);
    if (kind === 'standard') await writeStandardKeys(tx, chunk);
    await writeWords(tx, kind, chunk);
  }
}

async function writeDocuments(tx: Queryable, kind: SearchKind, source: SQL, ids: number[]) {
  // Rows that did not change are not written: a second import costs reading only.
  const numbers = kind === 'standard' ? sql`d.numbers` : sql`excluded.numbers`;
  await tx.execute(sql`
    with source (ref_id, title, numbers, other_titles, body) as materialized (${source}),
    gone as (
      delete from search_documents
      where kind = ${kind} and ref_id = any(${list(ids)}) and ref_id not in (select ref_id from source)
    )
    insert into search_documents as d (kind, ref_id, title, numbers, other_titles, body)
    select ${kind}, ref_id, title, numbers, other_titles, body from source order by ref_id
    on conflict (kind, ref_id) do update
      set title = excluded.title, numbers = ${numbers}, other_titles = excluded.other_titles, body = excluded.body
      where (d.title, d.numbers, d.other_titles, d.body)
        is distinct from (excluded.title, ${numbers}, excluded.other_titles, excluded.body)`);
}

async function writeStandardKeys(tx: Queryable, ids: number[]) {
  const { rows } = await tx.execute<{ id: number; number: string }>(
    sql`select id, number from standards where id = any(${list(ids)}) and status = 'published'`,
  );
  const keys = JSON.stringify(rows.map(({ id, number }) => ({ id, numbers: standardKeys(number) })));
  await tx.execute(sql`
    update search_documents d set numbers = k.numbers
    from jsonb_to_recordset(${keys}::jsonb) as k(id int, numbers text[])
    where d.kind = 'standard' and d.ref_id = k.id and d.numbers <> k.numbers`);
}

async function writeWords(tx: Queryable, kind: SearchKind, ids: number[]) {
  // In one order, so that two writers never wait for each other in a ring.
  await tx.execute(sql`
    insert into search_words (word)
    select distinct word from search_documents, string_to_table(title || ' ' || other_titles, ' ') word
    where kind = ${kind} and ref_id = any(${list(ids)}) and word ~ '^[a-z]{4,24}$'
    order by word
    on conflict do nothing`);
}

/** The standards of those products, with what succeeds them. */
function standardsOf(tx: Queryable, productIds: number[]) {
  return idsOf(
    tx,
    sql`select distinct unnest(array[s.id, s.successor_id]) as id from standards s
      join mandatory_product_standards ms on ms.standard_id = s.id
      join mandatory_products m on m.id = ms.mandatory_product_id where m.product_id = any(${list(productIds)}) order by 1`,
  );
}

/** The products under those standards, or under ones that they succeed. */
function productsOf(tx: Queryable, standardIds: number[]) {
  return idsOf(
    tx,
    sql`select distinct m.product_id as id from standards s
      join mandatory_product_standards ms on ms.standard_id = s.id
      join mandatory_products m on m.id = ms.mandatory_product_id
      where s.id = any(${list(standardIds)}) or s.successor_id = any(${list(standardIds)}) order by 1`,
  );
}

async function idsOf(tx: Queryable, query: SQL): Promise<number[]> {
  const { rows } = await tx.execute<{ id: number | null }>(query);
  return rows.flatMap(({ id }) => id ?? []);
}
