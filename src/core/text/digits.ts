/** The zeros of the scripts that visitors' keyboards write numbers in; nine more follow each. */
const zeros = '٠۰०০੦૦୦௦౦೦൦๐０';

/** Writes every digit as 0 to 9: Arabic, Devanagari and other keyboards have their own. */
export function asciiDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => {
    if (digit >= '0' && digit <= '9') return digit;
    const code = digit.codePointAt(0) ?? 0;
    for (const zero of zeros) {
      const value = code - (zero.codePointAt(0) ?? 0);
      if (value >= 0 && value <= 9) return String(value);
    }
    return digit;
  });
}

/** A phone number as a telephone dials it: `+91 11 4000 1234` gives `+911140001234`. */
export function dialledNumber(phone: string): string {
  return phone.replace(/[^+\d]/g, '');
}
