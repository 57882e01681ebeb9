import { type Country, countries, isMeantByCode } from '#features/countries/countries.ts';

/** A country with its name in the visitor's language. */
export type DialCode = Country & {
  ownName: string;
  words: string;
  /** Of all countries with this code it is the one that people mean by it. */
  isMeant: boolean;
};

/** Other words that people type for a country. */
const shortNames: Record<string, string> = { GB: 'uk', US: 'usa', AE: 'uae', KR: 'south korea', CD: 'drc' };

/** Every dial code, sorted by the country's name in that language. The English name can be searched too. */
export function nameDialCodes(language: string): DialCode[] {
  const names = new Intl.DisplayNames([language, 'en'], { type: 'region' });
  return countries
    .map((country) => {
      const ownName = names.of(country.code) ?? country.name;
      const words = [ownName, country.name, shortNames[country.code] ?? '', country.code].map(plain).join(' | ');
      return { ...country, ownName, words, isMeant: isMeantByCode(country) };
    })
    .sort((a, b) => a.ownName.localeCompare(b.ownName, language));
}

/** The countries whose number or name contains the text; better matches come first. */
export function findDialCodes(all: readonly DialCode[], query: string): readonly DialCode[] {
  const text = plain(query);
  if (!text) return all;
  const digits = text.replace(/[^\d]/g, '');
  const rank = ({ isMeant, dialCode, words }: DialCode): number => {
    const number = dialCode.replace(/\D/g, '');
    if (digits) return number === digits ? (isMeant ? 3 : 2) : number.startsWith(digits) ? 1 : 0;
    const names = words.split(' | ');
    if (names.includes(text)) return 4;
    // The last name is the two-letter code, which must match in full.
    if (names.slice(0, -1).some((name) => name.startsWith(text))) return 3;
    return words.includes(` ${text}`) ? 2 : words.includes(text) ? 1 : 0;
  };
  return all.filter((entry) => rank(entry) > 0).sort((a, b) => rank(b) - rank(a));
}

function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .trim();
}
