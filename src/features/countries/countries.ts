import { countryRows } from './country-rows.ts';

/** A country in the choice of dial codes: ISO code (`IN`), English name, dial code (`+91`, `+1-876`). */
export type Country = { code: string; name: string; dialCode: string };

/** Every country with a dial code, by name. */
export const countries: readonly Country[] = countryRows
  .map(([code, name, dialCode]) => ({ code, name, dialCode }))
  .sort((one, other) => one.name.localeCompare(other.name, 'en'));

/** The country that forms start with. */
export const defaultCountry: Country = { code: 'IN', name: 'India', dialCode: '+91' };
