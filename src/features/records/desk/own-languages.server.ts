import type { StaffActor } from '#features/staff-actor.ts';
import type { RecordKind } from '../define-record.server.ts';
import { takeLanguages } from '../translations/take-languages.ts';

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
