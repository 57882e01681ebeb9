import { sql } from '#core/drizzle.ts';
import type { Queryable } from '#db/client.server.ts';
import { closestWords } from './closest-words.ts';

/** Shorter words have too few letters to tell them apart, and digits have no spelling. */
const correctable = /^[a-z]{4,24}$/;

/**
 * Gives, for each word that is not the beginning of any word in a title, the words that may have been
 * meant; a word without a likely correction stays as it is. Null when no word changed.
 */
export async function correctWords(tx: Queryable, words: string[]): Promise<(string | string[])[] | null> {
  if (!words.some((word) => correctable.test(word))) return null;
  const { rows } = await tx.execute<{ place: number; word: string; similar: string[] }>(sql`
    select w.place::int, w.word, array(
      select word from search_words
      where word % w.word and abs(length(word) - length(w.word)) <= 3
      order by similarity(word, w.word) desc, word limit 12
    ) as similar
    from unnest(${sql.param(words)}::text[]) with ordinality as w(word, place)
    where w.word ~ ${correctable.source} and not exists (select from search_words s where s.word like w.word || '%')`);

  const corrected: (string | string[])[] = [...words];
  for (const { place, word, similar } of rows) {
    const closest = closestWords(word, similar);
    if (closest.length > 0) corrected[place - 1] = closest;
  }
  return corrected.some((word) => typeof word !== 'string') ? corrected : null;
}
