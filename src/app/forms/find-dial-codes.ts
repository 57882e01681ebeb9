import { type DialCode, dialCodes } from './dial-codes.ts';

export type NamedDialCode = DialCode & { name: string; words: string };

/** What people type for a country besides its name. */
const shortNames: Record<string, string> = { GB: 'uk', US: 'usa', AE: 'uae', KR: 'south korea', CD: 'drc' };

/** Every dial code with the country's name in that language, by name; found by that name and the English one. */
export function nameDialCodes(language: string): NamedDialCode[] {
  const own = new Intl.DisplayNames([language, 'en'], { type: 'region' });
  const english = new Intl.DisplayNames(['en'], { type: 'region' });
  return dialCodes
    .map(({ country, code }) => {
      const name = own.of(country) ?? country;
      const words = [name, english.of(country) ?? '', shortNames[country] ?? '', country].map(plain).join(' | ');
      return { country, code, name, words };
    })
    .sort((a, b) => a.name.localeCompare(b.name, language));
}

/** Those whose number or name has what was typed; better matches first. */
export function findDialCodes(all: readonly NamedDialCode[], typed: string): readonly NamedDialCode[] {
  const text = plain(typed);
  if (!text) return all;
  const digits = text.replace(/[^\d]/g, '');
  const rank = ({ code, words }: NamedDialCode): number => {
    if (digits) return code === `+${digits}` ? 3 : code.startsWith(`+${digits}`) ? 2 : 0;
    const names = words.split(' | ');
    if (names.includes(text)) return 4;
    if (names.some((name) => name.startsWith(text))) return 3;
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
