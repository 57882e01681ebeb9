import { sql } from '#core/drizzle.ts';
import { createGate } from '#core/gate.ts';
import type { Queryable } from '#db/client.server.ts';
import { transaction } from '#db/transaction.server.ts';
import { defaultLanguage, type LanguageCode } from '#locales/languages.ts';
import { endedLast } from './ended-last.ts';
import { closestWords } from './query/closest-words.ts';
import { type ParsedQuery, parseQuery, toTsQuery } from './query/parse-query.ts';
import { plainLettersIn, unspaced } from './query/plain-letters.ts';
import { type Hit, rankDocuments, rankTitles, tiers } from './rank-documents.server.ts';
import { noResults, type SearchResults } from './search.schema.ts';
import { searchSources } from './search-sources.server.ts';
import { viewHits } from './view-hits.server.ts';

/** If fewer documents than this are found by number or title, the words may be mistyped. */
const few = 3;

/** A letter or a short figure by itself is in hundreds of titles: "part 1", "type B". So are words like "of". */
const tellsNothing =
  /^(?:.|\d{1,2}|an|the|and|or|of|for|with|without|from|to|in|on|at|by|as|is|are|it|my|our|we|what|which|how)$/u;

/** So that many searches leave connections to the rest of the site. */
const gate = createGate({ atOnce: 3, waiting: 40 });

/** The largest number of results of each kind. */
const drawerGroup = 8;
export const pageGroup = 20;

/**
 * Searches the catalogue. The results are grouped by kind, best first, and empty for a query of fewer than
 * three characters. A search takes at most a second.
 */
export async function searchCatalogue(
  query: string,
  { language, perGroup = drawerGroup }: { language: LanguageCode; perGroup?: number },
): Promise<SearchResults> {
  const parsed = parseQuery(query);
  if (!parsed) return noResults();
  const shorter = searchSources().reduce((text, { withoutFacts }) => withoutFacts?.(text) ?? text, query);
  return gate(async () => {
    const own = await findOwnNames(parsed, language, perGroup);
    return findAndView(parsed, parseQuery(shorter), { own, language, perGroup });
  });
}

/** What is called so in the language of the reader: the index lacks words of some languages, and those within a row of signs. */
async function findOwnNames({ words }: ParsedQuery, language: LanguageCode, perGroup: number): Promise<Hit[]> {
  if (language === defaultLanguage) return [];
  const typed = words
    .map((word) => plainLettersIn(language, word))
    .map((word) => (unspaced.test(word) ? word : ` ${word}`));
  const found = await Promise.all(
    searchSources().map(async ({ kind, ownNames }) => {
      const named = [...((await ownNames?.(language)) ?? [])]
        .filter(([, name]) => typed.every((word) => ` ${name}`.includes(word)))
        // The shorter a name is, the more of it was typed.
        .toSorted(([, a], [, b]) => a.length - b.length);
      return named.slice(0, perGroup).map(([id]) => ({ kind, id, tier: tiers.title, total: named.length }));
    }),
  );
  return found.flat();
}

type Wanted = { own: Hit[]; language: LanguageCode; perGroup: number };

function findAndView(parsed: ParsedQuery, shorter: ParsedQuery | null, wanted: Wanted): Promise<SearchResults> {
  const { own, language, perGroup } = wanted;
  return transaction(
    async (tx) => {
      // Sequential scans are switched off, because a limit tempts the planner to read the whole table.
      await tx.execute(
        sql`select set_config('statement_timeout', '1000', true), set_config('enable_seqscan', 'off', true)`,
      );
      const found = await findHits(tx, parsed, shorter, perGroup);
      const hits = firstOfEach([...own, ...found], perGroup);
      const results = await viewHits(tx, hits, language);
      return { ...results, products: endedLast(results.products, hits) };
    },
    { readOnly: true },
  );
}

/** @param shorter the query reduced to what the thing is, for when nothing has all its words */
async function findHits(
  tx: Queryable,
  query: ParsedQuery,
  shorter: ParsedQuery | null,
  perGroup: number,
): Promise<Hit[]> {
  const hits = await rankDocuments(tx, query, perGroup);
  const titled = hits.filter((hit) => hit.tier < tiers.body);
  const sure = titled.filter((hit) => hit.tier < tiers.words);
  if (titled.length >= few && sure.length > 0) return hits;

  // Stems forgive misspellings too, but only roughly, so results for the corrected words come before theirs.
  const words = (await correctWords(tx, query.words)) ?? query.words;
  const corrected = words === query.words ? [] : await rankTitles(tx, toTsQuery(words), perGroup, likeliest(words));
  const closest = [...sure, ...corrected, ...hits.filter((hit) => hit.tier >= tiers.words)];
  if (closest.length > 0 || words.length === 1) return firstOfEach(closest, perGroup);
  if (shorter && shorter.words.length < query.words.length) return findHits(tx, shorter, null, perGroup);
  const telling = words.filter((word) => !(typeof word === 'string' && tellsNothing.test(word)));
  return telling.length > 0 ? rankTitles(tx, toTsQuery(telling, 'any'), perGroup) : [];
}

/** The text that was probably meant, with the closest correction of each word. */
function likeliest(words: (string | string[])[]): string {
  return words.map((word) => (typeof word === 'string' ? word : word[0])).join(' ');
}

/** Lists each document once, and no more than the limit of each kind. */
function firstOfEach(hits: Hit[], perGroup: number): Hit[] {
  const seen = new Set<string>();
  const counts = new Map<string, number>();
  return hits.filter(({ kind, id }) => {
    const count = (counts.get(kind) ?? 0) + 1;
    if (seen.has(`${kind} ${id}`) || count > perGroup) return false;
    seen.add(`${kind} ${id}`);
    counts.set(kind, count);
    return true;
  });
}

/** Shorter words have too few letters to tell them apart, and digits have no spelling. */
const correctable = /^[a-z]{4,24}$/;

/**
 * Gives, for each word that is not the beginning of any word in a title, the words that may have been
 * meant; a word without a likely correction stays as it is. Null when no word changed.
 */
async function correctWords(tx: Queryable, words: string[]): Promise<(string | string[])[] | null> {
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
