import { type ContentTx, writeContent } from '#db/content/write-content.server.ts';
import type { blogCategories } from '#db/schema/blogs.ts';
import type { downloadCategories } from '#db/schema/downloads.ts';
import type { knowledgeBaseCategories } from '#db/schema/knowledge-base.ts';
import type { notificationCategories } from '#db/schema/notifications.ts';
import { productCategories } from '#db/schema/products.ts';
import type { serviceCategories } from '#db/schema/services.ts';
import { onlyRow } from './only-row.ts';
import { slugOf } from './slug-of.ts';

type CategoryTable =
  | typeof blogCategories
  | typeof downloadCategories
  | typeof knowledgeBaseCategories
  | typeof notificationCategories
  | typeof productCategories
  | typeof serviceCategories;

/** The category of that name, added if it is missing. */
export async function categoryId(tx: ContentTx, table: CategoryTable, name: string): Promise<number> {
  const rows = await tx
    .insert(table)
    .values({ slug: slugOf(name), name })
    .onConflictDoUpdate({ target: table.slug, set: { name } })
    .returning({ id: table.id });
  return onlyRow(rows).id;
}

/** A category without products. */
export function createProductCategory(name: string): Promise<number> {
  return writeContent(async (tx, changed) => {
    const id = await categoryId(tx, productCategories, name);
    changed('product_category', [id]);
    return id;
  });
}
