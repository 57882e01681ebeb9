import { eq } from '#core/drizzle.ts';
import { readEnv } from '#core/env.ts';
import { staff } from '#db/schema/staff.ts';
import { transaction } from '#db/transaction.server.ts';
import { audit } from '#features/audit/audit.server.ts';
import { queueMail } from '#features/mail/queue-mail.server.ts';
import type { StaffActor } from '#features/staff-actor.ts';
import type { LanguageCode } from '#locales/languages.ts';
import { digestMail } from '../mails/alert-mails.ts';

/** A trial that nobody could send for so long is no longer wanted. */
const minutes = 60;

/**
 * Mails a specimen of the digest to the member of staff who asks, at their own address, the way all digests go: with the
 * headers, the signature and the return path of one. Its links lead to pages of this site that are nobody's.
 */
export function sendTrial(actor: StaffActor, language: LanguageCode): Promise<void> {
  return transaction(async (tx) => {
    const [member] = await tx.select({ email: staff.email }).from(staff).where(eq(staff.id, actor.staffId));
    if (!member) throw new Error('a member of staff has no row');
    const sample = JSON.stringify(digestMail.sample).replaceAll('https://kasauti.example', readEnv().PUBLIC_URL);
    const data = digestMail.data.parse(JSON.parse(sample));
    await queueMail(tx, digestMail, { to: member.email, language, data, minutes });
    await audit(tx, actor, {
      action: 'alerts.test',
      subject: { kind: 'staff', id: actor.staffId },
      summary: 'Had a trial mail about changes sent to their own address',
      after: { language },
    });
  });
}
