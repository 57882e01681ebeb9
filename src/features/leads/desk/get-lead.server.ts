import { and, asc, desc, eq, inArray, isNull, ne, or, sql } from '#core/drizzle.ts';
import { NotFoundError } from '#core/errors.ts';
import { db } from '#db/client.server.ts';
import { appointments } from '#db/schema/appointments.ts';
import { leadFiles, leads } from '#db/schema/leads.ts';
import { staff } from '#db/schema/staff.ts';
import type { LeadView } from './inbox.schema.ts';
import { isOverdue, looksLikeSpam } from './lead-conditions.server.ts';
import { type Lead, listAnswers } from './list-answers.ts';
import { readTimeline } from './read-timeline.server.ts';

/** How many other leads of the same person are listed. */
const mostRelated = 20;

/**
 * One lead with all that belongs to it, and what was merged into it.
 * @param say translates the labels of its answers
 * @throws NotFoundError
 */
export async function getLead(id: number, say: (text: string) => string): Promise<LeadView> {
  const [found] = await db()
    .select({ lead: leads, owner: { id: staff.id, name: staff.name }, isOverdue, looksLikeSpam })
    .from(leads)
    .leftJoin(staff, eq(staff.id, leads.ownerId))
    .where(eq(leads.id, id));
  if (!found) throw new NotFoundError(`no lead ${id}`);
  const { lead, ...more } = found;
  const merged = await db().select().from(leads).where(eq(leads.mergedIntoId, id)).orderBy(asc(leads.id));
  const all = [lead, ...merged].map((each) => each.id);
  const [files, related, calls, timeline] = await Promise.all([
    listFiles(all),
    listRelated(lead),
    listAppointments(all),
    readTimeline(id, all),
  ]);
  const asSent = (sent: Lead) => ({
    id: sent.id,
    form: sent.form,
    createdAt: sent.createdAt.toISOString(),
    answers: listAnswers(sent).map(({ label, ...answer }) => ({ label: say(label), ...answer })),
    files: files.filter(({ leadId }) => leadId === sent.id).map(({ leadId: _, ...file }) => file),
  });
  const { status, closedReason, name, email, company, language, isVerified, firstPage, referrer, utm } = lead;
  return {
    ...asSent(lead),
    ...more,
    ...{ status, closedReason, name, email, company, language, isVerified, firstPage, referrer, utm },
    clientId: lead.clientId,
    mergedIntoId: lead.mergedIntoId,
    phone: lead.phone && `${lead.countryCode ?? ''} ${lead.phone}`.trim(),
    dueAt: lead.dueAt?.toISOString() ?? null,
    firstAnsweredAt: lead.firstAnsweredAt?.toISOString() ?? null,
    merged: merged.map(asSent),
    related,
    appointments: calls,
    timeline,
  };
}

function listFiles(leadIds: number[]) {
  const { id, leadId, originalName: name, bytes, addedBy } = leadFiles;
  return db()
    .select({ id, leadId, name, bytes, by: staff.name })
    .from(leadFiles)
    .leftJoin(staff, eq(staff.id, addedBy))
    .where(inArray(leadId, leadIds))
    .orderBy(asc(id));
}

/** Other leads of the same address or phone number, newest first. */
async function listRelated({ id, email, phone, countryCode }: Lead): Promise<LeadView['related']> {
  const hasPhone = phone
    ? and(eq(leads.phone, phone), sql`${leads.countryCode} is not distinct from ${countryCode}`)
    : undefined;
  const rows = await db()
    .select({ id: leads.id, form: leads.form, status: leads.status, createdAt: leads.createdAt, email: leads.email })
    .from(leads)
    .where(and(ne(leads.id, id), isNull(leads.mergedIntoId), or(eq(leads.email, email), hasPhone)))
    .orderBy(desc(leads.id))
    .limit(mostRelated);
  return rows.map(({ createdAt, email: other, ...row }) => ({
    ...row,
    createdAt: createdAt.toISOString(),
    same: other === email ? 'address' : 'phone',
  }));
}

function listAppointments(leadIds: number[]) {
  const { id, date, preference, state, leadId } = appointments;
  return db()
    .select({ id, date, preference, state })
    .from(appointments)
    .where(inArray(leadId, leadIds))
    .orderBy(desc(date), desc(id));
}
