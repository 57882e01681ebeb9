import { transaction } from '#db/transaction.server.ts';
import { createLead } from './leads.server.ts';
import type { PartnerInput } from './partner.schema.ts';

/** Stores an application to become a partner, with the fields of its entity type only. */
export async function submitPartner(input: PartnerInput, language: string): Promise<void> {
  const { name, email, country_code, phone, partner_type, entity_type } = input;
  const { organization, designation, field_of_expertise, year_of_experience } = input;
  const ofEntity =
    entity_type === 'Organization' ? { organization, designation } : { field_of_expertise, year_of_experience };
  await transaction((tx) =>
    createLead(tx, {
      form: 'partner',
      name,
      email,
      countryCode: country_code,
      phone,
      fields: { partner_type, entity_type, ...ofEntity },
      language,
      origin: input,
    }),
  );
}
