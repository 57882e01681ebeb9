import { eq } from '#core/drizzle.ts';
import { recordRevisions } from '#db/schema/records.ts';
import { transaction } from '#db/transaction.server.ts';
import type { StaffActor } from '#features/staff-actor.ts';
import { tellDraftTurn } from '../declare-records.server.ts';
import { recordTexts } from '../records.messages.ts';
import { draftConflict } from './draft-conflict.server.ts';
import { assertAddressesFree } from './move-addresses.server.ts';
import { findLive, findPublic, getOpen } from './open-revision.server.ts';
import {
  assertMayEnd,
  assertMayPublish,
  assertSeen,
  checkDocument,
  endAhead,
  endOf,
  mistakes,
  type Publication,
} from './publication.server.ts';
import { auditRecord } from './review-draft.server.ts';

/** Lets the draft be published at that hour, if it could be published now. */
export async function scheduleDraft(
  actor: StaffActor,
  publication: Publication & { at: string },
): Promise<{ id: string; state: 'scheduled' }> {
  const at = new Date(publication.at);
  if (at <= new Date()) throw mistakes({ at: [recordTexts.pastHour] });
  return transaction(async (tx) => {
    const open = await getOpen(tx, publication);
    if (open.edit !== publication.edit) throw await draftConflict(tx, open);
    const { kind, takeOver = false } = publication;
    // At its hour the whole draft goes out, so whoever writes certain languages only cannot schedule it.
    assertMayPublish(actor, open, { ...publication, languages: undefined });
    if (publication.languages) throw mistakes({ languages: [recordTexts.allAtOnce] });
    const live = await findLive(tx, publication);
    // What changes from now on is seen at its hour.
    const base = assertSeen(open, live, publication);
    const last = live && (await findPublic(tx, { kind: kind.kind, record: String(live.id) }));
    const archiveAt = endOf(open, endAhead(last?.archiveAt, at), publication);
    if (archiveAt && archiveAt <= at) throw mistakes({ until: [recordTexts.pastHour] });
    const after = await checkDocument(kind, open.document, open.record);
    const before = live?.document;
    await assertMayEnd(kind, before, publication.until);
    if (!takeOver) await assertAddressesFree(tx, kind, { id: open.record, before, after });
    await tx
      .update(recordRevisions)
      .set({
        ...{ state: 'scheduled', refusal: null, publishAt: at, archiveAt },
        ...{ publishedBy: actor.staffId, takesOver: takeOver, base },
      })
      .where(eq(recordRevisions.id, open.id));
    await auditRecord(tx, actor, open, {
      action: 'record.schedule',
      summary: `Scheduled the draft for ${at.toISOString()}`,
    });
    await tellDraftTurn(tx, actor, open, { to: 'scheduled', at });
    return { id: publication.id, state: 'scheduled' as const };
  });
}
