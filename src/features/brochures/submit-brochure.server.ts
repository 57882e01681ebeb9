import { db } from '#db/client.server.ts';
import { tooManyMails } from '#features/accounts/mail-allowance.server.ts';
import { createLeadWithCode } from '#features/leads/create-lead-with-code.server.ts';
import type { BrochureInput } from './brochures.schema.ts';

/**
 * Keeps the request for a brochure and mails a code; known and unknown addresses are answered alike.
 * @throws Refusal 429 when the address gets no more mails now; the lead stands all the same
 */
export async function submitBrochure(input: BrochureInput, language: string): Promise<void> {
  const { name, email, phone, countryCode, company, service, source, message } = input;
  const { isSent } = await db().transaction((tx) =>
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
  if (!isSent) throw tooManyMails();
}
