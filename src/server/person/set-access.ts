import { eq } from '#core/drizzle.ts';
import { StartError } from '#core/errors.ts';
import { clients, oneTimePasswords, passwordResets } from '#db/schema/accounts.ts';
import { transaction } from '#db/transaction.server.ts';
import { findClientByEmail } from '#features/accounts/clients.server.ts';
import { endSessions } from '#features/accounts/sessions.server.ts';

/**
 * Ends all sessions of a client, with the codes and reset links that were mailed; `isActive` also says whether the
 * client may log in again.
 * @throws StartError when there is no such client
 */
export async function setAccess(email: string, isActive: boolean | undefined): Promise<void> {
  await transaction(async (tx) => {
    const client = await findClientByEmail(tx, email);
    if (!client) throw new StartError(`There is no client with the address ${email}`);
    if (isActive !== undefined) await tx.update(clients).set({ isActive }).where(eq(clients.id, client.id));
    await endSessions(tx, client.id);
    await tx.delete(oneTimePasswords).where(eq(oneTimePasswords.email, client.email));
    await tx.delete(passwordResets).where(eq(passwordResets.clientId, client.id));
  });
}
