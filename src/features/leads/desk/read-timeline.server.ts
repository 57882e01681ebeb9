import { and, desc, inArray, notInArray } from '#core/drizzle.ts';
import { db } from '#db/client.server.ts';
import { leadEvents } from '#db/schema/leads.ts';
import { staff } from '#db/schema/staff.ts';
import type { LeadEventKind } from '../lead-kinds.schema.ts';
import type { TimelineEvent } from './inbox.schema.ts';

/** What happens to notices and not to the lead. */
const ofMails: LeadEventKind[] = ['notice-deferred', 'notice-in-digest'];

/** A lead that is sent again and again must not fill the page. */
const mostEvents = 500;

/** What happened to a lead and to those that were merged into it, newest first. */
export async function readTimeline(leadId: number, withMerged: readonly number[]): Promise<TimelineEvent[]> {
  const [events, people] = await Promise.all([
    db()
      .select()
      .from(leadEvents)
      .where(and(inArray(leadEvents.leadId, [...withMerged]), notInArray(leadEvents.kind, ofMails)))
      .orderBy(desc(leadEvents.at), desc(leadEvents.id))
      .limit(mostEvents),
    db().select({ id: staff.id, name: staff.name }).from(staff),
  ]);
  const names = new Map(people.map(({ id, name }) => [id, name]));
  return events.map(({ id, kind, at, text, staffId, data, leadId: of }) => {
    const said = (value: string | number | null | undefined) =>
      value === null || value === undefined
        ? null
        : kind === 'assigned'
          ? (names.get(Number(value)) ?? null)
          : String(value);
    return {
      id,
      kind,
      at: at.toISOString(),
      by: staffId === null ? null : (names.get(staffId) ?? null),
      text,
      from: said(data?.from),
      to: said(data?.to),
      ofLead: of === leadId ? null : of,
    };
  });
}
