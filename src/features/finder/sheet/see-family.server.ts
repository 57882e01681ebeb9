import type { LanguageCode } from '#locales/languages.ts';
import type { SheetFor } from '../evaluation/assess-family.ts';
import { findFamily } from '../families/find-family.server.ts';
import { type KnownFamily, knowFamily } from '../families/know-family.server.ts';
import { drawUpKnownFamily } from './draw-up-family-sheet.server.ts';
import type { SeenSheet, SheetChange, SheetSubject } from './seen-sheets.schema.ts';

/** The sheet of a family as the public page shows it for everyone, if there is one. */
export async function seeFamily(slug: string, language: LanguageCode): Promise<SeenSheet | null> {
  const family = await findFamily(slug, language);
  return family && seeKnownFamily(await knowFamily(family, language, {}), language);
}

/** The same of a family about which everything has been looked up. */
export async function seeKnownFamily(
  known: KnownFamily,
  language: LanguageCode,
  sheetFor: SheetFor = { reader: 'everyone', size: null },
): Promise<SeenSheet> {
  const sheet = await drawUpKnownFamily(known, sheetFor, language);
  return {
    verdicts: sheet.verdicts,
    rows: [...sheet.applies, ...sheet.mayApply, ...sheet.doesNotApply].map(({ key, name, status, states }) => ({
      ...{ key, name, status, states },
    })),
  };
}

/** The rows of each sheet that read otherwise afterwards; a sheet without any is left out. */
export function compareSheets(
  subjects: readonly SheetSubject[],
  before: readonly SeenSheet[],
  after: readonly SeenSheet[],
): SheetChange[] {
  return subjects.flatMap((subject, at) => {
    const [old, now] = [before[at], after[at]];
    if (!old || !now) return [];
    const keys = [...new Set([...now.rows, ...old.rows].map(({ key }) => key))];
    const rows = keys.flatMap((key) => {
      const [was, is] = [old, now].map((sheet) => sheet.rows.find((row) => row.key === key) ?? null);
      if (JSON.stringify(was) === JSON.stringify(is)) return [];
      return { name: is?.name ?? was?.name ?? '', before: was ?? null, after: is ?? null };
    });
    const isSame = rows.length === 0 && JSON.stringify(old.verdicts) === JSON.stringify(now.verdicts);
    return isSame ? [] : [{ ...subject, before: old.verdicts, after: now.verdicts, rows }];
  });
}
