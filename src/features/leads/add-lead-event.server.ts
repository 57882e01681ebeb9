import type { Queryable } from '#db/client.server.ts';
import { leadEvents } from '#db/schema/leads.ts';

export type LeadEvent =
  | 'created'
  | 'sent-again'
  | 'code-sent'
  | 'code-refused'
  | 'verified'
  | 'file-lost'
  | 'file-expired'
  | 'notice-deferred'
  | 'notice-in-digest'
  | 'appointment-reserved'
  | 'appointment-confirmed'
  | 'appointment-moved'
  | 'appointment-cancelled';

/** Adds an event to the history of a lead. */
export async function addLeadEvent(tx: Queryable, leadId: number, kind: LeadEvent, text?: string): Promise<void> {
  await tx.insert(leadEvents).values({ leadId, kind, text, actor: 'visitor' });
}
