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
