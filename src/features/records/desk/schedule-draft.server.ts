import { eq } from '#core/drizzle.ts';
import { recordRevisions } from '#db/schema/records.ts';
import { transaction } from '#db/transaction.server.ts';
import type { StaffActor } from '#features/staff-actor.ts';
import { tellDraftTurn } from '../declare-records.server.ts';
import { recordTexts } from '../records.messages.ts';
import { draftConflict } from './draft-conflict.server.ts';
import { assertAddressesFree } from './move-addresses.server.ts';
import { findLive, getOpen } from './open-revision.server.ts';
import { assertMayEnd, assertMayPublish, checkDocument, mistakes, type Publication } from './publication.server.ts';
import { auditRecord } from './review-draft.server.ts';

/** Lets the draft be published at that hour, if it could be published now. */
export async function scheduleDraft(
  actor: StaffActor,
  publication: Publication & { at: string },
): Promise<{ id: string; state: 'scheduled' }> {
  const [at, until] = [new Date(publication.at), publication.until ? new Date(publication.until) : null];
  if (at <= new Date()) throw mistakes({ at: [recordTexts.pastHour] });
  if (until && until <= at) throw mistakes({ until: [recordTexts.pastHour] });
  return transaction(async (tx) => {
    const open = await getOpen(tx, publication);
    if (open.edit !== publication.edit) throw await draftConflict(tx, open);
    // At its hour the whole draft goes out, so whoever writes certain languages only cannot schedule it.
    assertMayPublish(actor, open, { ...publication, languages: undefined });
    if (publication.languages) throw mistakes({ languages: [recordTexts.allAtOnce] });
    const { kind, takeOver = false } = publication;
    const after = await checkDocument(kind, open.document, open.record);
    const before = (await findLive(tx, publication))?.document;
    await assertMayEnd(kind, before, publication.until);
    if (!takeOver) await assertAddressesFree(tx, kind, { id: open.record, before, after });
    await tx
      .update(recordRevisions)
      .set({
        ...{ state: 'scheduled', refusal: null, publishAt: at, archiveAt: until },
        ...{ publishedBy: actor.staffId, takesOver: takeOver },
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
