import { formatDate, longDate } from '#core/time/dates.ts';
import type { LanguageCode } from '#locales/languages.ts';

type Words = {
  /** Says that something is required or in force today. */
  claim: RegExp;
  /** Says the opposite, or that it is not known. */
  otherwise: RegExp;
  /** Leaves the claim to a list. */
  asListed: RegExp;
};

const words: Partial<Record<LanguageCode, Words>> = {
  en: {
    claim:
      /^(?:\S+ )?in force\b|\brequired (?:now|today|since|of)\b|\b(?:is|are) required\b|\b(?:mandatory|compulsory) (?:now|since)\b/i,
    otherwise:
      /\bnot yet in force\b|\bno longer required\b|\bnot been required\b|\bwill be required\b|\bwhether\b|\bapproval is required\b/i,
    asListed: /\bas listed by .+ in \p{L}+ \d{4}|\baccording to an official list\b|^status in the list\b/iu,
  },
  hi: {
    claim: /अनिवार्य (?:है|हैं)|^लागू(?=$|\s|,)/,
    otherwise: /लागू नहीं|लागू होने|या नहीं|क्या लागू/,
    asListed: /सूची/,
  },
  ar: {
    claim: /إلزامي(?:ة|ّ|ان)? (?:الآن|منذ|على)|^سار(?:ٍ|ية)(?=$|\s|،)|مطلوب[ةّ]? (?:الآن|من|منذ)/,
    otherwise: /لم يدخل|لم [تي]عد|لا تتفق|اعتبارًا من/,
    asListed: /قائمة/,
  },
};

const blocks =
  /<\/?(?:p|li|ul|ol|dl|dt|h\d|td|th|tr|div|section|article|summary|details|header|footer|svg|text)\b[^>]*>/;

/** The sentences of a page's main part. A fact stays with its name. */
function readSentences(html: string): string[] {
  const main = /<main\b[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
  return (
    main
      // The days of a verdict stand in the rows under it.
      .replace(/<(p|dl) class="verdict[\s\S]*?<\/\1>/g, ' ')
      .replace(/<(script|style|template|form)\b[\s\S]*?<\/\1>/g, ' ')
      .replace(/<!--[\s\S]*?-->/g, '')
      .replace(/<\/dt>/g, ' ')
      .split(blocks)
      .map((part) => part.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' '))
      .flatMap((text) => text.split(/[.;؛।](?:\s|$)|, and (?=will be)|، و(?=سي)/))
      .map((sentence) => sentence.trim())
      .filter(Boolean)
  );
}

/**
 * The sentences that say that something is required today without naming a day of the effect behind it or the list.
 * @param days the days since which the effects say that it is in force; with one, the bare name of the state may stand
 */
export function findUnfoundedClaims(html: string, language: LanguageCode, days: readonly string[]): string[] {
  const spoken = words[language];
  if (!spoken) throw new Error(`there are no words for ${language}`);
  const dates = days.flatMap((day) => [longDate(day, language), formatDate(day)]);
  return readSentences(html).filter((sentence) => {
    const claim = spoken.claim.exec(sentence);
    if (!claim || spoken.otherwise.test(sentence) || spoken.asListed.test(sentence)) return false;
    const isBareState = claim[0] === sentence && days.length > 0;
    return !isBareState && !dates.some((date) => sentence.includes(date));
  });
}
