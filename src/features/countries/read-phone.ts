import { asciiDigits } from '#core/text/ascii-digits.ts';
import { countries } from './countries.ts';

export type Phone = { dialCode: string | undefined; digits: string };

/** In these countries a number begins with 0 also when it is called from abroad. */
const keepZero = new Set(['+39', '+225', '+229', '+241', '+242', '+378', '+379']);

/** Nobody's own number is this much longer than its dial code: what is, begins with that code. */
const longNumber = 10;

const dialCodes = [...new Set(countries.map(({ dialCode }) => dialCode))].sort(
  (one, other) => other.length - one.length,
);

/**
 * A phone number as people write it, with or without its country code and a leading zero: `+91 98765 43210`,
 * `0091-98765-43210`, `098765 43210` and `98765 43210` are one number.
 *
 * @param dialCode the chosen one (`+91`); a number that begins with another one brings that with it
 * @returns the digits without dial code, 6 to 15 of them, or null where these cannot be read
 */
export function readPhone(typed: string, dialCode: string | undefined): Phone | null {
  const text = asciiDigits(typed)
    .replace(/\(0\)/g, '')
    .replace(/[\s().\p{Pd}\p{Cf}]/gu, '');
  const [, abroad] = /^(?:\+|00)(\d+)$/.exec(text) ?? [];
  // What is no code at all is refused by its own field.
  const chosen = bare(dialCode) ? dialCode : undefined;
  const code = abroad ? codeOf(abroad, chosen) : chosen;
  if (abroad ? !code : !/^\d+$/.test(text)) return null;
  const digits = withoutPrefix(abroad ? abroad.slice(bare(code).length) : text, code);
  return /^\d{6,15}$/.test(digits) ? { dialCode: code, digits } : null;
}

/** The chosen code where the number begins with it, else the longest that it begins with. */
function codeOf(number: string, chosen: string | undefined): string | undefined {
  if (chosen && number.startsWith(bare(chosen))) return chosen;
  return dialCodes.find((code) => number.startsWith(bare(code)));
}

/** Takes the leading zero away, and the code where it was written without its plus. */
function withoutPrefix(number: string, code: string | undefined): string {
  if (!code) return number;
  const own = bare(code);
  const national = keepZero.has(code) ? number : number.replace(/^0+/, '');
  const isLong = national.startsWith(own) && national.length - own.length >= longNumber;
  return isLong ? withoutPrefix(national.slice(own.length), code) : national;
}

/** `+1-876` → `1876`. */
function bare(code = ''): string {
  return code.replace(/\D/g, '');
}
