import { type SQL, sql } from '#core/drizzle.ts';
import { likePattern, searchWords } from '#core/text/search-text.ts';
import { db } from '#db/client.server.ts';
import { hasState } from '#db/has-state.server.ts';
import type { StateChoice } from '#features/requirements/requirement-state.schema.ts';
import type { LanguageCode } from '#locales/languages.ts';
import { countProducts, type ProductCounts } from './listings/count-products.server.ts';
import { byName, isShownIn } from './listings/product-listings.server.ts';

export type ProductFilter = {
  language: LanguageCode;
  q: string;
  /** The slug of a category. */
  category: string | null;
  state: StateChoice | null;
  today: string;
};
/** One page of a list; `perPage: null` means the whole list. */
export type Range = { page: number; perPage: number | null };
type Found = { total: number; ids: number[] };

/**
 * Finds the products that have every word of `q` in a name, a category or the number of a standard, and that
 * are in the given category and state. Returns their number and the ids of one page; products with the words
 * in their name come first.
 */
export async function findProductIds(filter: ProductFilter, { page, perPage }: Range): Promise<Found> {
  const words = searchWords(filter.q);
  const counts = await countProducts(filter.language, filter.today);
  const matching = sql`from product_listings l
    where ${isShownIn(filter.language)} and ${matches(filter, words, counts)}`;
  const range = sql`limit ${perPage} offset ${(page - 1) * (perPage ?? 0)}`;
  if (words.length === 0) {
    const { rows } = await db().execute<{ id: number }>(
      sql`select l.product_id as id ${matching} order by ${byName} ${range}`,
    );
    return { total: totalOf(filter, counts), ids: rows.map(({ id }) => id) };
  }
  const { rows } = await db().execute<Found>(sql`
    with l as materialized (select l.product_id, l.after_letters, l.name ${matching})
    select (select count(*)::int from l) as total,
      array(select l.product_id from l order by ${isInName(words)} desc, ${byName} ${range}) as ids`);
  return rows[0] ?? { total: 0, ids: [] };
}

/** Looked up, because counting takes long when there are many products. */
function totalOf({ category, state }: ProductFilter, { all, categories }: ProductCounts): number {
  const counts = category === null ? all : categories.find(({ slug }) => slug === category)?.counts;
  return counts?.[state ?? 'total'] ?? 0;
}

function matches({ category, state, today }: ProductFilter, words: string[], { categories }: ProductCounts): SQL {
  const idsOf = (isWanted: (category: { slug: string; name: string }) => boolean) =>
    sql`${sql.param(categories.filter(isWanted).map(({ id }) => id))}::int[]`;
  const conditions = words.map((word) => {
    const isNamed = ({ name }: { name: string }) => name.toLowerCase().includes(word);
    const inWords = sql`l.words like ${likePattern(word)}`;
    return categories.some(isNamed) ? sql`(${inWords} or l.category_ids && ${idsOf(isNamed)})` : inWords;
  });
  if (category) conditions.push(sql`l.category_ids && ${idsOf(({ slug }) => slug === category)}`);
  if (state) conditions.push(hasState(sql`l`, state, today));
  return conditions.length > 0 ? sql.join(conditions, sql` and `) : sql`true`;
}

function isInName(words: string[]): SQL {
  return sql`lower(l.name collate pg_c_utf8) like all(${sql.param(words.map(likePattern))}::text[])`;
}
