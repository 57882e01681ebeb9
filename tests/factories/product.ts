import { productCategories, productCategoryLinks, productFaqs, products } from '#db/schema/products.ts';
import { writeContent } from '#db/write-content.server.ts';
import { categoryId } from './category.ts';
import { onlyRow } from './only-row.ts';
import { insertRequirement, type NewRequirement } from './requirement.ts';
import { slugOf } from './slug-of.ts';

type NewProduct = Partial<typeof products.$inferInsert> & {
  /** Names of categories; those that are missing are added. */
  categories?: string[];
  requirements?: NewRequirement[];
  faqs?: { question: string; answer: string }[];
};

/** A published product: `createProduct({ name: 'Kettle', requirements: [inForce(), upcoming('2027-01-01')] })`. */
export function createProduct({
  name = 'Table lamp',
  categories = [],
  requirements = [],
  faqs = [],
  ...values
}: NewProduct = {}): Promise<typeof products.$inferSelect> {
  return writeContent(async (tx, changed) => {
    const product = onlyRow(
      await tx
        .insert(products)
        .values({ slug: slugOf(name), name, ...values })
        .returning(),
    );
    const productId = product.id;
    for (const [position, category] of categories.entries()) {
      const link = { productId, categoryId: await categoryId(tx, productCategories, category), position };
      await tx.insert(productCategoryLinks).values(link);
    }
    for (const requirement of requirements) await insertRequirement(tx, changed, productId, requirement);
    for (const [position, faq] of faqs.entries()) await tx.insert(productFaqs).values({ ...faq, productId, position });
    changed('product', [productId]);
    return product;
  });
}
