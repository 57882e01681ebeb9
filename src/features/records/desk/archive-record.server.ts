import { Refusal } from '#core/http/refusal.ts';
import { writeContent } from '#db/content/write-content.server.ts';
import { assertWritesAll } from '#features/assert-writes-all.ts';
import { audit, theSystem } from '#features/audit/audit.server.ts';
import type { StaffActor } from '#features/staff-actor.ts';
import { publishWitnessed } from '../declare-records.server.ts';
import { recordTexts } from '../records.messages.ts';
import { writeDocuments } from '../write-documents.server.ts';
import { findLive, findPublic, type RecordName } from './open-revision.server.ts';

/**
 * Takes a record from the public site; publishing a draft of it brings it back. One person suffices, also of kinds that two
 * publish (docs/decisions/072-one-takes-it-off-two-put-it-back.md).
 * @param revision only while this one is what was published last
 * @throws Refusal 403 for somebody who writes certain languages only, 409 if others need it
 */
export function archiveRecord(
  actor: StaffActor | typeof theSystem,
  name: RecordName,
  revision?: number,
): Promise<{ id: string; state: 'archived' }> {
  if (actor !== theSystem) assertWritesAll(actor);
  return writeContent(async (tx, changed) => {
    if (name.kind.single) throw new Refusal(409, recordTexts.alwaysPublic);
    const live = await findLive(tx, name);
    if (!live) throw new Refusal(404, recordTexts.noRecord);
    if (live.status !== 'published') throw new Refusal(409, recordTexts.notPublished);
    const ended = revision ? await findPublic(tx, { kind: name.kind.kind, record: name.id }) : undefined;
    if (ended?.id !== revision) throw new Refusal(409, recordTexts.notPublished);
    const need = await name.kind.neededBy?.(live.document);
    if (need) throw new Refusal(409, need);
    const row = { id: live.id, document: live.document, status: 'archived' as const };
    const publishing = { kind: name.kind, document: live.document, actor, draft: null, ended };
    await publishWitnessed(tx, publishing, async () => {
      await writeDocuments({ tx, changed }, name.kind, [row]);
      return String(live.id);
    });
    const subject = { kind: name.kind.kind, id: live.id };
    await audit(tx, actor, { action: 'record.archive', subject, summary: 'Took the record from the site' });
    return { id: name.id, state: 'archived' as const };
  });
}
