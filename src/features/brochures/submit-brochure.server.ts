import { Refusal } from '#core/http/refusal.ts';
import { commitOrRefuse } from '#db/commit-or-refuse.server.ts';
import { createLeadWithCode, type UnprovenLead } from '#features/leads/create-lead-with-code.server.ts';
import { brochureTexts as texts } from './brochures.messages.ts';
import type { BrochureInput } from './brochures.schema.ts';
import { hasService } from './service-name.server.ts';

/**
 * Stores the request for a brochure and mails a code; known and unknown addresses are answered alike.
 * @throws Refusal 422 for a service that does not exist; 429 when the address may not receive another mail yet, in
 *   which case the lead is stored all the same
 */
export async function submitBrochure(input: BrochureInput, language: string): Promise<UnprovenLead> {
  const { name, email, phone, countryCode, company, service, source, message } = input;
  if (!(await hasService(service))) {
    throw new Refusal(422, texts.serviceUnknown, { errors: { service: [texts.serviceUnknown] } });
  }
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
