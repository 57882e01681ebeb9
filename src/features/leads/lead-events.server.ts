import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Queryable } from '#db/client.server.ts';
import { leadEvents } from '#db/schema/leads.ts';

export type LeadEvent =
  | 'created'
  | 'sent-again'
  | 'code-sent'
  | 'code-refused'
  | 'verified'
  | 'file-lost'
  | 'call-held'
  | 'call-confirmed'
  | 'call-moved'
  | 'call-cancelled';

/** Writes a line into the history of a lead. */
export async function addLeadEvent(tx: Queryable, leadId: number, kind: LeadEvent, text?: string): Promise<void> {
  await tx.insert(leadEvents).values({ leadId, kind, text, actor: 'visitor' });
}

/** Whether the newest code that the lead asked for was sent; its mail may have been one too many. */
export async function wasCodeSent(tx: Queryable, leadId: number): Promise<boolean> {
  const [last] = await tx
    .select({ kind: leadEvents.kind })
    .from(leadEvents)
    .where(and(eq(leadEvents.leadId, leadId), inArray(leadEvents.kind, ['code-sent', 'code-refused'])))
    .orderBy(desc(leadEvents.id))
    .limit(1);
  return last?.kind === 'code-sent';
}
