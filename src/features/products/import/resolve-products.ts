import { z } from 'zod';
import { optional, required, slug } from '#core/content/content-fields.ts';
import type { ContentFiles } from '#core/content/content-files.server.ts';
import { reportRepeats } from '#core/content/repeats.ts';
import { slugify } from '#core/text/addresses.ts';
import type { ImportedRequirement } from '#features/requirements/lists/imported-requirement.ts';

type ProductCategory = { slug: string; name: string };
export type ImportedProduct = {
  slug: string;
  name: string;
  technicalName: string | null;
  rows: ImportedRequirement[];
  categories: ProductCategory[];
};

const matchSchema = z.object({
  list: required,
  key: required,
  product_slug: slug,
  product_name: required,
  technical_name: optional,
});
const categorySchema = z.object({
  list: required,
  source_category: required,
  category_name: required,
  category_slug: slug,
});

/** The category of each group of rows of a list. */
export const readProductCategories = (content: ContentFiles) => content.csv('product-categories.csv', categorySchema);

/**
 * Works out the products behind the rows of all lists. Rows that product-matches.csv groups together are one
 * product; a row that names several products (laptops, notebooks and tablets) belongs to each of them. All
 * other rows are the same product if their name and category agree.
 */
export async function resolveProducts(content: ContentFiles, rows: ImportedRequirement[]): Promise<ImportedProduct[]> {
  const [matches, categories] = await Promise.all([
    content.csv('product-matches.csv', matchSchema),
    readProductCategories(content),
  ]);
  reportRepeats(matches, (match) => `${match.list} ${match.key} ${match.product_slug}`, content.problems);
  reportRepeats(categories, (row) => `${row.list} ${row.source_category}`, content.problems);
  const matchesOf = Map.groupBy(matches, (match) => `${match.list} ${match.key}`);
  const categoryOf = new Map(categories.map((row) => [`${row.list} ${row.source_category}`, row]));
  const products = new Map<string, ImportedProduct>();

  const add = (
    row: ImportedRequirement,
    category: ProductCategory,
    fields: Omit<ImportedProduct, 'rows' | 'categories'>,
  ) => {
    const product = products.get(fields.slug) ?? { ...fields, rows: [], categories: [] };
    products.set(fields.slug, product);
    product.rows.push(row);
    if (!product.categories.some(({ slug }) => slug === category.slug)) product.categories.push(category);
  };

  const known = new Set(rows.map((row) => `${row.list} ${row.key}`));
  for (const match of matches) {
    if (known.has(`${match.list} ${match.key}`)) continue;
    content.problems.push({
      file: match.file,
      line: match.line,
      reason: `the list ${match.list} has no row ${match.key}`,
    });
  }
  const placed = rows.flatMap((row) => {
    const categoryRow = categoryOf.get(`${row.list} ${row.sourceCategory}`);
    if (categoryRow) return [{ row, category: { slug: categoryRow.category_slug, name: categoryRow.category_name } }];
    content.problems.push({
      file: row.file,
      line: row.line,
      reason: `'${row.sourceCategory}' is not in product-categories.csv`,
    });
    return [];
  });
  // Matched rows come first, so that a chosen name takes precedence over a name that a list happens to share.
  for (const { row, category } of placed) {
    for (const match of matchesOf.get(`${row.list} ${row.key}`) ?? []) {
      add(row, category, { slug: match.product_slug, name: match.product_name, technicalName: match.technical_name });
    }
  }
  for (const { row, category } of placed) {
    if (matchesOf.has(`${row.list} ${row.key}`)) continue;
    const { name, technicalName } = row;
    add(row, category, { slug: freeSlug(products, row, category), name, technicalName });
  }
  return [...products.values()];
}

/**
 * The slug of the row's name. If the same name exists in another category, the category is added; if two names only
 * became equal by being shortened, the standard or the position in the list is added.
 */
function freeSlug(products: Map<string, ImportedProduct>, row: ImportedRequirement, category: ProductCategory): string {
  const plain = slugify(row.addressName);
  const isFree = (slug: string) => {
    const taken = products.get(slug);
    return !taken || (hasName(taken, row) && taken.categories.some((other) => other.slug === category.slug));
  };
  if (isFree(plain)) return plain;
  const taken = products.get(plain);
  const byCategory = `${plain}-${category.slug}`;
  if (taken && hasName(taken, row) && isFree(byCategory)) return byCategory;
  return `${plain}-${row.standards[0]?.slug ?? slugify(`${row.list} ${row.key}`)}`;
}

function hasName(product: ImportedProduct, row: ImportedRequirement): boolean {
  const names = [product.name, ...product.rows.map((listed) => listed.addressName)];
  return names.some((name) => slugify(name, 400) === slugify(row.addressName, 400));
}
