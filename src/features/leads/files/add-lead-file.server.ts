import { eq } from '#core/drizzle.ts';
import type { FileLoss, Multipart } from '#core/http/multipart/multipart.server.ts';
import { Refusal } from '#core/http/refusal.ts';
import { leadFiles } from '#db/schema/leads.ts';
import { transaction } from '#db/transaction.server.ts';
import { audit } from '#features/audit/audit.server.ts';
import type { StaffActor } from '#features/staff-actor.ts';
import { inboxTexts as texts } from '../desk/inbox.messages.ts';
import { addStaffEvent, lockLeads } from '../desk/lock-leads.server.ts';

/** A lead that collects more is kept elsewhere. */
const mostFiles = 50;

/**
 * Adds what somebody of the office has received or written to the files of a lead.
 * @throws as lockLeads does; Refusal 422 without a file or with too many, 429 or 503 if it could not be stored
 */
export async function addLeadFile(
  actor: StaffActor,
  leadId: number,
  { file, lostFile }: Pick<Multipart, 'file' | 'lostFile'>,
): Promise<void> {
  if (!file) throw lost(lostFile);
  const { sha256: _, ...stored } = file;
  await transaction(async (tx) => {
    await lockLeads(tx, [leadId]);
    if ((await tx.$count(leadFiles, eq(leadFiles.leadId, leadId))) >= mostFiles)
      throw atFile({ text: texts.filesFull, values: { most: mostFiles } });
    const [row] = await tx
      .insert(leadFiles)
      .values({ leadId, ...stored, addedBy: actor.staffId })
      .returning({ id: leadFiles.id });
    await addStaffEvent(tx, actor, leadId, { kind: 'file-added', text: stored.originalName });
    await audit(tx, actor, {
      action: 'lead.add-file',
      subject: { kind: 'lead', id: leadId },
      summary: 'Added a file to the lead',
      after: { fileId: row?.id, bytes: stored.bytes },
    });
  });
}

function lost(why: FileLoss | null): Refusal {
  if (why === 'quota') return new Refusal(429, texts.fileQuota);
  if (why === 'disk' || why === 'fault') return new Refusal(503, texts.fileNotStored);
  return atFile(why === 'empty' ? texts.fileEmpty : texts.fileMissing);
}

const atFile = (problem: ConstructorParameters<typeof Refusal>[1]) =>
  new Refusal(422, problem, { errors: { file: [problem] } });
