import { findCountryName } from './find-country-name.ts';
import type { LandingPopupInput } from './landing.schema.ts';

/** What both forms of the landing page have in common, as a lead stores it. */
export function leadOfLanding(input: LandingPopupInput, language: string) {
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
