import { transaction } from '#db/transaction.server.ts';
import { createLead } from '#features/leads/leads.server.ts';
import type { BusinessQueryInput } from './business-query.schema.ts';

/** Stores a query from the business card or from the query link. */
export async function submitBusinessQuery(input: BusinessQueryInput, language: string): Promise<void> {
  const { name, email, country_code, country_name, phone_number, product_details, from_business } = input;
  await transaction((tx) =>
    createLead(tx, {
      form: 'business-query',
      fields: { from_business },
      name,
      email,
      countryCode: country_code,
      countryName: country_name || undefined,
      phone: phone_number,
      message: product_details || undefined,
      language,
      origin: input,
    }),
  );
}
