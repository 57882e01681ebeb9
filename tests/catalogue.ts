import { eq, sql } from 'drizzle-orm';
import { db } from '#db/client.server.ts';
import { mandatoryProductStandards, mandatoryProducts } from '#db/schema/mandatory-products.ts';
import { productCategories, productCategoryLinks, products } from '#db/schema/products.ts';
import { serviceCategories, services } from '#db/schema/services.ts';
import { standards } from '#db/schema/standards.ts';
import type { RequirementState } from '#features/requirements/requirement-state.schema.ts';

type NewRequirement = {
  state: RequirementState;
  implementationDate?: string | null;
  listedAs?: string;
  confirmed?: boolean;
  /** Numbers of standards; missing ones are added. */
  standards?: string[];
};
type NewProduct = {
  name: string;
  technicalName?: string;
  translations?: Record<string, Record<string, string>>;
  /** Names of categories; missing ones are added. */
  categories?: string[];
  requirements?: NewRequirement[];
};

/** Deletes all products, categories and standards, so that a test knows every row there is. */
export async function emptyCatalogue(): Promise<void> {
  await db().execute(sql`truncate products, product_categories, standards cascade`);
}

/** Adds a published product with its categories and requirements; every slug is the name in lower case. */
export async function addProduct({ categories = [], requirements = [], ...texts }: NewProduct): Promise<number> {
  const productId = await idOf(
    db()
      .insert(products)
      .values({ slug: slugOf(texts.name), ...texts })
      .returning({ id: products.id }),
  );
  for (const [position, name] of categories.entries()) {
    await db()
      .insert(productCategoryLinks)
      .values({ productId, categoryId: await addCategory(name), position });
  }
  for (const { standards: numbers = [], ...requirement } of requirements) {
    const row = { productId, serviceId: await someServiceId(), list: 'test', listKey: crypto.randomUUID() };
    const mandatoryProductId = await idOf(
      db()
        .insert(mandatoryProducts)
        .values({ ...row, ...requirement })
        .returning({ id: mandatoryProducts.id }),
    );
    for (const [position, number] of numbers.entries()) {
      await db()
        .insert(mandatoryProductStandards)
        .values({ mandatoryProductId, standardId: await addStandard(number), position });
    }
  }
  return productId;
}

/** The published standard with that number, added if it is missing. */
export function addStandard(number: string, texts: { title?: string } = {}): Promise<number> {
  return idOf(
    db()
      .insert(standards)
      .values({ slug: slugOf(number), number, ...texts })
      .onConflictDoUpdate({ target: standards.slug, set: { number } })
      .returning({ id: standards.id }),
  );
}

function addCategory(name: string): Promise<number> {
  return idOf(
    db()
      .insert(productCategories)
      .values({ slug: slugOf(name), name })
      .onConflictDoUpdate({ target: productCategories.slug, set: { name } })
      .returning({ id: productCategories.id }),
  );
}

function someServiceId(): Promise<number> {
  return idOf(
    db()
      .select({ id: services.id })
      .from(services)
      .innerJoin(serviceCategories, eq(serviceCategories.id, services.categoryId))
      .limit(1),
  );
}

async function idOf(rows: PromiseLike<{ id: number }[]>): Promise<number> {
  const [row] = await rows;
  if (!row) throw new Error('no row was written');
  return row.id;
}

const slugOf = (name: string) => name.toLowerCase().replace(/[^\p{L}\p{M}\d]+/gu, '-');
