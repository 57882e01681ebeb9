import { Refusal } from '#core/http/refusal.ts';
import { logger } from '#core/logger.server.ts';
import type { ServerText } from '#core/text/messages.server.ts';
import type { StaffActor } from '#features/staff-actor.ts';
import type { RecordKind } from '../define-record.server.ts';
import type { BulkAction } from '../record-lists.schema.ts';
import { recordTexts } from '../records.messages.ts';
import { archiveRecord } from './archive-record.server.ts';
import { publishDraft } from './publish-draft.server.ts';
import { discardDraft } from './review-draft.server.ts';

type Chosen = { id: string; edit: number | null };
type Said = (text: ServerText) => string;
type Outcome = { id: string; isDone: boolean; problem: string | null; fields: { path: string; message: string }[] };

/**
 * Does the same to several records, one after the other and each in a transaction of its own, by the command and the
 * rules of a single one. What is refused for one says nothing about the others.
 * @param say translates what was refused
 */
export async function actOnRecords(
  actor: StaffActor,
  kind: RecordKind,
  { action, records }: { action: BulkAction; records: Chosen[] },
  say: Said,
): Promise<{ results: Outcome[] }> {
  const results: Outcome[] = [];
  for (const { id, edit } of records)
    results.push(await outcomeOf(id, () => act(actor, kind, action, { id, edit }), say));
  return { results };
}

async function act(actor: StaffActor, kind: RecordKind, action: BulkAction, { id, edit }: Chosen): Promise<unknown> {
  const name = { kind, id };
  if (action === 'archive') return archiveRecord(actor, name);
  if (edit === null) throw new Refusal(404, recordTexts.noDraft);
  return action === 'publish' ? publishDraft(actor, { ...name, edit }) : discardDraft(actor, { ...name, edit });
}

async function outcomeOf(id: string, work: () => Promise<unknown>, say: Said): Promise<Outcome> {
  try {
    await work();
    return { id, isDone: true, problem: null, fields: [] };
  } catch (error) {
    if (!(error instanceof Refusal)) logger.error({ err: error }, 'an act on one of several records failed');
    const { said, errors = {} } = error instanceof Refusal ? error : { said: recordTexts.failed };
    const fields = Object.entries(errors).map(([path, [message = '']]) => ({ path, message: say(message) }));
    return { id, isDone: false, problem: say(said), fields };
  }
}
