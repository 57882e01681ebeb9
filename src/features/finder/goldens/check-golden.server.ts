import type { PublicationCheck } from '#features/records/declare-records.server.ts';
import { defaultLanguage } from '#locales/languages.ts';
import { type FactsByKey, type Fault, valueFaults } from '../condition-faults.ts';
import { listFactTexts } from '../facts/list-fact-texts.server.ts';
import { goldenSheetKind } from './golden-sheet.record.server.ts';
import { type GoldenDocument, goldenSheetRecord } from './golden-sheet.record.ts';

/** What the import asks of golden sheets, asked of one that is written at the desk. */
export const checkGolden: PublicationCheck = async (kind, given) => {
  if (kind.kind !== goldenSheetKind.kind) return [];
  const { data } = goldenSheetRecord.document.safeParse(given);
  if (!data) return [];
  const faults = goldenFaults(data, await listFactTexts(defaultLanguage));
  return faults.map((fault) => ({ path: 'answers', message: fault }));
};

/** The answers that name a fact or value that there is not. */
export function goldenFaults({ answers }: GoldenDocument, facts: FactsByKey): Fault[] {
  return Object.entries(answers).flatMap(([fact, value]) =>
    valueFaults(fact, typeof value === 'object' ? value : [String(value)], facts),
  );
}
