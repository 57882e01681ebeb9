import { randomUUID } from 'node:crypto';
import { ContentError } from '#core/content/content-error.ts';
import { openContent } from '#core/content/content-files.server.ts';
import { desc, eq } from '#core/drizzle.ts';
import { addDays, todayInIndia } from '#core/time/dates.ts';
import { indianMoment } from '#core/time/indian-time.ts';
import type { Transaction } from '#db/client.server.ts';
import { clients } from '#db/schema/accounts.ts';
import { appointments } from '#db/schema/appointments.ts';
import { blogComments, blogs } from '#db/schema/blogs.ts';
import { leadEvents, leads } from '#db/schema/leads.ts';
import { staff } from '#db/schema/staff.ts';
import { transaction } from '#db/transaction.server.ts';
import { isWorkingDay } from '#features/holidays/is-working-day.ts';
import { listClosedDays } from '#features/holidays/list-closed-days.server.ts';
import { afterOfficeMinutes } from '#features/leads/after-office-minutes.ts';
import { getLeadSettings } from '#features/site/settings.server.ts';
import { addDemoDraft } from './add-demo-draft.ts';
import { type DemoLead, demoDesk, demoDrafts } from './demo-desk.schema.ts';

/**
 * Fills the desk of the demonstration: staff who have no way to sign in yet, a month of leads with notes, calls in the
 * diary, comments that wait, drafts and scheduled posts. All of them are invented, and no mail is sent.
 */
export async function seedDemoDesk(folder: string): Promise<void> {
  const files = openContent(folder);
  const demo = await files.yaml('desk/leads.yaml', demoDesk);
  const drafts = await files.yaml('desk/drafts.yaml', demoDrafts);
  if (!demo || !drafts) throw new ContentError(files.problems);
  await transaction(async (tx) => {
    const people = await tx.insert(staff).values(demo.staff).returning();
    const idOf = (role: string) => people.find(({ roles }) => roles.some((each) => each === role))?.id ?? null;
    const { hours, answerMinutes } = await getLeadSettings(tx);
    const office = { ...hours, holidays: await listClosedDays(tx) };
    const past = demo.leads.toSorted((one, other) => momentOf(one).getTime() - momentOf(other).getTime());
    const added = new Map<string, number>();
    for (const lead of past) {
      const dueAt = afterOfficeMinutes(momentOf(lead), answerMinutes, office);
      const id = await addLead(tx, lead, {
        dueAt: lead.call ? null : dueAt,
        idOf,
        intoId: added.get(lead.mergedInto ?? ''),
      });
      if (lead.call) await addCall(tx, id, lead.call, office);
      added.set(lead.email, id);
    }
    for (const comment of demo.comments) await addComment(tx, comment);
    for (const draft of drafts) await addDemoDraft(tx, draft, idOf);
  });
}

type Placed = { dueAt: Date | null; idOf: (role: string) => number | null; intoId: number | undefined };

async function addLead(tx: Transaction, lead: DemoLead, { dueAt, idOf, intoId }: Placed): Promise<number> {
  const {
    days: _,
    time: __,
    notes,
    owner,
    reason,
    country,
    code,
    fields,
    zone,
    mergedInto: ___,
    call,
    ...columns
  } = lead;
  const createdAt = momentOf(lead);
  const answers = notes.filter(({ kind }) => kind !== 'note');
  const ownerId = owner ? idOf(owner) : null;
  const row = {
    ...columns,
    ...{ createdAt, updatedAt: createdAt, dueAt, ownerId, mergedIntoId: intoId },
    countryName: country,
    countryCode: code,
    closedReason: reason,
    fields: call ? { schedule: '', time_prefered: call.preference, time_zone: zone ?? null } : fields,
    openedAt: lead.days > 1 || lead.status !== 'new' ? createdAt : null,
    firstAnsweredAt: answers[0] ? momentOf(answers[0]) : null,
    contentHash: randomUUID(),
  };
  const [stored] = await tx.insert(leads).values(row).returning({ id: leads.id });
  if (!stored) throw new Error('the lead was not stored');
  const leadId = stored.id;
  const event = { leadId, at: createdAt };
  const last = notes.at(-1);
  await tx.insert(leadEvents).values([
    { ...event, kind: 'created', actor: 'visitor' },
    ...(ownerId ? [{ ...event, kind: 'assigned' as const, data: { from: null, to: ownerId } }] : []),
    ...(call ? [{ ...event, kind: 'appointment-confirmed' as const, actor: 'visitor' }] : []),
    ...notes.map((note) => ({
      ...{ leadId, kind: note.kind, text: note.text, staffId: idOf(note.by), actor: 'staff' },
      at: momentOf(note),
    })),
    ...(lead.status === 'new'
      ? []
      : [
          {
            ...{ leadId, kind: 'status' as const, text: reason, staffId: ownerId, actor: 'staff' },
            data: { from: 'new', to: lead.status },
            at: last ? momentOf(last) : createdAt,
          },
        ]),
    ...(intoId
      ? [{ ...event, kind: 'merged' as const, staffId: idOf('sales'), data: { from: null, to: intoId } }]
      : []),
  ]);
  return leadId;
}

async function addCall(
  tx: Transaction,
  leadId: number,
  { on, preference, state }: NonNullable<DemoLead['call']>,
  calendar: { holidays: ReadonlySet<string> },
) {
  let date = todayInIndia();
  for (let left = Math.abs(on); left > 0; ) {
    date = addDays(date, Math.sign(on));
    if (isWorkingDay(date, calendar)) left -= 1;
  }
  const [, hour = '', minute = '', half = ''] = /^(\d+):(\d\d) ([AP])M$/.exec(preference) ?? [];
  const clock = `${String((Number(hour) % 12) + (half === 'P' ? 12 : 0)).padStart(2, '0')}:${minute}`;
  await tx.insert(appointments).values({
    ...{ leadId, date, preference, state },
    slotAt: hour ? indianMoment(date, clock) : null,
    preferenceKind: hour ? 'slot' : 'window',
    calendarUid: `${randomUUID()}@kasauti.example`,
  });
}

async function addComment(
  tx: Transaction,
  { name, email, days, text }: { name: string; email: string; days: number; text: string },
) {
  const [known] = await tx.select({ id: clients.id }).from(clients).where(eq(clients.email, email));
  const [client] = known ? [known] : await tx.insert(clients).values({ name, email, phone: '5550100199' }).returning();
  const [blog] = await tx.select({ id: blogs.id }).from(blogs).orderBy(desc(blogs.date), desc(blogs.id)).limit(1);
  if (!client || !blog) return;
  const createdAt = momentOf({ days, time: '10:00' });
  await tx.insert(blogComments).values({ blogId: blog.id, clientId: client.id, name, comment: text, createdAt });
}

/** Never later than now: the desk knows no future. */
function momentOf({ days, time }: { days: number; time: string }): Date {
  const moment = indianMoment(addDays(todayInIndia(), -days), time);
  return new Date(Math.min(moment.getTime(), Date.now()));
}
