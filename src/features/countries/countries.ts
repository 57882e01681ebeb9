import { countryRows } from './country-rows.ts';

/** A country in the choice of dial codes: ISO code (`IN`), English name, dial code (`+91`, `+1-876`). */
export type Country = { code: string; name: string; dialCode: string };

/** Every country with a dial code, by name. */
export const countries: readonly Country[] = countryRows
  .map(([code, name, dialCode]) => ({ code, name, dialCode }))
  .sort((a, b) => a.name.localeCompare(b.name, 'en'));

/** The country that forms start with. */
export const defaultCountry: Country = { code: 'IN', name: 'India', dialCode: '+91' };

/** For dial codes that several countries share, the country that people usually mean. */
const meantByCode = new Set(['US', 'RU', 'GB', 'NO', 'AU', 'IT', 'FI', 'GP', 'CW', 'MA', 'RE', 'NZ', 'FK']);

/** Whether people usually mean this country by its dial code; true if no other country shares the code. */
export function isMeantByCode({ code, dialCode }: Country): boolean {
  return meantByCode.has(code) || countries.filter((country) => country.dialCode === dialCode).length === 1;
}

/** The country that people usually mean by a dial code. */
export function findCountryOfCode(dialCode: string): Country | undefined {
  return countries.find((country) => country.dialCode === dialCode && isMeantByCode(country));
}

/** Names no country for +1, which is the code of the United States and of Canada. */
export function findCountryName(code: string): string | undefined {
  if (code === '+1') return undefined;
  return code === defaultCountry.dialCode ? defaultCountry.name : findCountryOfCode(code)?.name;
}
