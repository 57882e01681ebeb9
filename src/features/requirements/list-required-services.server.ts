import { and, asc, eq, inArray } from '#core/drizzle.ts';
import { pictureUrl } from '#core/files/picture-url.ts';
import { filled } from '#core/text/filled.ts';
import { localize } from '#core/text/localize.ts';
import { db } from '#db/client.server.ts';
import { mandatoryProducts } from '#db/schema/mandatory-products.ts';
import { serviceCategories, services } from '#db/schema/services.ts';
import { translationsIn } from '#db/translations-in.server.ts';
import type { LanguageCode } from '#locales/languages.ts';

/** A service whose list names the product. */
export type RequiredService = {
  name: string;
  /** The name for narrow places; the name itself when there is no shorter one. */
  shortName: string;
  slug: string;
  image: string;
  categorySlug: string;
  /** Services that use the same list for other applicants, such as FMCS beside the ISI mark. */
  siblings: { name: string; shortName: string; slug: string; categorySlug: string }[];
};

/** In a query that joins a service and its category: both are published. */
export const publishedService = and(eq(services.status, 'published'), eq(serviceCategories.status, 'published'));

/** The services whose lists name a product, each with the services that use the same list for other applicants. */
export async function listRequiredServices(productId: number, language: LanguageCode): Promise<RequiredService[]> {
  const { id, name, shortName, slug, imagePath, listServiceId } = services;
  const select = () =>
    db()
      .select({
        id,
        name,
        shortName,
        slug,
        translations: translationsIn(language, services.translations),
        imagePath,
        listServiceId,
        categorySlug: serviceCategories.slug,
      })
      .from(services)
      .innerJoin(serviceCategories, eq(serviceCategories.id, services.categoryId))
      .orderBy(asc(services.position));
  const ownIds = db()
    .select({ id: mandatoryProducts.serviceId })
    .from(mandatoryProducts)
    .where(and(eq(mandatoryProducts.productId, productId), eq(mandatoryProducts.status, 'published')));
  const [required, following] = await Promise.all([
    select().where(and(publishedService, inArray(id, ownIds))),
    select().where(and(publishedService, inArray(listServiceId, ownIds))),
  ]);
  return required.map((row) => ({
    ...namesOf(localize(row, language)),
    slug: row.slug,
    image: pictureUrl(row.imagePath, row.slug),
    categorySlug: row.categorySlug,
    siblings: following
      .filter((sibling) => sibling.listServiceId === row.id && sibling.id !== row.id)
      .map((sibling) => ({
        ...namesOf(localize(sibling, language)),
        slug: sibling.slug,
        categorySlug: sibling.categorySlug,
      })),
  }));
}

function namesOf({ name, shortName }: { name: string; shortName: string | null }) {
  return { name, shortName: filled(shortName) ?? name };
}
