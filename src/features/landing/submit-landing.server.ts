import type { Multipart } from '#core/http/multipart.server.ts';
import { noteOnFile } from '#features/leads/files/note-on-file.ts';
import { submitWithSum } from '#features/leads/submit-with-sum.server.ts';
import type { LandingInput } from './landing.schema.ts';
import { leadOfLanding } from './lead-of-landing.ts';

type Sent = { input: LandingInput; language: string; network: string } & Omit<Multipart, 'fields'>;

/** Stores the main form of the landing page with its file; its sum is never a reason to refuse it. */
export async function submitLanding({ input, language, network, ...upload }: Sent): Promise<void> {
  await submitWithSum({
    sum: input,
    isSumOptional: true,
    network,
    lead: {
      form: 'landing',
      fields: noteOnFile(upload),
      ...leadOfLanding(input, language),
      file: upload.file,
      lostFile: upload.lostFile,
    },
  });
}
