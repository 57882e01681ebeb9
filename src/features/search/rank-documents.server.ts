import { type SQL, sql } from '#core/drizzle.ts';
import type { Queryable } from '#db/client.server.ts';
import { countMatches } from './count-matches.server.ts';
import { listScopes, type Scope } from './list-scopes.server.ts';
import { type ParsedQuery, toTsQuery } from './query/parse-query.ts';

export type Hit = {
  kind: string;
  id: number;
  tier: number;
  /** How many documents of its kind match, not only those returned. */
  total: number;
};

/** Bodies of a large kind are searched only when fewer documents than this match by number or title. */
const enough = 20;

/** Lower is better; 1 to 12 are the keys of a number, in their order. */
export const tiers = { title: 20, beginning: 21, words: 22, body: 30 };

/** The best documents of each kind, best first: those found by a number, then by their title, then by their body. */
export async function rankDocuments(tx: Queryable, query: ParsedQuery, perGroup: number): Promise<Hit[]> {
  const words = vectorQuery(toTsQuery(query.words));
  const { rows } = await tx.execute<Hit & { inBodies: number }>(sql`
    with numbered as materialized (${inEachScope((scope) => byNumber(query.keys, scope))}),
    titled as materialized (
      ${inEachScope((scope) => byTitle(query.text, words, scope))} union all ${byBeginning(query.text)}
    ),
    bodies as materialized (${inEachScope((scope) => byBody(words, scope))})
    ${best(sql`select * from numbered union all select * from titled union all select * from bodies`, perGroup)}`);
  for (const scope of listScopes()) {
    const cutOff = rows.filter(({ kind, total }) => kind === scope.largeKind && total >= scope.candidates);
    if (!cutOff[0]) continue;
    const total = await countMatches(tx, scope, { ...query, words, withBodies: cutOff[0].inBodies > 0 });
    for (const hit of cutOff) hit.total = Math.max(hit.total, total);
  }
  return rows.map(({ kind, id, tier, total }) => ({ kind, id, tier, total }));
}

/** The documents whose titles match a query for to_tsquery; titles that equal or begin with `text` come first. */
export async function rankTitles(tx: Queryable, tsQuery: string, perGroup: number, text = ''): Promise<Hit[]> {
  const vector = vectorQuery(tsQuery);
  const { rows } = await tx.execute<Hit>(
    best(
      inEachScope((scope) => byTitle(text, vector, scope)),
      perGroup,
    ),
  );
  return rows;
}

const inEachScope = (query: (scope: Scope) => SQL) => sql.join(listScopes().map(query), sql` union all `);

/** A query for to_tsquery against titles, in English and as the words stand. */
export const vectorQuery = (words: string) => sql`(to_tsquery('english', ${words}) || to_tsquery('simple', ${words}))`;

function byNumber(keys: string[], scope: Scope) {
  // There is one scan for each key, because many matches of the loosest key must not push out the only exact match.
  return sql`(
    select d.* from unnest(${sql.param(keys)}::text[]) with ordinality as k(key, place)
    cross join lateral (
      select kind, ref_id, k.place::int as tier, ${scope.score} as score, ${scope.title} as title
      from search_documents where ${scope.where} and numbers @> array[k.key] limit ${sql.raw(String(scope.candidates))}
    ) d)`;
}

function byTitle(text: string, words: SQL, scope: Scope) {
  return sql`(
    select kind, ref_id,
      case when title = ${text} then ${sql.raw(String(tiers.title))}
        when ${text} <> '' and starts_with(title, ${text}) then ${sql.raw(String(tiers.beginning))}
        else ${sql.raw(String(tiers.words))} end as tier,
      ts_rank(title_vector, ${words}, 1) as score, title
    from search_documents where ${scope.where} and title_vector @@ ${words} limit ${sql.raw(String(scope.candidates))})`;
}

/** The titles that begin with the text, which the limit of `byTitle` may have cut off. */
function byBeginning(text: string) {
  return sql`(
    select kind, ref_id,
      case when title = ${text} then ${sql.raw(String(tiers.title))} else ${sql.raw(String(tiers.beginning))} end as tier,
      0::real as score, title
    from search_documents where title like ${`${text}%`} order by title using ~<~ limit 50)`;
}

function byBody(words: SQL, scope: Scope) {
  const isFree = scope.largeKind
    ? sql`(select count(*) from (select kind from numbered union all select kind from titled) f where ${scope.where}) < ${sql.raw(String(enough))}`
    : sql`true`;
  return sql`(
    select kind, ref_id, ${sql.raw(String(tiers.body))} as tier, ts_rank(body_vector, ${words}, 1) as score, title
    from search_documents where ${isFree} and ${scope.where} and body_vector @@ ${words} limit ${sql.raw(String(scope.candidates))})`;
}

function best(matches: SQL, perGroup: number) {
  return sql`
    select kind, ref_id as id, tier, total, in_bodies as "inBodies" from (
      select kind, ref_id, tier, score, title,
        row_number() over (partition by kind order by tier, score desc, title, ref_id) as place,
        count(*) over (partition by kind)::int as total,
        count(*) filter (where tier = ${sql.raw(String(tiers.body))}) over (partition by kind)::int as in_bodies
      from (select distinct on (kind, ref_id) * from (${matches}) f order by kind, ref_id, tier, score desc) once
    ) ranked where place <= ${perGroup} order by kind, place`;
}
