import { sql } from 'drizzle-orm';
import { byContentVersion } from '#db/by-content-version.server.ts';
import { db } from '#db/client.server.ts';
import type { LanguageCode } from '#locales/languages.ts';
import { listProductCategories } from './product-categories.server.ts';

export type UsedCategory = { slug: string; name: string; productCount: number };

/** The categories that have products, by name, with how many. */
export const listUsedCategories = byContentVersion(async (language: LanguageCode): Promise<UsedCategory[]> => {
  const [categories, { rows }] = await Promise.all([
    listProductCategories(language),
    db().execute<{ id: number; count: number }>(sql`
      select id, count(*)::int as count from product_listings, unnest(category_ids) id where language = 'en' group by id`),
  ]);
  const countOf = new Map(rows.map(({ id, count }) => [id, count]));
  return categories.flatMap(({ id, slug, name }) => {
    const productCount = countOf.get(id);
    return productCount ? { slug, name, productCount } : [];
  });
});
