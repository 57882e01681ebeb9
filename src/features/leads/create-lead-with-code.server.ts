import type { Refusal } from '#core/http/refusal.ts';
import type { Queryable } from '#db/client.server.ts';
import { issueOneTimePassword } from '#features/accounts/codes/one-time-passwords.server.ts';
import { hasValidCode } from '#features/accounts/codes/redeem-one-time-password.server.ts';
import { addLeadEvent } from './add-lead-event.server.ts';
import { createLead, type NewLead } from './leads.server.ts';

/** A lead whose email address still has to be verified. */
export type UnprovenLead = {
  leadId: number;
  /** False when the form was sent again within a minute: no mail is sent, because the earlier code is still valid. */
  isCodeNew: boolean;
};

/**
 * Stores a lead whose address is to be verified by a one-time password, and mails the code.
 * @param cookieHash of the challenge cookie of the browser that sent the form
 * @returns a refusal, to be returned from `commitOrRefuse`, when the address may not receive another mail yet, in which
 *   case the lead is stored all the same
 */
export async function createLeadWithCode(
  tx: Queryable,
  purpose: 'brochure' | 'schedule',
  lead: NewLead,
  cookieHash: string,
): Promise<UnprovenLead | Refusal> {
  const { id: leadId, isRepeat } = await createLead(tx, lead, { awaitsCode: true });
  if (isRepeat && (await hasValidCode(tx, { purpose, subjectId: leadId, cookieHash })))
    return { leadId, isCodeNew: false };
  const { email, language } = lead;
  const refusal = await issueOneTimePassword(tx, { purpose, email, language, subjectId: leadId, cookieHash });
  await addLeadEvent(tx, leadId, refusal ? 'code-refused' : 'code-sent');
  return refusal ?? { leadId, isCodeNew: true };
}
