import type { Multipart } from '#core/http/multipart/multipart.server.ts';
import type { EnquiryInput } from './enquiry.schema.ts';
import { noteOnFile, submitWithSum } from './submit-with-sum.server.ts';

type Sent = { input: EnquiryInput; language: string; network: string } & Omit<Multipart, 'fields'>;

/**
 * Stores the enquiry of the footer with its file.
 * @throws Refusal as `submitWithSum` does
 */
export async function submitEnquiry({ input, language, network, ...upload }: Sent): Promise<void> {
  await submitWithSum({
    sum: input,
    network,
    lead: {
      form: 'footer',
      fields: noteOnFile(upload),
      name: input.name,
      email: input.email,
      countryCode: input.country_code,
      countryName: input.country_name,
      phone: input.phone_number,
      message: input.description,
      language,
      origin: input,
      file: upload.file,
      lostFile: upload.lostFile,
    },
  });
}
