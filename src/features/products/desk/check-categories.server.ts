import { inArray } from '#core/drizzle.ts';
import { db } from '#db/client.server.ts';
import { productCategories } from '#db/schema/products.ts';
import type { PublicationCheck } from '#features/records/declare-records.server.ts';
import { recordTexts as texts } from '#features/records/records.messages.ts';

/** A product that stands only in categories that were taken from the site would be in none of its lists. */
export const checkCategories: PublicationCheck = async ({ kind }, { categories }) => {
  if (kind !== 'products' || !Array.isArray(categories) || categories.length === 0) return [];
  const { slug, status } = productCategories;
  const known = await db()
    .select({ status })
    .from(productCategories)
    .where(inArray(slug, categories.map(String)));
  // One that there is not is refused when it is written.
  if (known.length < categories.length || known.some((own) => own.status === 'published')) return [];
  return [{ path: 'categories', message: texts.notPublished }];
};
