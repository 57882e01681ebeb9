import { Refusal } from '#core/http/refusal.ts';
import type { ServerText } from '#core/text/messages.server.ts';
import { theSystem } from '#features/audit/audit.server.ts';
import type { StaffActor } from '#features/staff-actor.ts';
import { defaultLanguage } from '#locales/languages.ts';
import type { RecordKind } from '../define-record.server.ts';
import type { LiveRecord } from '../read-documents.server.ts';
import { recordTexts } from '../records.messages.ts';
import { cleanTexts, problemsOf } from './clean-draft.server.ts';
import { hashOfLive, hasWritten, type RecordName, type Revision } from './open-revision.server.ts';

type Values = Record<string, unknown>;
export type Publisher = StaffActor | typeof theSystem;
export type Publication = RecordName & {
  edit: number;
  /** Only these languages, English with all that has no language; the rest stays the open draft. */
  languages?: string[] | undefined;
  /** Although what is public has changed since the draft was begun. */
  over?: true | undefined;
  /** When the record ends; null for no end. Who does not say keeps the end that it has. */
  until?: string | null | undefined;
  /** Although its address leads visitors to the page of another record until now. */
  takeOver?: true | undefined;
  /** Only if the draft is scheduled for an hour that is over by then. */
  due?: Date;
};

/** Somebody may take a draft out of the schedule, or name a later hour, while its publication waits for others. */
export const isDue = ({ state, publishAt }: Pick<Revision, 'state' | 'publishAt'>, now: Date): boolean =>
  state === 'scheduled' && publishAt !== null && publishAt <= now;

/**
 * Four eyes: whoever has written in a draft agrees to it only as an owner.
 * @throws Refusal 403
 */
export function assertOtherPerson(actor: StaffActor, draft: Revision, text: string) {
  if (hasWritten(draft, actor.staffId) && !actor.roles.includes('owner')) throw new Refusal(403, text);
}

/** @throws Refusal 403 */
export function assertMayPublish(actor: Publisher, open: Revision, { kind, languages }: Publication) {
  if (actor === theSystem) return;
  if (kind.record.needsSecondPerson) assertOtherPerson(actor, open, recordTexts.secondPerson);
  const own = actor.languages;
  const isTheirs = (language: string) => language !== defaultLanguage && own?.includes(language);
  if (own && !languages?.every(isTheirs)) throw new Refusal(403, recordTexts.ownLanguages);
}

/**
 * The hash of what is public, which the author of the draft has seen, unless somebody publishes over it.
 * @throws Refusal 404 if the record is gone, 409 with the public text if it has changed since the draft was begun
 */
export function assertSeen(
  open: Revision,
  live: LiveRecord<Values> | undefined,
  { over }: Pick<Publication, 'over'>,
): string | null {
  if (open.record && !live) throw new Refusal(404, recordTexts.noRecord);
  const base = live ? hashOfLive(live) : null;
  if (live && open.base !== base && !over)
    throw new Refusal(409, recordTexts.liveChanged, { details: { theirs: live.document } });
  return base;
}

/** @throws Refusal 422 with every field that the schema refuses, or another feature, such as that of the pictures */
export async function checkDocument(kind: RecordKind, document: Values, record: string | null): Promise<Values> {
  const { problems, data } = await problemsOf(kind, document, record);
  if (problems.length === 0 && data) return (await cleanTexts(kind, data)).document;
  const byPath = Map.groupBy(problems, ({ path }) => path);
  throw mistakes(Object.fromEntries([...byPath].map(([path, own]) => [path, own.map(({ message }) => message)])));
}

export const mistakes = (errors: Record<string, ServerText[]>, details?: Readonly<Record<string, unknown>>) =>
  new Refusal(422, recordTexts.mistakes, { errors, ...(details && { details }) });

/**
 * When a record ends, by what is said now or was said with its draft; otherwise as before. Null for no end.
 * @param before the end of what is public, if it is to go on
 */
export function endOf(
  open: Pick<Revision, 'archiveAt'>,
  before: Date | null,
  { until, due }: Pick<Publication, 'until' | 'due'>,
): Date | null {
  if (until !== undefined) return until === null ? null : new Date(until);
  // Of what was scheduled all is said.
  return due ? open.archiveAt : (open.archiveAt ?? before);
}

/** The end of a record that comes out at this hour: one that is over by then was that of another publication. */
export const endAhead = (end: Date | null | undefined, at: Date): Date | null => (end && end > at ? end : null);

/** Nobody names an end for a record that others need, because it would not come. */
export async function assertMayEnd(
  { neededBy }: RecordKind,
  live: Record<string, unknown> | undefined,
  until: string | null | undefined,
): Promise<void> {
  const need = until && live && (await neededBy?.(live));
  if (need) throw mistakes({ until: [need] });
}
