import { and, asc, eq } from 'drizzle-orm';
import type { z } from 'zod';
import { pictureUrl } from '#core/files/picture-url.ts';
import { localize } from '#core/text/localize.ts';
import { db } from '#db/client.server.ts';
import { associates, processSteps, testimonials } from '#db/schema/home.ts';
import type { LanguageCode } from '#locales/languages.ts';
import type { associate, processStep, testimonial } from './home.schema.ts';

export async function listProcessSteps(language: LanguageCode): Promise<z.infer<typeof processStep>[]> {
  const rows = await db()
    .select()
    .from(processSteps)
    .where(eq(processSteps.status, 'published'))
    .orderBy(asc(processSteps.order));
  return rows.map((row) => {
    const { id, order, name, text, imagePath, imageAlt } = localize(row, language);
    return { id, order, name, text, image_url: pictureUrl(imagePath, `process-${order}`), image_alt: imageAlt };
  });
}

export async function listTestimonials(language: LanguageCode): Promise<z.infer<typeof testimonial>[]> {
  const rows = await db()
    .select()
    .from(testimonials)
    .where(eq(testimonials.status, 'published'))
    .orderBy(asc(testimonials.position), asc(testimonials.id));
  return rows.map((row) => {
    const { id, name, text } = localize(row, language);
    return { id, name, text };
  });
}

export async function listAssociates(language: LanguageCode): Promise<z.infer<typeof associate>[]> {
  const rows = await db()
    .select()
    .from(associates)
    .where(and(eq(associates.status, 'published'), eq(associates.kind, 'associate')))
    .orderBy(asc(associates.position), asc(associates.id));
  return rows.map((row) => {
    const { id, slug, name, imagePath, imageAlt } = localize(row, language);
    return { id, image_url: pictureUrl(imagePath, slug), image_alt: imageAlt || name };
  });
}
