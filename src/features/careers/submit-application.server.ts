import { eq } from '#core/drizzle.ts';
import type { Multipart } from '#core/http/multipart/multipart.server.ts';
import { db } from '#db/client.server.ts';
import { jobApplications, jobOpenings } from '#db/schema/careers.ts';
import { noteOnFile, submitWithSum } from '#features/leads/submit-with-sum.server.ts';
import type { ApplicationInput } from './application.schema.ts';

type Sent = { input: ApplicationInput; language: string; network: string } & Omit<Multipart, 'fields'>;

/**
 * Stores an application with its résumé.
 * @throws Refusal as `submitWithSum` does
 */
export async function submitApplication({ input, language, network, ...upload }: Sent): Promise<void> {
  const { heading, field_exprence, total_exprence, city, gender } = input;
  const jobOpeningId = await findOpeningId(input.jobOpeningId);
  await submitWithSum({
    sum: input,
    network,
    lead: {
      form: 'career',
      fields: { heading, field_exprence, total_exprence, city, gender, ...noteOnFile(upload) },
      name: input.name,
      email: input.email,
      countryCode: '+91',
      phone: input.phone,
      message: input.message || undefined,
      language,
      origin: input,
      file: upload.file,
      lostFile: upload.lostFile,
    },
    async also(tx, leadId) {
      await tx.insert(jobApplications).values({
        leadId,
        jobOpeningId,
        city,
        totalExperience: total_exprence,
        fieldOfExperience: field_exprence,
        gender,
        heading,
      });
    },
  });
}

/** An opening that has gone in the meantime is no reason to refuse an application. */
async function findOpeningId(id: number | undefined): Promise<number | undefined> {
  if (id === undefined) return undefined;
  const [opening] = await db().select({ id: jobOpenings.id }).from(jobOpenings).where(eq(jobOpenings.id, id));
  return opening?.id;
}
