import { sql } from '#core/drizzle.ts';
import { db } from '#db/client.server.ts';
import { countSlips, slipsIn } from './query/closest-words.ts';
import { parseQuery, toTsQuery } from './query/parse-query.ts';
import { vectorQuery } from './rank-documents.server.ts';

/** How the query matches the document: by an exact key or by its title words, typos allowed. Its body does not count. */
export async function howNamed(
  query: string,
  { kind, id }: { kind: string; id: number },
): Promise<'by-key' | 'by-title' | null> {
  const parsed = parseQuery(query);
  if (!parsed) return null;
  const { rows } = await db().execute<{ titles: string; hasKey: boolean; hasWords: boolean }>(sql`
    select title || ' ' || other_titles as titles, numbers && ${sql.param(parsed.keys)}::text[] as "hasKey",
      title_vector @@ ${vectorQuery(toTsQuery(parsed.words))} as "hasWords"
    from search_documents where kind = ${kind} and ref_id = ${id}`);
  const [row] = rows;
  if (!row) return null;
  if (row.hasKey) return 'by-key';
  const titleWords = row.titles.split(' ');
  const isTitled = parsed.words.every((word) => titleWords.some((other) => countSlips(word, other) <= slipsIn(word)));
  return row.hasWords || isTitled ? 'by-title' : null;
}
