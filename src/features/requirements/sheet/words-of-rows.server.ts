import { translate } from '#core/text/messages.server.ts';
import { defaultLanguage, type LanguageCode } from '#locales/languages.ts';
import type { StateWords } from './sheet.ts';
import { shorterLists } from './sheet-words.server.ts';

type Row = { standards: readonly { number: string }[]; name: string; isTranslated?: boolean };

const mostRows = 2;

/**
 * What holds for some rows alone, with their names after it, where other rows have other days: the standards that the
 * others have not, or else what the list calls them.
 *
 * @returns the words, and which of the names in them are English
 */
export function wordsOfRows(
  words: string,
  { of, others }: { of: readonly Row[]; others: readonly Row[] },
  language: LanguageCode,
): Pick<StateWords, 'words' | 'english'> {
  const shared = new Set(others.flatMap(({ standards }) => standards.map(({ number }) => number)));
  const names = of.flatMap(({ standards, name }) => {
    const own = standards.flatMap(({ number }) => (shared.has(number) ? [] : number));
    return own.length > 0 ? own : name;
  });
  const distinct = [...new Set(names)];
  const rows = shorterLists(distinct, language)[Math.max(0, distinct.length - mostRows)] ?? '';
  const english = of.flatMap(({ name, isTranslated }) => (!isTranslated && rows.includes(name) ? name : []));
  return {
    words: translate({ text: /*i18n*/ '{words} ({rows})', values: { words, rows } }, language).trim(),
    ...(english.length > 0 && language !== defaultLanguage && { english: [...new Set(english)] }),
  };
}
