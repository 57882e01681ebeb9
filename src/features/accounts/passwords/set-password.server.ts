import { eq } from '#core/drizzle.ts';
import type { Queryable } from '#db/client.server.ts';
import { clients, passwordResets } from '#db/schema/accounts.ts';
import { passwordChangedMail } from '#features/accounts/mails/account-mails.ts';
import { endLoginCodes, endSessions } from '#features/accounts/sessions.server.ts';
import { queueMail } from '#features/mail/queue-mail.server.ts';

type Owner = { id: number; name: string; email: string };

/** Sets a password. Other sessions, login codes and reset links end with the old password, and the owner gets a mail. */
export async function setPassword(
  tx: Queryable,
  { id, name, email }: Owner,
  passwordHash: string,
  { language, keepSession }: { language: string; keepSession?: number },
): Promise<void> {
  await tx.update(clients).set({ passwordHash }).where(eq(clients.id, id));
  await endSessions(tx, id, keepSession);
  await endLoginCodes(tx, email.toLowerCase());
  await tx.delete(passwordResets).where(eq(passwordResets.clientId, id));
  await queueMail(tx, passwordChangedMail, { to: email, language, data: { name } });
}
