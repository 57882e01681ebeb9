import type { Multipart } from '#core/http/multipart/multipart.server.ts';
import { noteOnFile, submitWithSum } from '#features/leads/submit-with-sum.server.ts';
import type { ContactInput } from './contact.schema.ts';

type Sent = { input: ContactInput; language: string; network: string } & Omit<Multipart, 'fields'>;

/**
 * Stores the contact form with its enclosure.
 * @throws Refusal as `submitWithSum` does
 */
export async function submitContact({ input, language, network, ...upload }: Sent): Promise<void> {
  const { organization, emailer } = input;
  await submitWithSum({
    sum: input,
    network,
    lead: {
      form: 'contact',
      fields: { organization, emailer, ...noteOnFile(upload) },
      name: input.name,
      email: input.email,
      countryCode: input.country_code,
      phone: input.phone,
      message: input.message || undefined,
      language,
      origin: input,
      file: upload.file,
      lostFile: upload.lostFile,
    },
  });
}
