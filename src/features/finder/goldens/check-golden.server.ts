import { Refusal } from '#core/http/refusal.ts';
import { theSystem } from '#features/audit/audit.server.ts';
import type { PublicationCheck, PublicationWitness } from '#features/records/declare-records.server.ts';
import { defaultLanguage } from '#locales/languages.ts';
import { type FactsByKey, type Fault, valueFaults } from '../condition/condition-faults.ts';
import { factTexts, goldenTexts } from '../desk/finder.messages.ts';
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
  return Object.entries(answers).flatMap(([fact, value]) => {
    // In quotation marks a number would say nothing.
    if (facts.get(fact)?.kind === 'number' && typeof value !== 'number')
      return [{ text: factTexts.noNumber, values: { fact, value: String(value) } }];
    return valueFaults(fact, typeof value === 'object' ? value : [String(value)], facts);
  });
}

/**
 * Without it, what it stands for could be changed by one person alone, so only an owner takes a golden sheet away.
 * @throws Refusal 403
 */
export const keepGolden: PublicationWitness = async (_, { kind, draft, actor }, write) => {
  const isTaken = kind.kind === goldenSheetKind.kind && !draft;
  if (isTaken && actor !== theSystem && !actor.roles.includes('owner')) throw new Refusal(403, goldenTexts.onlyOwners);
  return write();
};
