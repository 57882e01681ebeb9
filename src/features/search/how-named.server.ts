import { sql } from 'drizzle-orm';
import { db } from '#db/client.server.ts';
import { countSlips, slipsIn } from './closest-words.ts';
import { parseQuery, toTsQuery } from './parse-query.ts';
import { vectorQuery } from './rank-documents.server.ts';

/** How a query names a document: by its number, or by words of its titles, be it with a slip; words of its text do not. */
export async function howNamed(
  query: string,
  { kind, id }: { kind: string; id: number },
): Promise<'by-number' | 'by-title' | null> {
  const parsed = parseQuery(query);
  if (!parsed) return null;
  const { rows } = await db().execute<{ titles: string; hasNumber: boolean; hasWords: boolean }>(sql`
    select title || ' ' || other_titles as titles, numbers && ${sql.param(parsed.keys)}::text[] as "hasNumber",
      title_vector @@ ${vectorQuery(toTsQuery(parsed.words))} as "hasWords"
    from search_documents where kind = ${kind} and ref_id = ${id}`);
  const [row] = rows;
  if (!row) return null;
  if (row.hasNumber) return 'by-number';
  const titleWords = row.titles.split(' ');
  const isTitled = parsed.words.every((word) => titleWords.some((other) => countSlips(word, other) <= slipsIn(word)));
  return row.hasWords || isTitled ? 'by-title' : null;
}
