import { ownDetails } from '#app/forms/own-details.ts';
import { defaultCountry, findCountryName } from '#features/countries/countries.ts';
import { landingCodes } from '#features/landing/landing-kinds.ts';
import { visitFields } from './visit-source.ts';

/** An empty form of the landing page, with the details of a client who is logged in. */
export function ownQuery() {
  const { name, email, phone, dialCode } = ownDetails();
  const isOffered = landingCodes.some((code) => code === dialCode);
  const country_code = isOffered ? dialCode : defaultCountry.dialCode;
  return {
    name,
    email,
    country_code,
    country_name: findCountryName(country_code) ?? '',
    phone_number: isOffered ? phone : '',
    description: '',
    ...visitFields(),
  };
}
