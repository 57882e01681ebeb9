import { readPhone } from '#features/countries/read-phone.ts';

const dialCode = '+91';

/** The digits of a number in India, at most 10; null when it is too long, too short or in another country. */
export function indianPhone(input: string): string | null {
  const phone = readPhone(input, dialCode);
  return phone?.dialCode === dialCode && phone.digits.length <= 10 ? phone.digits : null;
}
