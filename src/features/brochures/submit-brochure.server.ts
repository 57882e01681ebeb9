import { and, eq } from '#core/drizzle.ts';
import { clients } from '#db/schema/accounts.ts';
import { commitOrRefuse, transaction } from '#db/transaction.server.ts';
import type { Actor } from '#features/accounts/actor.ts';
import { createLeadWithCode, type UnprovenLead } from '#features/leads/create-lead-with-code.server.ts';
import { createLead, type NewLead } from '#features/leads/leads.server.ts';
import type { BrochureInput } from './brochures.schema.ts';
import { giveBrochure } from './give-brochure.server.ts';
import { getServiceSlug } from './service-name.server.ts';

type BrochureLead = Extract<NewLead, { form: 'brochure' }>;

/**
 * Stores the request for a brochure. A client who requests it under their own address gets it at once, because the
 * address was verified when they became a client. Any other address is mailed a code; known and unknown addresses are
 * answered alike.
 * @param cookieHash of the challenge cookie of the caller's browser
 * @param actor null for callers who are not logged in
 * @throws Refusal 422 for a service that does not exist; 429 when the address may not receive another mail yet, in
 *   which case the lead is stored all the same
 */
export async function submitBrochure(
  actor: Actor | null,
  input: BrochureInput,
  language: string,
  cookieHash: string,
): Promise<'given' | UnprovenLead> {
  const { name, email, phone, countryCode, company, service, source, message } = input;
  const lead: BrochureLead = {
    form: 'brochure',
    name,
    email,
    phone,
    countryCode,
    message: message || undefined,
    fields: { company, service, service_slug: await getServiceSlug(service), source },
    language,
    origin: input,
  };
  if (actor && (await giveAtOnce(actor, lead))) return 'given';
  return commitOrRefuse((tx) => createLeadWithCode(tx, 'brochure', lead, cookieHash));
}

/** @returns false when the address is not the client's own */
async function giveAtOnce(actor: Actor, lead: BrochureLead): Promise<boolean> {
  const { email, language, fields } = lead;
  return transaction(async (tx) => {
    const isTheirs = and(eq(clients.id, actor.clientId), eq(clients.email, email));
    const [client] = await tx.select({ id: clients.id, name: clients.name }).from(clients).where(isTheirs);
    if (!client) return false;
    const { id: leadId, isRepeat } = await createLead(tx, lead);
    if (isRepeat) return true;
    const { id: clientId, name } = client;
    await giveBrochure(tx, { leadId, clientId, email, name, language, fields });
    return true;
  });
}
