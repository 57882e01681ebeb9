import { keptWords } from '#features/finder/kept/find-kept-sheet.server.ts';
import type { KeptRow, SheetChange } from '#features/finder/kept-sheets.schema.ts';
import { loadFinder } from '#features/finder/load-finder.server.ts';
import type { LanguageCode } from '#locales/languages.ts';
import type { ToldRows } from '../mails/alert-mails.ts';

/** Of one sheet; the others are on its page. */
const mostRows = 4;
/** For so many groups of readers a mail says since when; more are a table, which the page has. */
const mostStates = 2;

/** What stands otherwise on a sheet than before, in the words of its page; approvals by the names that they have today. */
export async function nameChangedRows(change: SheetChange | null, language: LanguageCode): Promise<ToldRows> {
  if (!change) return { rows: [], moreRows: 0 };
  const { approvals } = await loadFinder(language);
  const names = new Map(approvals.map(({ key, name }) => [key, name]));
  const rows = change.rows.slice(0, mostRows).map(({ key, before, now }) => {
    const name = names.get(key) ?? (now ?? before)?.name ?? key;
    return { name, before: standingOf(before, language), now: standingOf(now, language) };
  });
  return { rows, moreRows: change.rows.length - rows.length };
}

function standingOf(row: KeptRow | null, language: LanguageCode) {
  if (!row) return null;
  const { status, likelihood, words } = keptWords(row, row.name, language);
  const shown = status === 'may-apply' || words.length > mostStates ? [] : words;
  return { status, likelihood, words: shown.join(' · ') };
}
