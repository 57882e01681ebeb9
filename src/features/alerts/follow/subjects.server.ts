import { and, eq, inArray, ne } from '#core/drizzle.ts';
import { isSlug } from '#core/text/addresses.ts';
import { db, type Queryable } from '#db/client.server.ts';
import { productFamilies } from '#db/schema/families.ts';
import { keptSheets } from '#db/schema/kept-sheets.ts';
import { orders } from '#db/schema/orders.ts';
import { productCategories, products } from '#db/schema/products.ts';
import { serviceCategories, services } from '#db/schema/services.ts';
import { standards } from '#db/schema/standards.ts';
import type { SubjectKind } from '#features/change-events/change-events.schema.ts';
import { unknownProduct } from '#features/finder/unknown-product.ts';
import type { LanguageCode } from '#locales/languages.ts';

/** What can be followed, as lists name it; `path` is its page. */
export type Subject = { kind: SubjectKind; subjectId: number; slug: string; name: string; path: string };

const sources = {
  order: { table: orders, name: orders.title, path: '/orders/' },
  product: { table: products, name: products.name, path: '/products/' },
  family: { table: productFamilies, name: productFamilies.name, path: '/approval-finder/' },
  standard: { table: standards, name: standards.number, path: '/standards/' },
  service: { table: services, name: services.name, path: '/services/' },
  category: { table: serviceCategories, name: serviceCategories.name, path: '/services/' },
  'product-category': { table: productCategories, name: productCategories.name, path: '/products?category=' },
} as const;

/** The id of what a published page is about, or null. */
export async function findSubject(kind: SubjectKind, slug: string): Promise<number | null> {
  if (!isSlug(slug)) return null;
  if (kind === 'sheet') {
    // No change of the law is noted for a product that no family is.
    const isFollowed = and(eq(keptSheets.key, slug), ne(keptSheets.family, unknownProduct));
    const [sheet] = await db().select({ id: keptSheets.id }).from(keptSheets).where(isFollowed);
    return sheet?.id ?? null;
  }
  const { table } = sources[kind];
  const [row] = await db()
    .select({ id: table.id })
    .from(table)
    .where(and(eq(table.slug, slug), eq(table.status, 'published')));
  return row?.id ?? null;
}

/** Names what somebody follows, in their order; what is no longer on the site is left out. */
export async function nameSubjects<Follow extends { kind: SubjectKind; subjectId: number }>(
  follows: readonly Follow[],
  language: LanguageCode,
): Promise<(Follow & Subject)[]> {
  const names = new Map<string, Pick<Subject, 'slug' | 'name' | 'path'>>();
  for (const [kind, asked] of Map.groupBy(follows, (follow) => follow.kind)) {
    const ids = asked.map(({ subjectId }) => subjectId);
    const found = kind === 'sheet' ? selectSheets(ids, language) : selectNames(kind, ids, language);
    for (const { id, ...named } of await found) names.set(`${kind} ${id}`, named);
  }
  return follows.flatMap((follow) => {
    const named = names.get(`${follow.kind} ${follow.subjectId}`);
    return named ? [{ ...follow, ...named }] : [];
  });
}

/** The same with the slug of each, also of what is not on the site at the moment; empty for what has been deleted. */
export async function withSlugs<Follow extends { kind: SubjectKind; subjectId: number }>(
  tx: Queryable,
  follows: readonly Follow[],
): Promise<(Follow & { slug: string })[]> {
  const slugs = new Map<string, string>();
  for (const [kind, asked] of Map.groupBy(follows, (follow) => follow.kind)) {
    const ids = asked.map(({ subjectId }) => subjectId);
    const { id, slug } = kind === 'sheet' ? { id: keptSheets.id, slug: keptSheets.key } : sources[kind].table;
    const rows = await tx
      .select({ id, slug })
      .from(kind === 'sheet' ? keptSheets : sources[kind].table)
      .where(inArray(id, ids));
    for (const row of rows) slugs.set(`${kind} ${row.id}`, row.slug);
  }
  return follows.map((follow) => ({ ...follow, slug: slugs.get(`${follow.kind} ${follow.subjectId}`) ?? '' }));
}

async function selectNames(kind: Exclude<SubjectKind, 'sheet'>, ids: readonly number[], language: LanguageCode) {
  const { table, name: column, path } = sources[kind];
  const rows = await db()
    .select({ id: table.id, slug: table.slug, english: column, translations: table.translations })
    .from(table)
    .where(and(inArray(table.id, [...ids]), eq(table.status, 'published')));
  const categories: ReadonlyMap<number, string> = kind === 'service' ? await selectCategories(ids) : new Map();
  return rows.map(({ id, slug, english, translations }) => {
    const within = categories.has(id) ? `${categories.get(id)}/` : '';
    const name = translations[language]?.[column.name] || english;
    return { id, slug, name, path: `${path}${within}${slug}` };
  });
}

/** Sheets by the name of their kind of product, and that of the day on which they were kept if it has gone. */
async function selectSheets(ids: readonly number[], language: LanguageCode) {
  const rows = await db()
    .select({ id: keptSheets.id, slug: keptSheets.key, kept: keptSheets.familyName, family: productFamilies })
    .from(keptSheets)
    .leftJoin(productFamilies, eq(productFamilies.slug, keptSheets.family))
    .where(inArray(keptSheets.id, [...ids]));
  return rows.map(({ id, slug, kept, family }) => {
    const name = family?.translations[language]?.name || family?.name || kept;
    return { id, slug, name, path: `/sheets/${slug}` };
  });
}

/** The slug of the category of each service, which its address has before its own. */
async function selectCategories(ids: readonly number[]): Promise<Map<number, string>> {
  const rows = await db()
    .select({ id: services.id, category: serviceCategories.slug })
    .from(services)
    .innerJoin(serviceCategories, eq(serviceCategories.id, services.categoryId))
    .where(inArray(services.id, [...ids]));
  return new Map(rows.map(({ id, category }) => [id, category]));
}
