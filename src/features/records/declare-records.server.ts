import { Refusal } from '#core/http/refusal.ts';
import type { RecordKind } from './define-record.server.ts';
import { recordTexts } from './records.messages.ts';

let declared = new Map<string, RecordKind>();

/** Sets the kinds of record that there are. Called once when a process starts, with what the features declare. */
export function declareRecords(kinds: readonly RecordKind[]): void {
  declared = new Map(kinds.map((kind) => [kind.kind, kind]));
}

/** @throws Refusal 404 */
export function getKind(name: string): RecordKind {
  const kind = declared.get(name);
  if (!kind) throw new Refusal(404, recordTexts.noKind);
  return kind;
}
