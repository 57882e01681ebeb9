import { describeError } from '#core/describe-error.ts';
import { sql } from '#core/drizzle.ts';
import { logger } from '#core/logger.server.ts';
import { todayInIndia } from '#core/time/dates.ts';
import { db } from '#db/client.server.ts';
import { finderLookups } from '#db/schema/families.ts';
import { normaliseText } from '#features/search/query/normalise-text.ts';
import type { FoundFamilies } from './find-families.server.ts';

/** A day full of invented words leaves the table small. */
const mostPerDay = 5_000;
const longest = 80;
/** From this score on, every word that tells something was understood. */
const understoodFrom = 50;

/** Counts a search that no family answers, for the editors of names. It never fails a page. */
export async function countLookup(query: string, { families, understood }: FoundFamilies): Promise<void> {
  const isCode = understood.orders.length + understood.hs.length + understood.standards.length > 0;
  if (isCode || (families[0]?.score ?? 0) >= understoodFrom) return;
  const text = textOfLookup(query);
  if (text === null) return;
  const row = { day: todayInIndia(), text, result: families.length > 0 ? 'unsure' : 'nothing' } as const;
  const { day, text: words, result, count } = finderLookups;
  try {
    await db().execute(sql`
      insert into ${finderLookups} (day, text, result)
      select ${row.day}, ${row.text}, ${row.result}
      where (select count(*) from ${finderLookups} where ${day} = ${row.day}) < ${mostPerDay}
        or exists (select from ${finderLookups} where (${day}, ${words}, ${result}) = (${row.day}, ${row.text}, ${row.result}))
      on conflict (day, text, result) do update set count = ${finderLookups}.${sql.identifier(count.name)} + 1`);
  } catch (error) {
    logger.warn({ error: describeError(error) }, 'a look-up was not counted');
  }
}

/** The digits of any script, whatever signs stand between them. */
const longNumber = /\p{Nd}(?:[^\p{L}\p{Nd}]*\p{Nd}){8,}/u;

/** The words without what could name a person: addresses, and numbers that are longer than a customs code. */
export function textOfLookup(query: string): string | null {
  // Wide signs become plain ones here, as they do in what is stored.
  const plain = query.slice(0, 200).toWellFormed().normalize('NFKC');
  if (plain.includes('@') || longNumber.test(plain)) return null;
  const text = normaliseText(plain).slice(0, longest).toWellFormed().trim();
  return text.length > 2 ? text : null;
}
