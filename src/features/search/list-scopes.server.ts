import { type SQL, sql } from '#core/drizzle.ts';
import { searchSources } from './search-sources.server.ts';

/** Documents that are ranked together, because they share the same partial indexes of `db/schema/search.ts`. */
export type Scope = {
  /** The predicate of those indexes, word for word, because PostgreSQL chooses an index by it. */
  where: SQL;
  /** The large kind that has these indexes to itself. */
  largeKind: string | null;
  /** The largest number of documents that are ranked for one word; the ones after them would be no better. */
  candidates: number;
  /** Orders documents with the same number: the higher score first, then by title. */
  score: SQL;
  title: SQL;
};

/** Each large kind by itself, and all the others together. */
export function listScopes(): Scope[] {
  const large = searchSources().flatMap(({ kind, isLarge }) => (isLarge ? [kind] : []));
  const isOther = large.map((kind) => `kind <> '${kind}'`).join(' and ') || 'true';
  return [...large.map(largeScope), { ...otherScope, where: sql.raw(isOther) }];
}

function largeScope(kind: string): Scope {
  return {
    where: sql.raw(`kind = '${kind}'`),
    largeKind: kind,
    candidates: 400,
    // A document with few numbers is most likely about this one.
    score: sql`-cardinality(numbers)::real`,
    title: sql`title`,
  };
}

const otherScope = {
  largeKind: null,
  candidates: 2000,
  score: sql`0::real`,
  // Part 1 comes before part 2-26.
  title: sql`replace(replace(title, ' part ', ' '), ' sec ', ' ')`,
};
