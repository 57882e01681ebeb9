import { and, eq } from '#core/drizzle.ts';
import { readEnv } from '#core/env.ts';
import { inLanguage } from '#core/text/language.ts';
import type { Queryable } from '#db/client.server.ts';
import { brochures, clientBrochures } from '#db/schema/brochures.ts';
import { leads } from '#db/schema/leads.ts';
import { services } from '#db/schema/services.ts';
import { addLeadEvent } from '#features/leads/add-lead-event.server.ts';
import type { FormFields } from '#features/leads/lead-fields.schema.ts';
import { queueMail } from '#features/mail/queue-mail.server.ts';
import { brochureReadyMail } from './brochure-ready.mail.ts';
import { isNamed } from './service-name.server.ts';

type BrochureFields = Extract<FormFields, { form: 'brochure' }>['fields'];
type Given = {
  leadId: number;
  clientId: number;
  email: string;
  name: string;
  language: string;
  fields: BrochureFields;
};

/** Marks the lead as verified, gives the client the brochure of the service in the lead, and mails a link to it. */
export async function giveBrochure(tx: Queryable, given: Given): Promise<void> {
  const { leadId, clientId, email, name, language, fields } = given;
  await tx.update(leads).set({ isVerified: true, clientId }).where(eq(leads.id, leadId));
  await addLeadEvent(tx, leadId, 'verified');
  const [brochure] = await tx
    .select({ id: brochures.id, title: brochures.title })
    .from(brochures)
    .innerJoin(services, eq(services.id, brochures.serviceId))
    .where(and(eq(brochures.status, 'published'), isRequested(fields)))
    .limit(1);
  // The service has been unpublished in the meantime; the office has the lead and will answer it.
  if (!brochure) return;
  await tx.insert(clientBrochures).values({ clientId, brochureId: brochure.id }).onConflictDoNothing();
  await queueMail(tx, brochureReadyMail, {
    to: email,
    language,
    data: { name, service: brochure.title, link: readEnv().PUBLIC_URL + inLanguage('/account/brochures', language) },
  });
}

/** By the slug, because a service may be renamed between the request and its code. */
function isRequested({ service, service_slug: slug }: BrochureFields) {
  return slug === undefined ? isNamed(service) : eq(services.slug, slug);
}
