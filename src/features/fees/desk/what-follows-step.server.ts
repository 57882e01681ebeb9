import { and, arrayContains, asc, eq } from '#core/drizzle.ts';
import type { ServerText } from '#core/text/messages.server.ts';
import { db } from '#db/client.server.ts';
import { serviceSteps } from '#db/schema/fees.ts';
import { services } from '#db/schema/services.ts';
import { usedBy } from '#features/records/desk/used-by.ts';

/** Why a step cannot be taken from the site: steps that come after it name its number. */
export async function whatFollowsStep(step: {
  key: string;
  service: string;
  number: number;
}): Promise<ServerText | null> {
  const { key, serviceId, after, number, status } = serviceSteps;
  const later = await db()
    .select({ key })
    .from(serviceSteps)
    .innerJoin(services, eq(services.id, serviceId))
    .where(and(eq(services.slug, step.service), eq(status, 'published'), arrayContains(after, [step.number])))
    .orderBy(asc(number));
  return usedBy(
    step.key,
    later.map((other) => other.key),
  );
}
