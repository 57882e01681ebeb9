import { and, asc, count, eq, max } from 'drizzle-orm';
import { db } from '#db/client.server.ts';
import { products } from '#db/schema/products.ts';
import { serviceCategories, services } from '#db/schema/services.ts';
import { standards } from '#db/schema/standards.ts';
import { listServicesWithLists } from '#features/requirements/list-services-with-lists.server.ts';
import { defaultLanguage } from '#locales/languages.ts';

export type SitemapEntry = { path: string; changedAt: Date | null };

/** How many addresses one sitemap file holds; the protocol allows 50,000. */
const sitemapSize = 5_000;

const fixedPaths = ['/', '/services', '/products', '/standards'];

const kinds = {
  pages: listPages,
  services: listServices,
  products: (page: number) => listSlugs(products, '/products', page),
  standards: (page: number) => listSlugs(standards, '/standards', page),
} satisfies Record<string, (page: number) => Promise<SitemapEntry[]>>;

export type SitemapKind = keyof typeof kinds;

export function isSitemapKind(name: string): name is SitemapKind {
  return Object.hasOwn(kinds, name);
}

/** The sitemap files there are, as kind and page number from 1. */
export async function listSitemaps(): Promise<{ kind: SitemapKind; page: number }[]> {
  const pagesOf = async (table: typeof products | typeof standards) => {
    const [row] = await db().select({ total: count() }).from(table).where(eq(table.status, 'published'));
    return Math.max(1, Math.ceil((row?.total ?? 0) / sitemapSize));
  };
  const files: { kind: SitemapKind; page: number }[] = [
    { kind: 'pages', page: 1 },
    { kind: 'services', page: 1 },
  ];
  for (let page = 1; page <= (await pagesOf(products)); page++) files.push({ kind: 'products', page });
  for (let page = 1; page <= (await pagesOf(standards)); page++) files.push({ kind: 'standards', page });
  return files;
}

/** The addresses of one sitemap file, without language; empty when there is no such page. */
export async function listSitemapEntries(kind: SitemapKind, page: number): Promise<SitemapEntry[]> {
  return kinds[kind](page);
}

async function listPages(): Promise<SitemapEntry[]> {
  const holders = await listServicesWithLists(defaultLanguage);
  const lists = holders.map(({ slug }) => `/mandatory-products/${slug}`);
  return [...fixedPaths, ...lists].map((path) => ({ path, changedAt: null }));
}

async function listServices(): Promise<SitemapEntry[]> {
  const published = and(eq(services.status, 'published'), eq(serviceCategories.status, 'published'));
  const categories = await db()
    .select({ slug: serviceCategories.slug, changedAt: max(services.updatedAt) })
    .from(serviceCategories)
    .innerJoin(services, eq(services.categoryId, serviceCategories.id))
    .where(published)
    .groupBy(serviceCategories.slug)
    .orderBy(asc(serviceCategories.slug));
  const details = await db()
    .select({ category: serviceCategories.slug, slug: services.slug, changedAt: services.updatedAt })
    .from(services)
    .innerJoin(serviceCategories, eq(services.categoryId, serviceCategories.id))
    .where(published)
    .orderBy(asc(services.slug));
  return [
    ...categories.map(({ slug, changedAt }) => ({ path: `/services/${slug}`, changedAt })),
    ...details.map(({ category, slug, changedAt }) => ({ path: `/services/${category}/${slug}`, changedAt })),
  ];
}

async function listSlugs(
  table: typeof products | typeof standards,
  base: string,
  page: number,
): Promise<SitemapEntry[]> {
  const rows = await db()
    .select({ slug: table.slug, changedAt: table.updatedAt })
    .from(table)
    .where(eq(table.status, 'published'))
    .orderBy(asc(table.id))
    .limit(sitemapSize)
    .offset((page - 1) * sitemapSize);
  return rows.map(({ slug, changedAt }) => ({ path: `${base}/${slug}`, changedAt }));
}
