import { and, eq } from '#core/drizzle.ts';
import { countAgainstFixedLimit, takeBackCount } from '#core/http/rate-limit.server.ts';
import { refusalTexts } from '#core/http/refusal.messages.ts';
import { Refusal } from '#core/http/refusal.ts';
import { passwordFault } from '#core/secrets/password-fault.ts';
import { checkPassword, hashPassword } from '#core/secrets/passwords.server.ts';
import { db, type Queryable } from '#db/client.server.ts';
import { clients, sessions } from '#db/schema/accounts.ts';
import { transaction } from '#db/transaction.server.ts';
import { accountTexts as texts } from '#features/accounts/accounts.messages.ts';
import type { ChangePasswordInput } from '#features/accounts/accounts.schema.ts';
import type { FullActor } from '#features/accounts/actor.ts';
import { isActiveSession } from '#features/accounts/sessions.server.ts';
import { setPassword } from './set-password.server.ts';

const tries = { limit: 10, windowSeconds: 900 };

/**
 * Changes the password after checking the current one; the client's other sessions end.
 * @throws Refusal 422 for a wrong current or invalid new password, 429 after ten attempts, 401 if the session has ended
 *   in the meantime
 */
export async function changePassword(actor: FullActor, input: ChangePasswordInput, language: string): Promise<void> {
  const subject = `change-password:${actor.clientId}`;
  const { isAllowed, retryAfter } = await countAgainstFixedLimit(subject, tries);
  if (!isAllowed) throw new Refusal(429, refusalTexts.tooMany, { retryAfter });
  const [client] = await db().select().from(clients).where(eq(clients.id, actor.clientId));
  const { isRight } = await checkPassword(input.current_password, client?.passwordHash);
  if (!client || !isRight) throw currentWrong();
  await takeBackCount(subject, tries);
  const fault = await passwordFault(input.new_password, client);
  if (fault) throw failed('new_password', fault);
  const passwordHash = await hashPassword(input.new_password);
  await transaction(async (tx) => {
    await assertUnchanged(tx, actor, client);
    await setPassword(tx, client, passwordHash, { language, keepSession: actor.sessionId });
  });
}

/**
 * The password may have been reset, or the session ended, while the passwords were being hashed; an intruder must not
 * undo either. The client is locked, so that a reset at this moment comes before or after the change.
 */
async function assertUnchanged(tx: Queryable, { sessionId }: FullActor, client: typeof clients.$inferSelect) {
  const [locked] = await tx.select().from(clients).where(eq(clients.id, client.id)).for('update');
  if (locked?.passwordHash !== client.passwordHash) throw currentWrong();
  const isOpen = and(eq(sessions.id, sessionId), isActiveSession);
  const [session] = await tx.select({ id: sessions.id }).from(sessions).where(isOpen);
  if (!session) throw new Refusal(401, refusalTexts.unauthenticated);
}

function currentWrong() {
  return failed('current_password', texts.currentWrong, 'wrong password');
}

function failed(field: string, text: string, reason?: string) {
  return new Refusal(422, texts.changeFailed, { errors: { [field]: [text] }, ...(reason && { reason }) });
}
