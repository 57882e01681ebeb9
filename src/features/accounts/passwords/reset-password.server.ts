import { and, eq, isNull, sql } from '#core/drizzle.ts';
import { Refusal } from '#core/http/refusal.ts';
import { passwordFault } from '#core/secrets/password-fault.ts';
import { hashPassword } from '#core/secrets/passwords.server.ts';
import { hashToken } from '#core/secrets/tokens.server.ts';
import { db } from '#db/client.server.ts';
import { clients, passwordResets } from '#db/schema/accounts.ts';
import { transaction } from '#db/transaction.server.ts';
import { accountTexts as texts } from '#features/accounts/accounts.messages.ts';
import type { ResetInput } from '#features/accounts/accounts.schema.ts';
import { forgetPasswordGuesses } from './password-guesses.server.ts';
import { setPassword } from './set-password.server.ts';

const isOpen = and(
  isNull(passwordResets.usedAt),
  sql`${passwordResets.expiresAt} > clock_timestamp()`,
  clients.isActive,
);

/**
 * The email address whose password a link may set.
 * @throws Refusal 404 for a link that is unknown, used or expired
 */
export async function getResetEmail(token: string): Promise<{ email: string }> {
  const client = await findOwner(token);
  if (!client) throw new Refusal(404, texts.resetInvalid);
  return { email: client.email };
}

/**
 * Sets the password through a link, which works once; all sessions of the client end, and nobody has to wait any more
 * because of wrong passwords.
 * @returns the id of the client
 * @throws Refusal 422 for an invalid link or password; an invalid password does not use up the link
 */
export async function resetPassword(input: ResetInput, language: string): Promise<number> {
  const client = await findOwner(input.token);
  if (client?.email.toLowerCase() !== input.email) throw invalid();
  const fault = await passwordFault(input.password, client);
  if (fault) throw new Refusal(422, texts.resetFailed, { errors: { password: [fault] } });
  const passwordHash = await hashPassword(input.password);
  await transaction(async (tx) => {
    // Locked first, as for every change of a password: in another order, two changes could wait for each other.
    await tx.select({ id: clients.id }).from(clients).where(eq(clients.id, client.id)).for('update');
    const [used] = await tx
      .update(passwordResets)
      .set({ usedAt: sql`clock_timestamp()` })
      .where(
        and(
          eq(passwordResets.tokenHash, hashToken(input.token)),
          isNull(passwordResets.usedAt),
          sql`${passwordResets.expiresAt} > clock_timestamp()`,
        ),
      )
      .returning({ id: passwordResets.id });
    if (!used) throw invalid();
    await setPassword(tx, client, passwordHash, { language });
    await forgetPasswordGuesses(tx, { email: input.email, clientId: client.id }, null);
  });
  return client.id;
}

async function findOwner(token: string) {
  const [client] = await db()
    .select({ id: clients.id, name: clients.name, email: clients.email })
    .from(passwordResets)
    .innerJoin(clients, eq(clients.id, passwordResets.clientId))
    .where(and(eq(passwordResets.tokenHash, hashToken(token)), isOpen));
  return client;
}

function invalid() {
  return new Refusal(422, texts.resetInvalid, { errors: { token: [texts.resetInvalid] }, reason: 'invalid link' });
}
