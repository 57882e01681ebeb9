import { withoutSamples } from '#core/content/without-samples.ts';
import { and, asc, eq, isNotNull } from '#core/drizzle.ts';
import { NotFoundError } from '#core/errors.ts';
import { pictureUrl } from '#core/files/picture-url.ts';
import { localize } from '#core/text/localize.ts';
import { db } from '#db/client.server.ts';
import { associates, processSteps, testimonials } from '#db/schema/home.ts';
import { services } from '#db/schema/services.ts';
import { findHomeSection, type PageView } from '#features/pages/pages.server.ts';
import { listServiceCards, type ServiceCardView } from '#features/services/list-service-cards.server.ts';
import type { LanguageCode } from '#locales/languages.ts';
import type { associateKinds } from './home.schema.ts';

/**
 * A section of the home page: `home-banner`, `about`, `services`, `brochure`, `call`, `process` …
 * @throws NotFoundError if editors have not written it yet
 */
export async function getHomeSection(slug: string, language: LanguageCode): Promise<PageView> {
  const section = await findHomeSection(slug, language);
  if (!section) throw new NotFoundError(`home section ${slug}`);
  return section;
}

type Picture = { imageUrl: string; imageAlt: string | null };
type ProcessStep = Picture & { id: number; order: number; name: string; text: string };
type Testimonial = { id: number; name: string; text: string; isSample: boolean };
type Firm = { id: number; imageUrl: string; imageAlt: string };

export async function listProcessSteps(language: LanguageCode): Promise<ProcessStep[]> {
  const rows = await db()
    .select()
    .from(processSteps)
    .where(eq(processSteps.status, 'published'))
    .orderBy(asc(processSteps.order));
  return rows.map((row) => {
    const { id, order, name, text, imagePath, imageAlt } = localize(row, language);
    return { id, order, name, text, imageUrl: pictureUrl(imagePath, `process-${order}`), imageAlt };
  });
}

export async function listTestimonials(language: LanguageCode): Promise<Testimonial[]> {
  const rows = await db()
    .select()
    .from(testimonials)
    .where(eq(testimonials.status, 'published'))
    .orderBy(asc(testimonials.position), asc(testimonials.id));
  return withoutSamples(rows).map((row) => {
    const { id, name, text, isSample } = localize(row, language);
    return { id, name, text, isSample };
  });
}

/** Firms whose logos are shown: those that we work with, or our clients. */
export async function listFirms(kind: (typeof associateKinds)[number], language: LanguageCode): Promise<Firm[]> {
  const rows = await db()
    .select()
    .from(associates)
    .where(and(eq(associates.status, 'published'), eq(associates.kind, kind)))
    .orderBy(asc(associates.position), asc(associates.id));
  return withoutSamples(rows).map((row) => {
    const { id, slug, name, imagePath, imageAlt } = localize(row, language);
    return { id, imageUrl: pictureUrl(imagePath, slug), imageAlt: imageAlt || name };
  });
}

const mostServices = 12;

/** The services of the grid: those that editors have chosen, and then the others in site order. */
export async function listHomeServices(language: LanguageCode): Promise<ServiceCardView[]> {
  const chosen = db()
    .select({ id: services.id })
    .from(services)
    .where(isNotNull(services.homePosition))
    .orderBy(asc(services.homePosition), asc(services.id));
  const [all, leading] = await Promise.all([listServiceCards(language), chosen]);
  const first = leading.flatMap(({ id }) => all.find((service) => service.id === id) ?? []);
  const others = all.filter((service) => !first.includes(service));
  return [...first, ...others].slice(0, mostServices);
}
