import { type ContentTx, type NameChanges, writeContent } from '#db/content/write-content.server.ts';
import { productCategories, productCategoryLinks, productFaqs, products } from '#db/schema/products.ts';
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
export async function createProduct(product: NewProduct = {}): Promise<typeof products.$inferSelect> {
  return onlyRow(await createProducts([product]));
}

/** Published products, all in one write. */
export function createProducts(all: NewProduct[]): Promise<(typeof products.$inferSelect)[]> {
  return writeContent(async (tx, changed) => {
    const inserted = [];
    for (const product of all) inserted.push(await insertProduct(tx, changed, product));
    changed(
      'product',
      inserted.map(({ id }) => id),
    );
    return inserted;
  });
}

async function insertProduct(
  tx: ContentTx,
  changed: NameChanges,
  { name = 'Table lamp', categories = [], requirements = [], faqs = [], ...values }: NewProduct,
) {
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
  return product;
}
