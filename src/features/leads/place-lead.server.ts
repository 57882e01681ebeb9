import { eq } from '#core/drizzle.ts';
import { todayInIndia } from '#core/time/dates.ts';
import type { Queryable } from '#db/client.server.ts';
import { leadEvents, leads } from '#db/schema/leads.ts';
import { listClosedDays } from '#features/holidays/list-closed-days.server.ts';
import { getLeadSettings } from '#features/site/settings.server.ts';
import { afterOfficeMinutes } from './after-office-minutes.ts';
import { readAssignment } from './desk/assignment.server.ts';
import { chooseOwner } from './desk/choose-owner.ts';
import type { Lead } from './desk/list-answers.ts';
import { listOwners } from './desk/list-owners.server.ts';

/** Gives a new lead its owner, and the time by which it is to be answered; a call has its own time in the diary. */
export async function placeLead(tx: Queryable, lead: Lead): Promise<void> {
  const { hours, answerMinutes } = await getLeadSettings(tx);
  const office = { ...hours, holidays: await listClosedDays(tx) };
  const dueAt = lead.form === 'appointment' ? null : afterOfficeMinutes(lead.createdAt, answerMinutes, office);
  const staff = new Set((await listOwners(tx)).map(({ id }) => id));
  const wanted = { number: lead.id, service: serviceOf(lead), form: lead.form, language: lead.language };
  const ownerId = chooseOwner(wanted, await readAssignment(tx), { staff, today: todayInIndia() });
  await tx.update(leads).set({ dueAt, ownerId, updatedAt: leads.updatedAt }).where(eq(leads.id, lead.id));
  if (ownerId === null) return;
  await tx.insert(leadEvents).values({ leadId: lead.id, kind: 'assigned', data: { from: null, to: ownerId } });
}

/** The slug of the service that was asked for, or on whose page the visit began. */
function serviceOf({ fields, firstPage }: Lead): string | null {
  if (typeof fields.service_slug === 'string') return fields.service_slug;
  return /\/services\/[a-z0-9-]+\/([a-z0-9-]+)/.exec(firstPage ?? '')?.[1] ?? null;
}
