import { eq, sql } from 'drizzle-orm';
import { mandatoryProductStandards, mandatoryProducts } from '#db/schema/mandatory-products.ts';
import { productCategories, productCategoryLinks, products } from '#db/schema/products.ts';
import { serviceCategories, services } from '#db/schema/services.ts';
import { standards } from '#db/schema/standards.ts';
import { type ContentTx, writeContent } from '#db/write-content.server.ts';
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
  await writeContent((tx) => tx.execute(sql`truncate products, product_categories, standards cascade`));
}

/** Adds a published product with its categories and requirements; every slug is the name in lower case. */
export function addProduct({ categories = [], requirements = [], ...texts }: NewProduct): Promise<number> {
  return writeContent(async (tx, changed) => {
    const values = { slug: slugOf(texts.name), ...texts };
    const productId = await idOf(tx.insert(products).values(values).returning({ id: products.id }));
    for (const [position, name] of categories.entries()) {
      const categoryId = await writeCategory(tx, name);
      await tx.insert(productCategoryLinks).values({ productId, categoryId, position });
    }
    for (const requirement of requirements) changed('standard', await writeRequirement(tx, productId, requirement));
    changed('product', [productId]);
    return productId;
  });
}

/** The published standard with that number, added if it is missing. */
export function addStandard(number: string, texts: { title?: string } = {}): Promise<number> {
  return writeContent(async (tx, changed) => {
    const standardId = await writeStandard(tx, number, texts);
    changed('standard', [standardId]);
    return standardId;
  });
}

/** @returns the ids of its standards */
async function writeRequirement(tx: ContentTx, productId: number, { standards = [], ...requirement }: NewRequirement) {
  const row = { productId, serviceId: await someServiceId(tx), list: 'test', listKey: crypto.randomUUID() };
  const insert = tx.insert(mandatoryProducts).values({ ...row, ...requirement });
  const mandatoryProductId = await idOf(insert.returning({ id: mandatoryProducts.id }));
  const standardIds: number[] = [];
  for (const [position, number] of standards.entries()) {
    const standardId = await writeStandard(tx, number);
    standardIds.push(standardId);
    await tx.insert(mandatoryProductStandards).values({ mandatoryProductId, standardId, position });
  }
  return standardIds;
}

function writeStandard(tx: ContentTx, number: string, texts: { title?: string } = {}): Promise<number> {
  return idOf(
    tx
      .insert(standards)
      .values({ slug: slugOf(number), number, ...texts })
      .onConflictDoUpdate({ target: standards.slug, set: { number } })
      .returning({ id: standards.id }),
  );
}

function writeCategory(tx: ContentTx, name: string): Promise<number> {
  return idOf(
    tx
      .insert(productCategories)
      .values({ slug: slugOf(name), name })
      .onConflictDoUpdate({ target: productCategories.slug, set: { name } })
      .returning({ id: productCategories.id }),
  );
}

function someServiceId(tx: ContentTx): Promise<number> {
  return idOf(
    tx
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
