import { commitOrRefuse } from '#db/commit-or-refuse.server.ts';
import { createLeadWithCode, type UnprovenLead } from '#features/leads/create-lead-with-code.server.ts';
import type { BrochureInput } from './brochures.schema.ts';
import { refuseUnknownService } from './service-name.server.ts';

/**
 * Stores the request for a brochure and mails a code; known and unknown addresses are answered alike.
 * @throws Refusal 422 for a service that does not exist; 429 when the address may not receive another mail yet, in
 *   which case the lead is stored all the same
 */
export async function submitBrochure(input: BrochureInput, language: string): Promise<UnprovenLead> {
  const { name, email, phone, countryCode, company, service, source, message } = input;
  await refuseUnknownService(service);
  return commitOrRefuse((tx) =>
    createLeadWithCode(tx, 'brochure', {
      form: 'brochure',
      name,
      email,
      phone,
      countryCode,
      message: message || undefined,
      fields: { company, service, source },
      language,
      origin: input,
    }),
  );
}
