import { asciiDigits } from '#core/text/digits.ts';
import { countries } from './countries.ts';

export type Phone = { dialCode: string | undefined; digits: string };

/** In these countries the leading 0 is dialled even from abroad. */
const keepZero = new Set(['+39', '+225', '+229', '+241', '+242', '+378', '+379']);

/** If this many digits follow the dial code, the number was written with its code; national numbers are shorter. */
const longNumber = 10;

/** No number is that long, however it is written. In a much longer text, more prefixes could be removed than the stack holds. */
const longestText = 100;

const dialCodes = [...new Set(countries.map(({ dialCode }) => dialCode))].sort((a, b) => b.length - a.length);

/**
 * A phone number as people write it, with or without its country code and a leading zero: `+91 98765 43210`,
 * `0091-98765-43210`, `098765 43210` and `98765 43210` are one number.
 *
 * @param dialCode the chosen dial code (`+91`); a number that begins with another dial code takes precedence
 * @returns the 6 to 15 digits without the dial code, or null when the number cannot be read
 */
export function readPhone(input: string, dialCode: string | undefined): Phone | null {
  const text = asciiDigits(input)
    .replace(/\(0\)/g, '')
    .replace(/[\s().\p{Pd}\p{Cf}]/gu, '');
  if (text.length > longestText) return null;
  const [, abroad] = /^(?:\+|00)(\d+)$/.exec(text) ?? [];
  // An invalid dial code is refused by its own field.
  const chosen = bare(dialCode) ? dialCode : undefined;
  const code = abroad ? codeOf(abroad, chosen) : chosen;
  if (abroad ? !code : !/^\d+$/.test(text)) return null;
  const digits = withoutPrefix(abroad ? abroad.slice(bare(code).length) : text, code);
  return /^\d{6,15}$/.test(digits) ? { dialCode: code, digits } : null;
}

/** The chosen code if the number begins with it, or else the longest code that it begins with. */
function codeOf(number: string, chosen: string | undefined): string | undefined {
  if (chosen && number.startsWith(bare(chosen))) return chosen;
  return dialCodes.find((code) => number.startsWith(bare(code)));
}

/** Removes the leading zero, and the dial code if it was written without its plus sign. */
function withoutPrefix(number: string, code: string | undefined): string {
  if (!code) return number;
  const codeDigits = bare(code);
  const national = keepZero.has(code) ? number : number.replace(/^0+/, '');
  const isLong = national.startsWith(codeDigits) && national.length - codeDigits.length >= longNumber;
  return isLong ? withoutPrefix(national.slice(codeDigits.length), code) : national;
}

/** `+1-876` → `1876`. */
function bare(code = ''): string {
  return code.replace(/\D/g, '');
}
