import { sql } from '#core/drizzle.ts';
import { Refusal } from '#core/http/refusal.ts';
import type { Transaction } from '#db/client.server.ts';
import { recordRevisions } from '#db/schema/records.ts';
import { isUniqueViolation } from '#db/transaction.server.ts';
import type { StaffActor } from '#features/staff-actor.ts';
import { recordTexts } from '../records.messages.ts';
import { draftConflict } from './draft-conflict.server.ts';
import {
  begunBy,
  besideDocument,
  findLive,
  findOpen,
  hashOfLive,
  nextNumber,
  type RecordName,
  type Revision,
} from './open-revision.server.ts';

type Document = Revision['document'];

/**
 * The open draft of a record, locked for a change, or a new one of what is public, which `edit` 0 asks for.
 * @param firstOf what a new one begins with, of what is public: otherwise with that itself, as edit 0
 * @throws Refusal 404, or 409 with the other text if somebody has saved since
 */
export async function openForChange(
  tx: Transaction,
  actor: StaffActor,
  { edit, ...name }: RecordName & { edit: number },
  firstOf: (live: Document) => Pick<Revision, 'document' | 'edit'> = (document) => ({ document, edit: 0 }),
): Promise<Revision> {
  const open = await findOpen(tx, name, 'lock');
  if (open) return writable(tx, actor, open, edit);
  const live = await findLive(tx, name);
  if (!live) throw new Refusal(404, recordTexts.noRecord);
  if (edit !== 0) throw new Refusal(409, recordTexts.noDraft);
  const { kind } = name.kind;
  // What exists once may have been named by a new draft that is gone.
  const record = String(live.id);
  // Of two who begin at the same moment, the second waits and goes on with the draft of the first.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`draft ${kind} ${record}`}))`);
  const begun = await findOpen(tx, { ...name, id: record }, 'lock');
  if (begun) return writable(tx, actor, begun, edit);
  const number = await nextNumber(tx, kind, record);
  const first = firstOf(live.document);
  const [made] = await tx
    .insert(recordRevisions)
    .values({ kind, record, number, state: 'draft', base: hashOfLive(live), ...first, ...begunBy(actor) })
    .returning(besideDocument)
    .catch((error) => {
      // Somebody has restored a revision at the same moment.
      throw isUniqueViolation(error) ? new Refusal(409, recordTexts.changedMeanwhile) : error;
    });
  if (!made) throw new Error('the draft was not stored');
  return { ...made, ...first };
}

async function writable(tx: Transaction, actor: StaffActor, open: Revision, edit: number): Promise<Revision> {
  if (open.edit !== edit) throw await draftConflict(tx, open);
  if (!writableStates(actor).includes(open.state)) throw new Refusal(409, recordTexts.notOpen);
  return open;
}

/** A reviewer may mend what is being reviewed; what waits for its hour nobody changes. */
export const writableStates = ({ rights }: StaffActor): Revision['state'][] =>
  rights.includes('content.publish') ? ['draft', 'in-review'] : ['draft'];
