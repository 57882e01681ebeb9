import type { Multipart } from '#core/http/multipart/multipart.server.ts';
import { transaction } from '#db/transaction.server.ts';
import { findCountryName } from '#features/countries/countries.ts';
import { createLead } from '#features/leads/leads.server.ts';
import { noteOnFile, submitWithSum } from '#features/leads/submit-with-sum.server.ts';
import type { LandingInput, LandingPopupInput } from './landing.schema.ts';

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
      ...toLead(input, language),
      file: upload.file,
      lostFile: upload.lostFile,
    },
  });
}

/** Stores the pop-up form of the landing page. */
export async function submitLandingPopup(input: LandingPopupInput, language: string): Promise<void> {
  await transaction((tx) => createLead(tx, { form: 'landing-popup', fields: {}, ...toLead(input, language) }));
}

/** The fields that both forms of the landing page have, as a lead stores them. */
function toLead(input: LandingPopupInput, language: string) {
  return {
    name: input.name,
    email: input.email,
    countryCode: input.country_code,
    countryName: input.country_name || findCountryName(input.country_code),
    phone: input.phone_number,
    message: input.description || undefined,
    language,
    origin: input,
  };
}
