import { eq, sql } from '#core/drizzle.ts';
import { localize } from '#core/text/localize.ts';
import { db } from '#db/client.server.ts';
import { byContentVersion } from '#db/content/by-content-version.server.ts';
import { hasState } from '#db/has-state.server.ts';
import { productCategories } from '#db/schema/products.ts';
import { type StateChoice, stateChoiceNames } from '#features/requirements/requirement-state.schema.ts';
import { defaultLanguage } from '#locales/languages.ts';

type Counts = Record<StateChoice | 'total', number>;
type CountedCategory = { id: number; slug: string; name: string; counts: Counts };
/** `all` counts every product, with or without a category; undefined when there are none. */
export type ProductCounts = { all: Counts | undefined; categories: CountedCategory[] };

/** The number of products by their state on that day, and the same for each category with products, sorted by name. */
export const countProducts = byContentVersion(async (language, today): Promise<ProductCounts> => {
  const { id, slug, name, translations } = productCategories;
  const [rows, counts] = await Promise.all([
    db()
      .select({ id, slug, name, translations })
      .from(productCategories)
      .where(eq(productCategories.status, 'published')),
    countByCategory(defaultLanguage, today),
  ]);
  const categories = rows.flatMap((row) => {
    const categoryCounts = counts.get(row.id);
    return categoryCounts ? [{ ...localize(row, language), counts: categoryCounts }] : [];
  });
  return {
    all: counts.get(null),
    categories: categories.sort((a, b) => a.name.localeCompare(b.name, language) || a.id - b.id),
  };
});

/** Keyed by the id of the category; null stands for all products. Every language has the same counts. */
const countByCategory = byContentVersion(async (_language, today): Promise<Map<number | null, Counts>> => {
  const columns = stateChoiceNames.map(
    (choice) => sql`count(*) filter (where ${hasState(sql`l`, choice, today)})::int as ${sql.identifier(choice)}`,
  );
  const { rows } = await db().execute<Counts & { id: number | null }>(sql`
    select id, count(*)::int as total, ${sql.join(columns, sql`, `)}
    from product_listings l, unnest(array_append(l.category_ids, null)) id
    where l.language = 'en' group by id`);
  return new Map(rows.map(({ id, ...counts }) => [id, counts]));
});
