import { sql } from 'drizzle-orm';
import { db } from '#db/client.server.ts';
import { countSlips } from './closest-words.ts';
import { parseQuery, toTsQuery } from './parse-query.ts';
import { vectorQuery } from './rank-documents.server.ts';

/** Whether a query names a document by its number or title, be it with a slip; words that only its text has do not. */
export async function isNamed(query: string, { kind, id }: { kind: string; id: number }): Promise<boolean> {
  const parsed = parseQuery(query);
  if (!parsed) return false;
  const { rows } = await db().execute<{ titles: string; isExact: boolean }>(sql`
    select title || ' ' || other_titles as titles, (numbers && ${sql.param(parsed.keys)}::text[]
      or title_vector @@ ${vectorQuery(toTsQuery(parsed.words))}) as "isExact"
    from search_documents where kind = ${kind} and ref_id = ${id}`);
  const [row] = rows;
  if (!row || row.isExact) return row !== undefined;
  const titleWords = row.titles.split(' ');
  return parsed.words.every((word) => titleWords.some((other) => countSlips(word, other) <= slipsIn(word)));
}

/** Fewer than a search forgives, because its results are a choice, but this decides which sheet is the answer. */
const slipsIn = (word: string) => (word.length < 4 ? 0 : word.length < 8 ? 1 : 2);
