import { and, inArray, lt, ne, not, type SQL, sql } from '#core/drizzle.ts';
import { deletePrivate } from '#core/files/private-files.server.ts';
import type { CleanUp } from '#core/jobs/clean-up.ts';
import { db } from '#db/client.server.ts';
import { isHeldLead, keepHoldsOut } from '#db/person/hold.server.ts';
import { leadEvents, leadFiles, leads } from '#db/schema/leads.ts';
import { transaction } from '#db/transaction.server.ts';
import { getRetention } from '#features/site/settings.server.ts';
import type { LeadEventKind } from './lead-kinds.schema.ts';

/** Few enough that each statement stays within its 5 s. */
const atOnce = 500;
const expiry: LeadEventKind = 'file-expired';

/** Files that the settings no longer want to be stored. */
export const expiredFiles: CleanUp = {
  name: 'files of leads after their retention time',
  async run() {
    const { leadFileDays } = await getRetention();
    if (leadFileDays === null) return 0;
    const isOfHeld = sql`exists (select from ${leads} where ${leads.id} = ${leadFiles.leadId} and ${isHeldLead})`;
    const isExpired = and(lt(leadFiles.createdAt, daysAgo(leadFileDays)), not(isOfHeld));
    return untilNoneAreLeft(() => withoutHolds(() => deleteFiles(isExpired, true)));
  },
};

/** Leads that the settings no longer want to be stored, with their files, history and appointments. */
export const expiredLeads: CleanUp = {
  name: 'leads after their retention time',
  async run() {
    const { leadDays } = await getRetention();
    if (leadDays === null) return 0;
    return untilNoneAreLeft(() => withoutHolds(() => deleteLeads(daysAgo(leadDays))));
  },
};

/** While some are deleted, no legal hold begins, or it would find a part of them gone. */
function withoutHolds(deleteSome: () => Promise<number>): Promise<number> {
  return transaction(async (tx) => {
    await keepHoldsOut(tx);
    return deleteSome();
  });
}

/** Files are deleted before their rows, so that if this is interrupted, the next run still finds all of them. */
async function deleteFiles(where: SQL | undefined, isEvent = false): Promise<number> {
  const { id, leadId, storedAs } = leadFiles;
  const files = await db().select({ id, leadId, storedAs }).from(leadFiles).where(where).limit(atOnce);
  if (files.length === 0) return 0;
  for (const file of files) await deletePrivate(file.storedAs);
  await transaction(async (tx) => {
    const ids = files.map((file) => file.id);
    await tx.delete(leadFiles).where(inArray(leadFiles.id, ids));
    const events = files.map((file) => ({ leadId: file.leadId, kind: expiry, actor: 'clean-up' }));
    if (isEvent) await tx.insert(leadEvents).values(events);
  });
  return files.length;
}

async function deleteLeads(before: SQL): Promise<number> {
  const isExpired = and(
    lt(leads.createdAt, before),
    lt(leads.updatedAt, before),
    not(isHeldLead),
    // They are the beginning of a contract, whose own retention time the office has to observe.
    ne(leads.status, 'won'),
    sql`not exists (select from leads whole where whole.id = ${leads.mergedIntoId} and whole.status = 'won')`,
    // A decision of the office counts, unlike the other things that it does with a lead.
    sql`not exists (select from lead_events where lead_id = ${leads.id} and kind = 'status' and at >= ${before})`,
    sql`not exists (select from appointments where lead_id = ${leads.id} and date >= current_date)`,
  );
  const expired = await db().select({ id: leads.id }).from(leads).where(isExpired).limit(atOnce);
  const ids = expired.map(({ id }) => id);
  if (ids.length === 0) return 0;
  await untilNoneAreLeft(() => deleteFiles(inArray(leadFiles.leadId, ids)));
  await db().delete(leads).where(inArray(leads.id, ids));
  return ids.length;
}

async function untilNoneAreLeft(deleteSome: () => Promise<number>): Promise<number> {
  let total = 0;
  for (let deleted = await deleteSome(); deleted > 0; deleted = await deleteSome()) total += deleted;
  return total;
}

function daysAgo(days: number): SQL {
  return sql`now() - make_interval(days => ${days})`;
}
