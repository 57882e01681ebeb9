import { translate } from '#core/text/messages.server.ts';
import type { LanguageCode } from '#locales/languages.ts';
import { shorterLists } from './sheet-words.server.ts';

type Row = { standards: readonly { number: string }[]; name: string };

const mostRows = 2;

/**
 * What holds for some rows alone, with their names after it, where other rows have other days: the standards that the
 * others have not, or else what the list calls them.
 */
export function wordsOfRows(
  words: string,
  { of, others }: { of: readonly Row[]; others: readonly Row[] },
  language: LanguageCode,
): string {
  const shared = new Set(others.flatMap(({ standards }) => standards.map(({ number }) => number)));
  const names = of.flatMap(({ standards, name }) => {
    const own = standards.flatMap(({ number }) => (shared.has(number) ? [] : number));
    return own.length > 0 ? own : name;
  });
  const distinct = [...new Set(names)];
  const rows = shorterLists(distinct, language)[Math.max(0, distinct.length - mostRows)] ?? '';
  return translate({ text: /*i18n*/ '{words} ({rows})', values: { words, rows } }, language).trim();
}
