import { seoOf } from '#core/content/seo-of.ts';
import { and, asc, eq } from '#core/drizzle.ts';
import { isSlug } from '#core/text/addresses.ts';
import { isStillEnglish, localize } from '#core/text/localize.ts';
import { db } from '#db/client.server.ts';
import { cityFaqs, cityPages, cityServices, citySteps } from '#db/schema/cities.ts';
import { serviceCategories, services } from '#db/schema/services.ts';
import type { LanguageCode } from '#locales/languages.ts';

export type CityView = NonNullable<Awaited<ReturnType<typeof findCity>>>;

/** The page of a city with its steps, questions and services; null if there is none. */
export async function findCity(slug: string, language: LanguageCode) {
  if (!isSlug(slug)) return null;
  const [row] = await db()
    .select()
    .from(cityPages)
    .where(and(eq(cityPages.slug, slug), eq(cityPages.status, 'published')));
  if (!row) return null;
  const [steps, faqs, related] = await Promise.all([
    db()
      .select()
      .from(citySteps)
      .where(and(eq(citySteps.cityId, row.id), eq(citySteps.status, 'published')))
      .orderBy(asc(citySteps.position), asc(citySteps.id)),
    db()
      .select()
      .from(cityFaqs)
      .where(and(eq(cityFaqs.cityId, row.id), eq(cityFaqs.status, 'published')))
      .orderBy(asc(cityFaqs.position), asc(cityFaqs.id)),
    listServices(row.id, language),
  ]);
  const city = localize(row, language);
  return {
    slug: city.slug,
    city: city.city,
    state: city.state,
    isEnglish: isStillEnglish(row, 'heading', language),
    heading: city.heading,
    description: city.description,
    nearestBranch: city.nearestBranch,
    /** Whether BIS itself names the branch; if not, it is the nearest by distance. */
    confirmed: city.confirmed,
    iconImage: city.iconImage,
    bannerImage: city.bannerImage,
    seo: seoOf(city),
    steps: steps.map((step) => {
      const { id, iconImage, description } = localize(step, language);
      return { id, iconImage, description };
    }),
    faqs: faqs.map((faq) => {
      const { id, question, answer } = localize(faq, language);
      return { id, question, answer };
    }),
    services: related,
  };
}

async function listServices(cityId: number, language: LanguageCode) {
  const rows = await db()
    .select({
      slug: services.slug,
      name: services.name,
      reason: cityServices.reason,
      categorySlug: serviceCategories.slug,
      translations: services.translations,
    })
    .from(cityServices)
    .innerJoin(services, eq(services.id, cityServices.serviceId))
    .innerJoin(serviceCategories, eq(serviceCategories.id, services.categoryId))
    .where(
      and(eq(cityServices.cityId, cityId), eq(services.status, 'published'), eq(serviceCategories.status, 'published')),
    )
    .orderBy(asc(cityServices.position), asc(services.id));
  return rows.map((row) => {
    const { slug, name, reason, categorySlug } = localize(row, language);
    return { slug, name, reason, categorySlug };
  });
}

/** The cities that have a page, in their order. */
export async function listCities(language: LanguageCode) {
  const { slug, city, state, translations } = cityPages;
  const rows = await db()
    .select({ slug, city, state, translations })
    .from(cityPages)
    .where(eq(cityPages.status, 'published'))
    .orderBy(asc(cityPages.position), asc(cityPages.id));
  return rows.map((row) => {
    const { slug, city, state } = localize(row, language);
    return { slug, city, state };
  });
}
