import { transaction } from '#db/transaction.server.ts';
import { createLead } from '#features/leads/leads.server.ts';
import type { LandingPopupInput } from './landing.schema.ts';
import { leadOfLanding } from './lead-of-landing.ts';

/** Stores the pop-up form of the landing page. */
export async function submitLandingPopup(input: LandingPopupInput, language: string): Promise<void> {
  await transaction((tx) => createLead(tx, { form: 'landing-popup', fields: {}, ...leadOfLanding(input, language) }));
}
