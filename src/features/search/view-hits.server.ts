import { sql } from '#core/drizzle.ts';
import type { Queryable } from '#db/client.server.ts';
import type { LanguageCode } from '#locales/languages.ts';
import type { Hit } from './rank-documents.server.ts';
import { noResults, type SearchResults } from './search.schema.ts';
import { searchSources } from './search-sources.server.ts';
import { idList } from './search-text.server.ts';

/** What the answer shows of the hits, in their order and in the given language, read with a single query. */
export async function viewHits(tx: Queryable, hits: Hit[], language: LanguageCode): Promise<SearchResults> {
  const results = noResults();
  const groups = searchSources().flatMap(({ kind, view }) => {
    const ids = hits.filter((hit) => hit.kind === kind).map(({ id }) => id);
    return ids.length > 0 ? [{ kind, view, ids }] : [];
  });
  if (groups.length === 0) return results;
  results.totals = Object.fromEntries(groups.map(({ kind }) => [kind, totalOf(hits, kind)]));
  // Each kind has its own selection, so that no id of one kind is looked up in another.
  const queries = groups.map(({ kind, view, ids }) => {
    return sql`select ${kind}, v.id, v.row from (${view.select(idList(ids))}) as v (id, row)`;
  });
  const { rows } = await tx.execute<{ kind: string; id: number; row: unknown }>(
    sql`select kind, id, row from (${sql.join(queries, sql` union all `)}) as r (kind, id, row)`,
  );
  const rowOf = new Map(rows.map(({ kind, id, row }) => [`${kind} ${id}`, row]));
  for (const { kind, view, ids } of groups) {
    for (const id of ids) {
      const row = rowOf.get(`${kind} ${id}`);
      if (row) view.add(results, row, language);
    }
  }
  return results;
}

/** Several rounds of a search may have counted the same kind; the largest count is right. */
function totalOf(hits: Hit[], kind: string): number {
  return Math.max(...hits.filter((hit) => hit.kind === kind).map(({ total }) => total));
}
