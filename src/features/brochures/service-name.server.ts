import { and, eq, or, type SQL, sql } from '#core/drizzle.ts';
import { Refusal } from '#core/http/refusal.ts';
import { db } from '#db/client.server.ts';
import { services } from '#db/schema/services.ts';
import { brochureTexts as texts } from './brochures.schema.ts';

/** A condition on `services`: the name, in any language and regardless of case, or the slug. */
export function isNamed(name: string): SQL | undefined {
  const inOtherLanguage = sql`exists (
    select from jsonb_each(${services.translations}) as own where lower(own.value ->> 'name') = lower(${name}))`;
  return or(eq(sql`lower(${services.name})`, name.toLowerCase()), eq(services.slug, name), inOtherLanguage);
}

/**
 * The slug of the published service with that name.
 * @throws Refusal 422 when there is none
 */
export async function getServiceSlug(name: string): Promise<string> {
  const isPublished = eq(services.status, 'published');
  const [service] = await db()
    .select({ slug: services.slug })
    .from(services)
    .where(and(isPublished, isNamed(name)))
    .limit(1);
  if (!service) throw new Refusal(422, texts.serviceUnknown, { errors: { service: [texts.serviceUnknown] } });
  return service.slug;
}
