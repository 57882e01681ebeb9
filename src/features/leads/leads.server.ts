import { createHash } from 'node:crypto';
import { and, desc, eq, gt, sql } from '#core/drizzle.ts';
import type { FileLoss, ReceivedFile } from '#core/http/multipart/multipart.server.ts';
import type { Queryable } from '#db/client.server.ts';
import { leadFiles, leads } from '#db/schema/leads.ts';
import { privacyPolicyVersion } from '#features/pages/privacy-policy-version.server.ts';
import { addLeadEvent } from './add-lead-event.server.ts';
import type { FormFields } from './lead-fields.schema.ts';
import { queueLeadNotice } from './mails/queue-lead-notice.server.ts';
import type { Origin } from './origin-fields.ts';
import { placeLead } from './place-lead.server.ts';
import { spamScore } from './spam-score.ts';

export type NewLead = FormFields & {
  name: string;
  email: string;
  countryCode?: string;
  countryName?: string;
  phone?: string;
  message?: string;
  language: string;
  origin: Origin;
  isProven?: boolean;
  file?: ReceivedFile | null;
  lostFile?: FileLoss | null;
};

/**
 * Stores a lead and notifies the office, in the transaction of the command.
 * @param awaitsCode whether a one-time password is to verify the address; if the form is then sent again within an hour,
 *   it is still the same lead
 * @returns `isRepeat` when the same form was sent within 60 s; the caller then answers as before and does nothing else
 */
export async function createLead(
  tx: Queryable,
  lead: NewLead,
  { awaitsCode = false } = {},
): Promise<{ id: number; isRepeat: boolean }> {
  const contentHash = hashLead(lead);
  await waitForSame(tx, contentHash);
  const known = await findSame(tx, contentHash, awaitsCode);
  if (known?.isRecent) return { id: known.id, isRepeat: true };
  if (known) {
    await tx.update(leads).set({ updatedAt: sql`clock_timestamp()` }).where(eq(leads.id, known.id));
    await addLeadEvent(tx, known.id, 'sent-again');
    return { id: known.id, isRepeat: false };
  }
  return { id: await insertLead(tx, lead, contentHash), isRepeat: false };
}

/** The same form with the same content and file if it was sent within the last minute, or is being stored right now. */
export async function findRepeatedLead(tx: Queryable, lead: NewLead): Promise<{ storedAs: string | null } | undefined> {
  const contentHash = hashLead(lead);
  await waitForSame(tx, contentHash);
  const same = await findSame(tx, contentHash, false);
  if (!same?.isRecent) return undefined;
  const [file] = await tx.select({ storedAs: leadFiles.storedAs }).from(leadFiles).where(eq(leadFiles.leadId, same.id));
  return { storedAs: file?.storedAs ?? null };
}

/** After a double click, the second request waits here and then finds the lead of the first one. */
async function waitForSame(tx: Queryable, contentHash: string) {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${contentHash}, 0))`);
}

async function findSame(tx: Queryable, contentHash: string, awaitsCode: boolean) {
  const isRecent = sql<boolean>`${leads.updatedAt} > clock_timestamp() - interval '60 seconds'`;
  // Once the lead is verified its code is used up, so another request needs a new code.
  const isOpen = and(eq(leads.isVerified, false), gt(leads.updatedAt, sql`clock_timestamp() - interval '1 hour'`));
  const [same] = await tx
    .select({ id: leads.id, isRecent })
    .from(leads)
    .where(and(eq(leads.contentHash, contentHash), awaitsCode ? isOpen : isRecent))
    .orderBy(desc(leads.id))
    .limit(1);
  return same;
}

async function insertLead(tx: Queryable, lead: NewLead, contentHash: string): Promise<number> {
  const { origin, file, lostFile, ...fields } = lead;
  const [row] = await tx
    .insert(leads)
    .values({
      ...fields,
      company: companyOf(lead),
      spamScore: spamScore(lead),
      firstPage: origin._first_page,
      referrer: origin._referrer,
      utm: origin._utm ?? {},
      consentVersion: privacyPolicyVersion,
      contentHash,
      // The same clock as in the comparison above, which is not the time at which the transaction began.
      updatedAt: sql`clock_timestamp()`,
    })
    .returning();
  if (!row) throw new Error('the lead was not stored');
  const storedFile = file ? await insertFile(tx, row.id, file) : null;
  await addLeadEvent(tx, row.id, 'created');
  if (lostFile) await addLeadEvent(tx, row.id, 'file-lost', lostFile);
  await placeLead(tx, row);
  await queueLeadNotice(tx, row, storedFile);
  return row.id;
}

/** Forms ask for it under two names. */
function companyOf({ fields }: FormFields): string | null {
  if ('company' in fields) return fields.company;
  return 'organization' in fields ? (fields.organization ?? null) : null;
}

async function insertFile(tx: Queryable, leadId: number, { sha256: _, ...file }: ReceivedFile) {
  const [row] = await tx
    .insert(leadFiles)
    .values({ leadId, ...file })
    .returning();
  return row ?? null;
}

function hashLead({ form, email, name, countryCode, phone, message, fields, file, lostFile }: NewLead): string {
  const enclosed = lostFile ? 'lost' : file ? [file.originalName, file.sha256] : null;
  const content = [form, email, name, countryCode, phone, message, Object.entries(fields).sort(), enclosed];
  return createHash('sha256').update(JSON.stringify(content)).digest('hex');
}
