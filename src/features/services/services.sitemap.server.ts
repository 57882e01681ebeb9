import { and, asc, eq, max } from 'drizzle-orm';
import { fixedPages, wholeSitemap } from '#core/sitemap/sitemap-source.ts';
import { db } from '#db/client.server.ts';
import { serviceCategories, services } from '#db/schema/services.ts';

const published = and(eq(services.status, 'published'), eq(serviceCategories.status, 'published'));

/** A page for each category that has services. */
async function listCategories() {
  const rows = await db()
    .select({ slug: serviceCategories.slug, changedAt: max(services.updatedAt) })
    .from(serviceCategories)
    .innerJoin(services, eq(services.categoryId, serviceCategories.id))
    .where(published)
    .groupBy(serviceCategories.slug)
    .orderBy(asc(serviceCategories.slug));
  return rows.map(({ slug, changedAt }) => ({ path: `/services/${slug}`, changedAt }));
}

async function listServices() {
  const rows = await db()
    .select({ category: serviceCategories.slug, slug: services.slug, changedAt: services.updatedAt })
    .from(services)
    .innerJoin(serviceCategories, eq(services.categoryId, serviceCategories.id))
    .where(published)
    .orderBy(asc(services.slug));
  return rows.map(({ category, slug, changedAt }) => ({ path: `/services/${category}/${slug}`, changedAt }));
}

export const servicesSitemap = [
  fixedPages('/services'),
  wholeSitemap('services', listCategories),
  wholeSitemap('services', listServices),
];
