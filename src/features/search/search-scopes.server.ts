import { type SQL, sql } from 'drizzle-orm';
import { searchSources } from './search-sources.server.ts';

/** Documents that are ranked together, because the same partial indexes of `db/schema/search.ts` hold them. */
export type Scope = {
  /** The predicate of those indexes, to the letter: PostgreSQL finds an index by it. */
  where: SQL;
  isLarge: boolean;
  /** How many documents are ranked at most for one word; the ones after them would be no better. */
  candidates: SQL;
  /** Chooses among documents with the same number: the higher score first, then the title. */
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
    isLarge: true,
    candidates: sql.raw('400'),
    // What has few numbers is about this one.
    score: sql`-cardinality(numbers)::real`,
    title: sql`title`,
  };
}

const otherScope = {
  isLarge: false,
  candidates: sql.raw('2000'),
  score: sql`0::real`,
  // Part 1 comes before part 2-26.
  title: sql`replace(replace(title, ' part ', ' '), ' sec ', ' ')`,
};
