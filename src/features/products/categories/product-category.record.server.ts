import { inArray } from '#core/drizzle.ts';
import { productCategories, productCategoryLinks } from '#db/schema/products.ts';
import { defineRecord } from '#features/records/define-record.server.ts';
import { whatNeedsCategory } from '../desk/what-needs-category.server.ts';
import { productCategoryRecord } from './product-category.record.ts';

export const productCategoryKind = defineRecord(productCategoryRecord, {
  table: productCategories,
  key: 'slug',
  isSortedByName: true,
  addresses: () => ['/products'],
  neededBy: ({ slug }) => whatNeedsCategory(slug),
  /** A product is found by the names of its categories that are public. */
  async changes(tx, ids) {
    const { productId, categoryId } = productCategoryLinks;
    const own = await tx
      .selectDistinct({ id: productId })
      .from(productCategoryLinks)
      .where(inArray(categoryId, [...ids]));
    return { product_category: [...ids], product: own.map(({ id }) => id) };
  },
});
