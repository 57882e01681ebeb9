import type { z } from 'zod';
import type { keptSheetAnswer } from '../kept-sheets.schema.ts';
import type { KeptSheet } from './find-kept-sheet.server.ts';

/** A kept sheet as its call answers it, and as its file for machines has it. */
export function wireKeptSheet(sheet: KeptSheet): z.input<typeof keptSheetAnswer> {
  const { slug, name, answers, keptOn, release, outcome, today, changes, changedBy, family } = sheet;
  return {
    family: slug,
    name: family?.name ?? name,
    answers: Object.fromEntries(answers.map(([asked, values]) => [asked, [...values]])),
    kept_on: keptOn,
    release,
    outcome,
    today,
    changes_since: changes,
    changed_by: changedBy && { release: changedBy.number, on: changedBy.day },
  };
}
