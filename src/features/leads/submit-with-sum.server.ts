import { deletePrivate } from '#core/files/private-files.server.ts';
import { Refusal } from '#core/http/refusal.ts';
import type { Queryable } from '#db/client.server.ts';
import { commitOrRefuse } from '#db/transaction.server.ts';
import { checkSum, isSumSolved } from './check-sum.server.ts';
import { createLead, isRepeatedLead, type NewLead } from './leads.server.ts';
import type { Sum } from './sum.ts';

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
    if (await isRepeatedLead(tx, lead)) return 'repeat';
    const isProven = isSumOptional ? await isSumSolved(tx, sum) : await checkSum(tx, sum, network);
    // Returned rather than thrown, so that the check of the sum is committed.
    if (isProven instanceof Refusal) return isProven;
    const { id } = await createLead(tx, { ...lead, isProven });
    await also?.(tx, id);
    return 'stored';
  });
  if (outcome === 'repeat' && lead.file) await deletePrivate(lead.file.storedAs);
}
