import { and, desc, eq } from '#core/drizzle.ts';
import { filled } from '#core/text/filled.ts';
import { localize } from '#core/text/localize.ts';
import { db } from '#db/client.server.ts';
import { clientProjects } from '#db/schema/projects.ts';
import { serviceCategories, services } from '#db/schema/services.ts';
import type { Actor } from '#features/accounts/actor.ts';
import type { LanguageCode } from '#locales/languages.ts';

/** The projects of a client, the one that changed last first; a service that is not published is left out. */
export async function listClientProjects({ clientId }: Actor, language: LanguageCode) {
  const { id, name, stage, note, startedOn, nextStep, nextStepOn, updatedAt } = clientProjects;
  const rows = await db()
    .select({
      project: { id, name, stage, note, startedOn, nextStep, nextStepOn, updatedAt },
      service: { name: services.name, slug: services.slug, translations: services.translations },
      category: serviceCategories.slug,
    })
    .from(clientProjects)
    .leftJoin(services, and(eq(services.id, clientProjects.serviceId), eq(services.status, 'published')))
    .leftJoin(serviceCategories, eq(serviceCategories.id, services.categoryId))
    .where(eq(clientProjects.clientId, clientId))
    .orderBy(desc(updatedAt), desc(id));
  return rows.map(({ project, service, category }) => ({
    ...project,
    note: filled(project.note),
    nextStep: filled(project.nextStep),
    service: service && { name: localize(service, language).name, url: `/services/${category}/${service.slug}` },
  }));
}
