import { sql } from 'drizzle-orm';
import { db } from '#db/client.server.ts';
import { getContentVersion } from '#db/content-version.server.ts';
import { hasState } from '#db/has-state.server.ts';
import { type StateChoice, stateChoices } from '#features/requirements/requirement-state.schema.ts';

type Counts = Record<StateChoice | 'any', number>;
/** Keyed by the slug of the category; null stands for all products. */
type CountsByCategory = Map<string | null, Counts>;
type Filter = { category: string | null; state: StateChoice | null; today: string };

let cached: { version: number; today: string; counts: Promise<CountsByCategory> } | undefined;

/** The number of products in that category and, on that day, in that state. */
export async function countProducts({ category, state, today }: Filter): Promise<number> {
  return (await countByCategory(today)).get(category)?.[state ?? 'any'] ?? 0;
}

/** The number of products in each category, counted once a day and again when public content changes. */
export async function countByCategory(today: string): Promise<CountsByCategory> {
  // Read before counting, so that a write in between leaves the counts newer than their version, never older.
  const version = await getContentVersion(db());
  if (cached?.version === version && cached.today === today) return cached.counts;
  const counts = countAll(today);
  cached = { version, today, counts };
  counts.catch(() => {
    cached = undefined;
  });
  return counts;
}

async function countAll(today: string): Promise<CountsByCategory> {
  const choices = Object.keys(stateChoices) as StateChoice[];
  const columns = choices.map(
    (choice) => sql`count(*) filter (where ${hasState(sql`l`, choice, today)})::int as ${sql.identifier(choice)}`,
  );
  const { rows } = await db().execute<Counts & { slug: string | null }>(sql`
    with counts as (
      select category_id, count(*)::int as any, ${sql.join(columns, sql`, `)}
      from product_listings l, unnest(array_append(l.category_ids, null)) category_id
      where l.language = 'en' group by category_id
    )
    select c.slug, counts.* from counts left join product_categories c on c.id = counts.category_id`);
  return new Map(rows.map(({ slug, ...counts }) => [slug, counts]));
}
