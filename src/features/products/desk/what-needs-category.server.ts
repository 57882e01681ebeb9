import { and, asc, eq, sql } from '#core/drizzle.ts';
import type { ServerText } from '#core/text/messages.server.ts';
import { db } from '#db/client.server.ts';
import { productCategories, productCategoryLinks, products } from '#db/schema/products.ts';
import { usedBy } from '#features/records/desk/used-by.ts';

/** Why a category cannot be taken from the site: products stand in no other one; null if each is found elsewhere, too. */
export async function whatNeedsCategory(slug: string): Promise<ServerText | null> {
  const { productId, categoryId } = productCategoryLinks;
  const others = sql`select 1 from ${productCategoryLinks} other
    join ${productCategories} c on c.id = other.category_id and c.status = 'published' and c.slug <> ${slug}
    where other.product_id = ${products.id}`;
  const alone = await db()
    .select({ by: products.name, category: productCategories.name })
    .from(products)
    .innerJoin(productCategoryLinks, eq(productId, products.id))
    .innerJoin(productCategories, eq(productCategories.id, categoryId))
    .where(and(eq(productCategories.slug, slug), eq(products.status, 'published'), sql`not exists (${others})`))
    .orderBy(asc(products.name));
  const [first] = alone;
  return usedBy(
    first?.category ?? slug,
    alone.map(({ by }) => by),
  );
}
