import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '#db/client.server.ts';
import type { SearchKind } from '#db/schema/search.ts';
import { type ParsedQuery, toTsQuery } from './parse-query.ts';

export type Hit = { kind: SearchKind; id: number; tier: number };

/** Lower is better: 1 to 12 are the keys of a number in their order. */
export const tiers = { title: 20, beginning: 21, words: 22, body: 30 };

/** How many documents are ranked at most for one word; behind them any other is as good. */
const candidates = { product: 400, other: 2_000 };

/** The best documents of each kind, best first; those found by a number come before titles, and titles before bodies. */
export async function rankDocuments(tx: Queryable, query: ParsedQuery, perGroup: number): Promise<Hit[]> {
  const words = vectorQuery(toTsQuery(query.words));
  const { rows } = await tx.execute<Hit>(sql`
    with numbered as materialized (${byNumber(query.keys, 'product')} union all ${byNumber(query.keys, 'other')}),
    titled as materialized (
      ${byTitle(query.text, words, 'product')} union all ${byTitle(query.text, words, 'other')}
      union all ${byBeginning(query.text)}
    ),
    bodies as materialized (
      ${byBody(words, 'product', perGroup)} union all ${byBody(words, 'other', perGroup)}
    )
    ${best(sql`select * from numbered union all select * from titled union all select * from bodies`, perGroup)}`);
  return rows;
}

/** The documents whose titles hold what a query for to_tsquery asks for; first those that are or begin with `text`. */
export async function rankTitles(tx: Queryable, tsQuery: string, perGroup: number, text = ''): Promise<Hit[]> {
  const vector = vectorQuery(tsQuery);
  const { rows } = await tx.execute<Hit>(
    best(sql`${byTitle(text, vector, 'product')} union all ${byTitle(text, vector, 'other')}`, perGroup),
  );
  return rows;
}

type Scope = keyof typeof candidates;

/** Spelled out, so that each scope finds its own partial indexes. */
const scopes: Record<Scope, SQL> = { product: sql`kind = 'product'`, other: sql`kind <> 'product'` };

/** Among equal numbers: the product that is about the fewest standards, and part 1 before part 2-26. */
const orders: Record<Scope, { score: SQL; title: SQL }> = {
  product: { score: sql`-cardinality(numbers)::real`, title: sql`title` },
  other: { score: sql`0::real`, title: sql`replace(replace(title, ' part ', ' '), ' sec ', ' ')` },
};

const vectorQuery = (words: string) => sql`(to_tsquery('english', ${words}) || to_tsquery('simple', ${words}))`;

function byNumber(keys: string[], scope: Scope) {
  // One scan for each key: many matches of the loosest must not push out the one exact match.
  return sql`(
    select d.* from unnest(${sql.param(keys)}::text[]) with ordinality as k(key, place)
    cross join lateral (
      select kind, ref_id, k.place::int as tier, ${orders[scope].score} as score, ${orders[scope].title} as title
      from search_documents where ${scopes[scope]} and numbers @> array[k.key] limit ${sql.raw(String(candidates[scope]))}
    ) d)`;
}

function byTitle(text: string, words: SQL, scope: Scope) {
  return sql`(
    select kind, ref_id,
      case when title = ${text} then ${sql.raw(String(tiers.title))}
        when ${text} <> '' and starts_with(title, ${text}) then ${sql.raw(String(tiers.beginning))}
        else ${sql.raw(String(tiers.words))} end as tier,
      ts_rank(title_vector, ${words}, 1) as score, title
    from search_documents where ${scopes[scope]} and title_vector @@ ${words} limit ${sql.raw(String(candidates[scope]))})`;
}

/** The titles that begin so, which the limit of `byTitle` may have cut off. */
function byBeginning(text: string) {
  return sql`(
    select kind, ref_id,
      case when title = ${text} then ${sql.raw(String(tiers.title))} else ${sql.raw(String(tiers.beginning))} end as tier,
      0::real as score, title
    from search_documents where title like ${`${text}%`} order by title using ~<~ limit 50)`;
}

/** Bodies are read only where numbers and titles left places free. */
function byBody(words: SQL, scope: Scope, perGroup: number) {
  const enough =
    scope === 'product'
      ? sql`(select count(*) from (select 1 from numbered where kind = 'product' union all select 1 from titled where kind = 'product') f) < ${perGroup}`
      : sql`true`;
  return sql`(
    select kind, ref_id, ${sql.raw(String(tiers.body))} as tier, ts_rank(body_vector, ${words}, 1) as score, title
    from search_documents where ${enough} and ${scopes[scope]} and body_vector @@ ${words} limit ${sql.raw(String(candidates[scope]))})`;
}

function best(found: SQL, perGroup: number) {
  return sql`
    select kind, ref_id as id, tier from (
      select kind, ref_id, tier, score, title,
        row_number() over (partition by kind order by tier, score desc, title, ref_id) as place
      from (select distinct on (kind, ref_id) * from (${found}) f order by kind, ref_id, tier, score desc) once
    ) ranked where place <= ${perGroup} order by kind, place`;
}
