import type { Queryable } from '#db/client.server.ts';
import { leadEvents } from '#db/schema/leads.ts';
import type { LeadEventKind } from './lead-kinds.schema.ts';

/** Adds what the sender of a lead has done to its timeline. */
export async function addLeadEvent(tx: Queryable, leadId: number, kind: LeadEventKind, text?: string): Promise<void> {
  await tx.insert(leadEvents).values({ leadId, kind, text, actor: 'visitor' });
}
