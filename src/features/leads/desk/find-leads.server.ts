import { and, desc, eq, ilike, isNull, or } from '#core/drizzle.ts';
import { likePattern } from '#core/text/search-text.ts';
import { db } from '#db/client.server.ts';
import { leads } from '#db/schema/leads.ts';
import { isSearchable, leadNumber } from './inbox.schema.ts';
import { findWords } from './list-inbox.server.ts';

/**
 * The newest leads whose name or company has each of the words, or the one with that number; none for words that the
 * index cannot look for.
 * @param words one line
 */
export async function findLeads(words: string, most: number) {
  if (!isSearchable(words)) return [];
  const { id, name, company, status, createdAt } = leads;
  const rows = await db()
    .select({ id, name, company, status, createdAt })
    .from(leads)
    .where(and(isNull(leads.mergedIntoId), or(isNumbered(words), and(...findWords(words), ...named(words)))))
    .orderBy(desc(createdAt), desc(id))
    .limit(most);
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
}

function isNumbered(words: string) {
  const [, number] = leadNumber.exec(words) ?? [];
  return number ? eq(leads.id, Number(number)) : undefined;
}

const named = (words: string) =>
  words.split(' ').map((word) => or(ilike(leads.name, likePattern(word)), ilike(leads.company, likePattern(word))));
