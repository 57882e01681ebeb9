import { createContext, type ReactNode, useContext } from 'react';

/** The language of the page, as in `<html lang>`; English by default. */
export const PageLanguage = createContext('en');

/** Whether the text around is already marked as English, so that only what is in the page's language needs a mark. */
const InEnglish = createContext(false);

/** Attributes for an element that holds text from the database. */
export type OwnLanguage = { lang?: string; dir?: 'ltr' | 'rtl' };

/** Letters of the scripts, other than Latin, in which the site's languages are written. */
const letters: Record<string, RegExp> = {
  ar: /\p{Script=Arabic}/u,
  bn: /\p{Script=Bengali}/u,
  gu: /\p{Script=Gujarati}/u,
  hi: /\p{Script=Devanagari}/u,
  ja: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
  kn: /\p{Script=Kannada}/u,
  ko: /\p{Script=Hangul}/u,
  ml: /\p{Script=Malayalam}/u,
  mr: /\p{Script=Devanagari}/u,
  pa: /\p{Script=Gurmukhi}/u,
  ru: /\p{Script=Cyrillic}/u,
  ta: /\p{Script=Tamil}/u,
  te: /\p{Script=Telugu}/u,
  th: /\p{Script=Thai}/u,
  ur: /\p{Script=Arabic}/u,
  zh: /\p{Script=Han}/u,
};

/** Who wrote a text: our editors, who translate it, or the official lists and the gazette, which hardly anybody does. */
export type TextOrigin = 'editors' | 'lists';

/**
 * The attributes of an element with a text from the database that may still be English: `lang`, so that it is read
 * aloud and set as English, and `dir`, so that a right-to-left page does not reverse it. Figures alone get only `dir`,
 * and text in the page's own language gets nothing. In a page of another language in Latin script, English is told by its
 * small words, so that names of ours without any stay unmarked; words of the lists are English there unless something
 * speaks against it.
 *
 * @returns a function from a text, plain or HTML, to the attributes
 */
export function useOwnLanguage(from: TextOrigin = 'editors'): (text: ReactNode) => OwnLanguage {
  const language = useContext(PageLanguage);
  const isInEnglish = useContext(InEnglish);
  const readers = useReadersLanguage();
  const [code = ''] = language.split('-', 1);
  return (text) => {
    if (code === 'en' || typeof text !== 'string') return {};
    if (isInEnglish) return letters[code]?.test(text) ? readers : {};
    return ownLanguage(text, letters[code], from);
  };
}

/**
 * The attributes of a title, which often has too few words to tell its language: it is English if the text below it is.
 *
 * @returns a function from a title and the text below it to the attributes
 */
export function useTitleLanguage(): (title: string, text: ReactNode) => OwnLanguage {
  const languageOf = useOwnLanguage();
  const listed = useOwnLanguage('lists');
  return (title, text) => (languageOf(text).lang === 'en' ? listed(title) : languageOf(title));
}

/** Attributes for the page's own words inside `<EnglishText>`; none elsewhere. */
function useReadersLanguage(): OwnLanguage {
  const lang = useContext(PageLanguage);
  return useContext(InEnglish) ? { lang, dir: /^(ar|ur)/.test(lang) ? 'rtl' : 'ltr' } : {};
}

/** None of them is a word in the other languages in Latin script. IS, the Indian Standard, is no verb. */
const smallWords =
  /(?<!\p{L})(?:[Tt]he|of|and|[Ii]s|[Aa]re|for|with|that|[Tt]his|from|[Ww]hich|[Ww]hat|[Ww]hen|[Ww]ho|[Hh]ow|[Dd]oes|have|your|you|not|must|been|their|its|it|where|without|only|since|until|fewer|under|these|about|first|days?|were|one|two|whether)(?!\p{L})/gu;

/** Letters and small words of the other languages in Latin script, none of them English. */
const otherWords =
  /[\u00c0-\u024f\u1e00-\u1eff]|(?<![\p{L}-])(?:[Dd]er|[Dd]as|und|von|mit|[Ll]es|des|et|pour|[Ee]l|[Ll]os|[Ll]as|para|[Ii]l|con|dan|untuk|bagi|dla)(?![\p{L}-])/u;

/** The language of a text from the database on a page of the given language: that one, or English. */
export function languageOfText(text: string, pageLanguage: string): string {
  const [code = ''] = pageLanguage.split('-', 1);
  return code !== 'en' && ownLanguage(text, letters[code], 'editors').lang === 'en' ? 'en' : pageLanguage;
}

function ownLanguage(text: string, pageLetters: RegExp | undefined, from: TextOrigin): OwnLanguage {
  const words = text.replace(/<[^>]*>|&[a-z#0-9]+;/gi, ' ');
  if (!pageLetters) {
    // Numbers and abbreviations have no language.
    if (from === 'lists') return /[a-z]{3}/.test(words) && !otherWords.test(words) ? { lang: 'en', dir: 'ltr' } : {};
    const small = words.match(smallWords)?.length ?? 0;
    // In English every fourth word is one of them; a translation that quotes the title of an order has far fewer.
    const share = otherWords.test(words) ? 4 : 8;
    return small > 0 && small * share >= words.trim().split(/\s+/).length ? { lang: 'en', dir: 'ltr' } : {};
  }
  if (pageLetters.test(words)) return {};
  if (/[A-Za-z]/.test(words)) return { lang: 'en', dir: 'ltr' };
  return /\d/.test(words) ? { dir: 'ltr' } : {};
}

/** A short text from the database inside other text: English words and figures keep their own direction. */
export function OwnText({ text, from }: { text: string; from?: TextOrigin }) {
  const attributes = useOwnLanguage(from)(text);
  return attributes.dir ? <bdi {...attributes}>{text}</bdi> : text;
}

/** A name that is English whatever the language of the page: few of them have words that would tell it. */
export function EnglishName({ name }: { name: string }) {
  const language = useContext(PageLanguage);
  return language === 'en' ? (
    name
  ) : (
    <bdi lang="en" dir="ltr">
      {name}
    </bdi>
  );
}

/** The blank after a full stop or a colon. Chinese and Japanese have none, because their signs bring their own. */
export function SentenceBlank() {
  return /^(?:ja|zh)/.test(useContext(PageLanguage)) ? null : ' ';
}

/** Text from the database that is English in a page of another language: marked once, and from left to right as a whole. */
export function EnglishText({ className, children }: { className?: string; children?: ReactNode }) {
  return (
    <div lang="en" dir="ltr" className={className}>
      <InEnglish value={true}>{children}</InEnglish>
    </div>
  );
}

/** Words of the interface inside `<EnglishText>`, back in the language of the page. */
export function ReadersText({ children }: { children?: ReactNode }) {
  return (
    <div {...useReadersLanguage()}>
      <InEnglish value={false}>{children}</InEnglish>
    </div>
  );
}

/** Clean HTML from the database, as an article is set. */
export function Prose({ html, className = '' }: { html: string; className?: string }) {
  const attributes = useOwnLanguage()(html);
  return <div {...attributes} className={`prose ${className}`} dangerouslySetInnerHTML={{ __html: html }} />;
}

/**
 * A visitor's search term inside a sentence, isolated so that it keeps its own direction. It is an element because
 * `<Trans>` would parse tags in a plain string as its own.
 */
export function SearchTerm({ text }: { text: string }) {
  return <bdi className="wrap-anywhere">{text}</bdi>;
}
