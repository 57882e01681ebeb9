import { and, eq, inArray, sql } from '#core/drizzle.ts';
import { NotFoundError } from '#core/errors.ts';
import { openPrivate } from '#core/files/private-files.server.ts';
import { db } from '#db/client.server.ts';
import { auditLog } from '#db/schema/audit.ts';
import { leadEvents, leadFiles, leads } from '#db/schema/leads.ts';
import { transaction } from '#db/transaction.server.ts';
import { audit } from '#features/audit/audit.server.ts';
import type { StaffActor } from '#features/staff-actor.ts';
import { addStaffEvent, byOffice } from './lock-leads.server.ts';

/**
 * Records that somebody has opened a lead, whose personal data they then see; its timeline names them once an hour.
 * @throws NotFoundError
 */
export async function openLead(actor: StaffActor, leadId: number): Promise<void> {
  await transaction(async (tx) => {
    const [lead] = await tx.select({ openedAt: leads.openedAt }).from(leads).where(eq(leads.id, leadId)).for('update');
    if (!lead) throw new NotFoundError(`no lead ${leadId}`);
    await audit(tx, actor, {
      action: 'lead.open',
      subject: { kind: 'lead', id: leadId },
      summary: 'Opened the lead',
    });
    const ofOpening = and(
      eq(leadEvents.leadId, leadId),
      eq(leadEvents.kind, 'opened'),
      eq(leadEvents.staffId, actor.staffId),
      sql`${leadEvents.at} > now() - interval '1 hour'`,
    );
    if ((await tx.$count(leadEvents, ofOpening)) > 0) return;
    if (!lead.openedAt)
      await tx
        .update(leads)
        .set({ ...byOffice({}), openedAt: sql`now()` })
        .where(eq(leads.id, leadId));
    await addStaffEvent(tx, actor, leadId, { kind: 'opened' });
  });
}

/**
 * Writes into the audit log that somebody has read a lead, once an hour. Its screen says more with `openLead`, but the
 * call that reads does not depend on that.
 */
export async function auditReading(actor: StaffActor, leadId: number): Promise<void> {
  const subject = { kind: 'lead', id: leadId };
  const { subjectKind, subjectId, staffId, action, at } = auditLog;
  const isNoted = and(
    eq(subjectKind, subject.kind),
    eq(subjectId, leadId),
    eq(staffId, actor.staffId),
    inArray(action, ['lead.open', 'lead.read']),
    sql`${at} > now() - interval '1 hour'`,
  );
  if ((await db().$count(auditLog, isNoted)) > 0) return;
  await transaction((tx) => audit(tx, actor, { action: 'lead.read', subject, summary: 'Read the lead' }));
}

/** The file of a lead. Each time it is opened, the timeline and the audit log say so. @throws NotFoundError */
export async function openLeadFile(actor: StaffActor, leadId: number, fileId: number) {
  return transaction(async (tx) => {
    const [file] = await tx
      .select()
      .from(leadFiles)
      .where(and(eq(leadFiles.id, fileId), eq(leadFiles.leadId, leadId)));
    const content = file && (await openPrivate(file.storedAs));
    if (!content) throw new NotFoundError(`no file ${fileId} of lead ${leadId}`);
    await addStaffEvent(tx, actor, leadId, { kind: 'file-opened', text: file.originalName });
    await audit(tx, actor, {
      action: 'lead.open-file',
      subject: { kind: 'lead', id: leadId },
      summary: 'Opened a file of the lead',
      after: { fileId },
    });
    return { content, name: file.originalName };
  });
}
