import { defaultCountry, findCountryOfCode } from '#features/countries/countries.ts';

/** Names no country for +1, which is the code of the United States and of Canada. */
export function findCountryName(code: string): string | undefined {
  if (code === '+1') return undefined;
  return code === defaultCountry.dialCode ? defaultCountry.name : findCountryOfCode(code)?.name;
}
