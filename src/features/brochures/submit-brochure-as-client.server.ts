import { and, eq } from 'drizzle-orm';
import { clients } from '#db/schema/accounts.ts';
import { leads } from '#db/schema/leads.ts';
import { transaction } from '#db/transaction.server.ts';
import type { Actor } from '#features/accounts/actor.ts';
import { addLeadEvent } from '#features/leads/lead-events.server.ts';
import { createLead } from '#features/leads/leads.server.ts';
import type { BrochureInput } from './brochures.schema.ts';
import { giveBrochure } from './give-brochure.server.ts';
import { refuseUnknownService } from './service-name.server.ts';

/**
 * Gives a client a further brochure at once: their own address was proven when they became a client.
 * @returns false for another address, which has to be proven by a code
 * @throws Refusal 422 for a service that does not exist
 */
export async function submitBrochureAsClient(actor: Actor, input: BrochureInput, language: string): Promise<boolean> {
  const { name, email, phone, countryCode, company, service, source, message } = input;
  await refuseUnknownService(service);
  return transaction(async (tx) => {
    const isTheirs = and(eq(clients.id, actor.clientId), eq(clients.email, email));
    const [client] = await tx.select({ id: clients.id, name: clients.name }).from(clients).where(isTheirs);
    if (!client) return false;
    const { id, isRepeat } = await createLead(tx, {
      form: 'brochure',
      name,
      email,
      phone,
      countryCode,
      message: message || undefined,
      fields: { company, service, source },
      language,
      origin: input,
    });
    if (isRepeat) return true;
    await tx.update(leads).set({ isVerified: true, clientId: client.id }).where(eq(leads.id, id));
    await addLeadEvent(tx, id, 'verified');
    await giveBrochure(tx, { clientId: client.id, email, name: client.name, language, service });
    return true;
  });
}
