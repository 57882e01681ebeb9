import { and, asc, eq } from 'drizzle-orm';
import { withoutSamples } from '#core/content/without-samples.ts';
import { pictureUrl } from '#core/files/picture-url.ts';
import { localize } from '#core/text/localize.ts';
import { db } from '#db/client.server.ts';
import { associates, processSteps, testimonials } from '#db/schema/home.ts';
import type { associateKinds } from '#features/home/associate-kind.schema.ts';
import type { LanguageCode } from '#locales/languages.ts';

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
