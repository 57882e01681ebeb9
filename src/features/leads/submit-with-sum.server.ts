import { deletePrivate, isPrivateStored, movePrivate } from '#core/files/private-files.server.ts';
import type { FileLoss, Multipart } from '#core/http/multipart/multipart.server.ts';
import { Refusal } from '#core/http/refusal.ts';
import type { Queryable } from '#db/client.server.ts';
import { commitOrRefuse } from '#db/transaction.server.ts';
import { checkSum, isSumSolved } from './check-sum.server.ts';
import type { Sum } from './lead-fields.schema.ts';
import { createLead, findRepeatedLead, type NewLead } from './leads.server.ts';

type Sent = {
  lead: NewLead;
  sum: Sum;
  /** A wrong or missing sum only marks the lead. */
  isSumOptional?: boolean;
  /** The network of the caller, whose forms without a sum are counted. */
  network: string;
  /** Stores in the same transaction what the form has besides the lead. */
  also?: (tx: Queryable, leadId: number) => Promise<void>;
};

/**
 * Stores the lead of a form that has a sum.
 * @throws Refusal 422 under `captcha` when the sum is wrong or used up; 429 for frequent callers without a sum
 */
export async function submitWithSum({ lead, sum, isSumOptional, network, also }: Sent): Promise<void> {
  const outcome = await commitOrRefuse(async (tx) => {
    // A second click sends the same sum again, which was used up by the first.
    const known = await findRepeatedLead(tx, lead);
    if (known) return known;
    const isProven = isSumOptional ? await isSumSolved(tx, sum) : await checkSum(tx, sum, network);
    // Returned rather than thrown, so that the check of the sum is committed.
    if (isProven instanceof Refusal) return isProven;
    const { id } = await createLead(tx, { ...lead, isProven });
    await also?.(tx, id);
    return undefined;
  });
  if (outcome && lead.file) await keepOneFile(lead.file.storedAs, outcome.storedAs);
}

/** The file of a repeat is the same as the known one, and takes its place if that has been lost. */
async function keepOneFile(sent: string, known: string | null): Promise<void> {
  if (known && !(await isPrivateStored(known))) await movePrivate(sent, known);
  else await deletePrivate(sent);
}

const losses: Record<FileLoss, string> = {
  fault: 'A file was sent but could not be stored. The visitor was asked to email it.',
  disk: 'A file was sent but not stored, because the disk is nearly full. The visitor was asked to email it.',
  empty: 'An empty file was sent. The visitor was asked to email it.',
  quota:
    'A file was sent but not stored, because its network has sent too much today. The visitor was asked to email it.',
};

/** What the office should know about the file of a form; the office reads English. */
export function noteOnFile({ lostFile, isOtherKind }: Pick<Multipart, 'lostFile' | 'isOtherKind'>): {
  attachment?: string;
} {
  if (lostFile) return { attachment: losses[lostFile] };
  return isOtherKind ? { attachment: 'Content differs from name' } : {};
}
