import { asc, eq } from '#core/drizzle.ts';
import { localize } from '#core/text/localize.ts';
import { db } from '#db/client.server.ts';
import { landingSchemes } from '#db/schema/landing.ts';
import { serviceCategories, services } from '#db/schema/services.ts';
import type { LanguageCode } from '#locales/languages.ts';
import { type LandingStep, landingSteps } from './landing-kinds.ts';

export type LandingScheme = {
  slug: string;
  name: string;
  cardName: string | null;
  description: string;
  /** The page of its service. */
  path: string | null;
  steps: { kind: LandingStep; text: string }[];
};

/** The schemes of the landing page with their steps, in the editors' order. */
export async function listLandingSchemes(language: LanguageCode): Promise<LandingScheme[]> {
  const rows = await db()
    .select({ scheme: landingSchemes, service: services.slug, category: serviceCategories.slug })
    .from(landingSchemes)
    .leftJoin(services, eq(services.id, landingSchemes.serviceId))
    .leftJoin(serviceCategories, eq(serviceCategories.id, services.categoryId))
    .where(eq(landingSchemes.status, 'published'))
    .orderBy(asc(landingSchemes.position), asc(landingSchemes.id));
  return rows.map(({ scheme, service, category }) => {
    const localized = localize(scheme, language);
    return {
      slug: localized.slug,
      name: localized.name,
      cardName: localized.cardName,
      description: localized.description,
      path: service && category ? `/services/${category}/${service}` : null,
      steps: landingSteps.flatMap((kind) => {
        const text = localized[kind];
        return text ? [{ kind, text }] : [];
      }),
    };
  });
}
