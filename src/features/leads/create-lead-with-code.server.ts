import type { Queryable } from '#db/client.server.ts';
import { issueOneTimePassword } from '#features/accounts/one-time-passwords.server.ts';
import { addLeadEvent, wasCodeSent } from './lead-events.server.ts';
import { createLead, type NewLead } from './leads.server.ts';

/**
 * Keeps a lead whose address a one-time password is to prove, and sends the code.
 * @returns `isSent` is false when the address gets no more mails now: the lead stands all the same, and the
 *   caller answers `tooManyMails()` once the transaction is over
 */
export async function createLeadWithCode(tx: Queryable, purpose: 'brochure' | 'schedule', lead: NewLead) {
  const { id, isRepeat } = await createLead(tx, { ...lead, awaitsProof: true });
  if (isRepeat) return { id, isRepeat, isSent: await wasCodeSent(tx, id) };
  const isSent = await issueOneTimePassword(tx, { purpose, email: lead.email, language: lead.language });
  await addLeadEvent(tx, id, isSent ? 'code-sent' : 'code-refused');
  return { id, isRepeat, isSent };
}
