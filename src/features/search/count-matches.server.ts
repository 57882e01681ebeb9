import { type SQL, sql } from '#core/drizzle.ts';
import type { Queryable } from '#db/client.server.ts';
import type { Scope } from './list-scopes.server.ts';

/** Counting ends here, because it reads every document that it counts. */
const mostCounted = 10_000;

type Query = {
  text: string;
  keys: string[];
  /** The words as a tsquery. */
  words: SQL;
  withBodies: boolean;
};

/** The number of documents that match by number, title or, if wanted, body. Counts no further than 10,000. */
export async function countMatches(tx: Queryable, scope: Scope, query: Query): Promise<number> {
  const conditions = [
    sql`numbers && ${sql.param(query.keys)}::text[]`,
    sql`title_vector @@ ${query.words}`,
    sql`title like ${`${query.text}%`}`,
    ...(query.withBodies ? [sql`body_vector @@ ${query.words}`] : []),
  ];
  const { rows } = await tx.execute<{ total: number }>(sql`
    select count(*)::int as total from (
      select from search_documents where ${scope.where} and (${sql.join(conditions, sql` or `)}) limit ${mostCounted}
    ) found`);
  return rows[0]?.total ?? 0;
}
