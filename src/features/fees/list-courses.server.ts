import { and, asc, eq } from '#core/drizzle.ts';
import { localize } from '#core/text/localize.ts';
import { translate } from '#core/text/messages.server.ts';
import { db } from '#db/client.server.ts';
import { byContentVersion } from '#db/content/by-content-version.server.ts';
import { serviceSteps } from '#db/schema/fees.ts';
import { services } from '#db/schema/services.ts';
import { actorNames } from './fee-names.server.ts';
import { notFound } from './find-fees-of-service.server.ts';

/** One step to an approval, with the paper in which we read it. */
export type CourseStep = {
  number: number;
  step: string;
  actor: string;
  after: readonly number[];
  documents: string | null;
  source: string;
  readOn: string;
};

/** The steps to every approval, by the slug of its service; those without a source are left out. */
export const listCourses = byContentVersion(async (language): Promise<ReadonlyMap<string, readonly CourseStep[]>> => {
  const rows = await db()
    .select({ slug: services.slug, step: serviceSteps })
    .from(serviceSteps)
    .innerJoin(services, eq(services.id, serviceSteps.serviceId))
    .where(and(eq(services.status, 'published'), eq(serviceSteps.status, 'published')))
    .orderBy(asc(services.slug), asc(serviceSteps.number));
  const steps = rows.flatMap(({ slug, step: row }) => {
    if (row.source === notFound) return [];
    const { number, step, actor, after, documents, source, readOn } = localize(row, language);
    return {
      slug,
      step: { number, step, actor: translate(actorNames[actor], language), after, documents, source, readOn },
    };
  });
  return new Map(
    [...Map.groupBy(steps, ({ slug }) => slug)].map(([slug, ofService]) => [slug, ofService.map(({ step }) => step)]),
  );
});
