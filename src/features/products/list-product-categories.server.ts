import { asc } from 'drizzle-orm';
import { localize } from '#core/text/localize.ts';
import { byContentVersion } from '#db/by-content-version.server.ts';
import { db } from '#db/client.server.ts';
import { productCategories } from '#db/schema/products.ts';

/** Every product category, sorted by name. */
export const listProductCategories = byContentVersion(async (language) => {
  const { id, slug, name, translations } = productCategories;
  const rows = await db().select({ id, slug, name, translations }).from(productCategories).orderBy(asc(id));
  return rows.map((row) => localize(row, language)).sort((one, other) => one.name.localeCompare(other.name, language));
});
