import type { LanguageCode } from '#locales/languages.ts';

/** Chinese is written in two ways, and browsers name the place or the script. */
const traditional = /^zh-(?:hant|tw|hk|mo)\b/i;

/**
 * The first of the languages of a browser (such as `de-AT`) that the site offers; undefined if it
 * offers none of them.
 */
export function preferredLanguage(wanted: readonly string[], offered: readonly LanguageCode[]) {
  for (const tag of wanted) {
    const [base = ''] = tag.toLowerCase().split('-', 1);
    const code = base === 'zh' ? (traditional.test(tag) ? 'zh-Hant' : 'zh-Hans') : base;
    const found = offered.find((language) => language === code);
    if (found) return found;
  }
  return undefined;
}
