import { and, asc, eq, max } from '#core/drizzle.ts';
import { wholeSitemap } from '#core/sitemap/site-pages.ts';
import { db } from '#db/client.server.ts';
import { serviceCategories, services } from '#db/schema/services.ts';
import { sitePages } from '#features/pages/site-pages.server.ts';
import type { LanguageCode } from '#locales/languages.ts';
import { listServiceCards } from './list-service-cards.server.ts';
import { listServiceCategories } from './list-service-categories.server.ts';

const published = and(eq(services.status, 'published'), eq(serviceCategories.status, 'published'));

export const servicesPages = [
  sitePages({
    url: '/services',
    name: 'Services',
    position: 20,
    children: listContents,
    sitemap: [wholeSitemap('services', listCategories), wholeSitemap('services', listServices)],
  }),
];

/** The categories, each with its services. */
async function listContents(language: LanguageCode) {
  const [categories, services] = await Promise.all([listServiceCategories(language), listServiceCards(language)]);
  return categories.map(({ slug, name }) => ({
    name,
    url: `/services/${slug}`,
    children: services
      .filter(({ categorySlug }) => categorySlug === slug)
      .map((service) => ({ name: service.name, url: `/services/${slug}/${service.slug}` })),
  }));
}

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
