import { Refusal } from '#core/http/refusal.ts';
import type { StaffActor } from '#features/staff-actor.ts';
import type { RecordKind } from '../define-record.server.ts';
import { recordTexts } from '../records.messages.ts';
import { takeLanguages } from '../take-languages.ts';

type Values = Record<string, unknown>;

/** Who writes certain languages only changes nothing else, whatever they send. */
export function ownLanguages(
  { languages }: StaffActor,
  { schema }: RecordKind,
  document: Values,
  before: Values,
): Values {
  return languages ? takeLanguages(schema, document, before, languages) : document;
}

/** @throws Refusal 403 for somebody who writes certain languages only */
export function assertWritesAll({ languages }: StaffActor): void {
  if (languages) throw new Refusal(403, recordTexts.notAllowed, { reason: 'certain languages only' });
}
