import { Refusal } from '#core/http/refusal.ts';
import type { ServerText } from '#core/text/messages.server.ts';
import type { Queryable } from '#db/client.server.ts';
import type { ContentTx } from '#db/content/write-content.server.ts';
import type { theSystem } from '#features/audit/audit.server.ts';
import type { StaffActor } from '#features/staff-actor.ts';
import type { RecordKind } from './define-record.server.ts';
import type { Revision } from './desk/open-revision.server.ts';
import { recordTexts } from './records.messages.ts';
import type { StoredRefusal } from './records.schema.ts';

/** What keeps a record from being published, beside its schema: the path of a field, and what is wrong with it. */
export type Problem = { path: string; message: ServerText };
/**
 * Looks at a document before it is published; a draft may be unfinished.
 * @param record the id of the record; null for one that was never public
 */
export type PublicationCheck = (
  kind: RecordKind,
  document: Record<string, unknown>,
  record: string | null,
) => Promise<Problem[]>;

/** Something that is published, or taken from the site, by whoever does it. */
export type Publishing = {
  kind: RecordKind;
  document: Record<string, unknown>;
  actor: StaffActor | typeof theSystem;
  /** The draft that is published, and who has written and scheduled it; null for what is taken from the site. */
  draft: Pick<Revision, 'id' | 'edit' | 'madeBy' | 'editedBy' | 'publishedBy'> | null;
  /** The draft with which somebody said at which hour it is taken from the site; only of what ends so. */
  ended?: Pick<Revision, 'madeBy' | 'editedBy' | 'publishedBy'> | undefined;
};
/**
 * Stands around the write of a publication, in its transaction: sees what was, calls `write`, and sees what is. What it
 * throws keeps the publication from happening.
 * @param write resolves with the id of the record
 */
export type PublicationWitness = (
  tx: ContentTx,
  publishing: Publishing,
  write: () => Promise<string>,
) => Promise<string>;

/** What a member of staff has done with a draft, and what they say about it; `at` is the hour of what is scheduled. */
type DraftTurn = {
  to: 'in-review' | 'sent-back' | 'published' | 'scheduled' | 'unscheduled' | 'discarded';
  at: Date | null;
  note: string | null;
};
/** Hears of it in the transaction that does it, once it is done. */
export type DraftWitness = (tx: Queryable, actor: StaffActor, revision: Revision, turn: DraftTurn) => Promise<void>;

/** What was to happen to a draft at its hour, and why it did not. */
type ScheduleFailure = { what: 'publication' | 'end'; at: Date; refusal: StoredRefusal };
/** Hears of it in the transaction that stores it, so once of each. */
export type ScheduleFailureWitness = (tx: Queryable, revision: Revision, failure: ScheduleFailure) => Promise<void>;

let declared = new Map<string, RecordKind>();
let checks: readonly PublicationCheck[] = [];
let witnesses: readonly PublicationWitness[] = [];
let failureWitnesses: readonly ScheduleFailureWitness[] = [];
let draftWitnesses: readonly DraftWitness[] = [];

/** Sets the kinds of record that there are. Called once when a process starts, with what the features declare. */
export function declareRecords(kinds: readonly RecordKind[]): void {
  declared = new Map(kinds.map((kind) => [kind.kind, kind]));
}

/** Sets what other features ask of a record before it is published, such as the pictures that it uses. */
export function declarePublicationChecks(given: readonly PublicationCheck[]): void {
  checks = given;
}

/** Sets who looks on when a record is published, such as the approval finder for what its sheets say then. */
export function declarePublicationWitnesses(given: readonly PublicationWitness[]): void {
  witnesses = given;
}

/** Sets who hears of what could not happen at its hour, such as the mails to authors. */
export function declareScheduleFailureWitnesses(given: readonly ScheduleFailureWitness[]): void {
  failureWitnesses = given;
}

/** Sets who hears of what staff do with a draft, such as the mails to reviewers and authors. */
export function declareDraftWitnesses(given: readonly DraftWitness[]): void {
  draftWitnesses = given;
}

/** @param turn `at` and `note` are null if they are not given */
export async function tellDraftTurn(
  tx: Queryable,
  actor: StaffActor,
  revision: Revision,
  turn: Pick<DraftTurn, 'to'> & Partial<DraftTurn>,
): Promise<void> {
  for (const witness of draftWitnesses) await witness(tx, actor, revision, { at: null, note: null, ...turn });
}

export async function tellScheduleFailure(...failed: Parameters<ScheduleFailureWitness>): Promise<void> {
  for (const witness of failureWitnesses) await witness(...failed);
}

/** Writes a publication before all who look on. */
export function publishWitnessed(tx: ContentTx, publishing: Publishing, write: () => Promise<string>): Promise<string> {
  return witnesses.reduceRight<() => Promise<string>>((next, witness) => () => witness(tx, publishing, next), write)();
}

export async function listFurtherProblems(...given: Parameters<PublicationCheck>): Promise<Problem[]> {
  return (await Promise.all(checks.map((check) => check(...given)))).flat();
}

export const listKinds = (): readonly RecordKind[] => [...declared.values()];

export const findKind = (name: string): RecordKind | undefined => declared.get(name);

/** @throws Refusal 404 */
export function getKind(name: string): RecordKind {
  const kind = findKind(name);
  if (!kind) throw new Refusal(404, recordTexts.noKind);
  return kind;
}
