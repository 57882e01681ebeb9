import { and, count, eq, min, sql } from '#core/drizzle.ts';
import type { ServerText } from '#core/text/messages.server.ts';
import { db } from '#db/client.server.ts';
import { mandatoryProducts } from '#db/schema/mandatory-products.ts';
import { products } from '#db/schema/products.ts';
import { standardTexts as texts } from '#features/standards/desk/standards.messages.ts';

/** Why a product cannot be taken from the site: rows of the lists name it; null if none does. */
export async function whatNeedsProduct(slug: string): Promise<ServerText | null> {
  const { list, listKey, productId, status } = mandatoryProducts;
  const [named] = await db()
    .select({ name: products.name, count: count(), row: min(sql<string>`${list} || ' ' || ${listKey}`) })
    .from(mandatoryProducts)
    .innerJoin(products, eq(products.id, productId))
    .where(and(eq(products.slug, slug), eq(status, 'published')))
    .groupBy(products.id);
  if (!named?.row) return null;
  return { text: texts.isStated, values: { number: named.name, count: named.count, row: named.row } };
}
