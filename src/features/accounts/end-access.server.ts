import { eq } from '#core/drizzle.ts';
import type { Queryable } from '#db/client.server.ts';
import { clients, oneTimePasswords, passwordResets } from '#db/schema/accounts.ts';
import { endSessions } from './sessions.server.ts';

type Client = Pick<typeof clients.$inferSelect, 'id' | 'email'>;

/**
 * Ends all sessions of a client, with the codes and reset links that were mailed.
 * @param isActive also whether the client may log in again; undefined leaves that as it is
 */
export async function endAccess(tx: Queryable, { id, email }: Client, isActive?: boolean): Promise<void> {
  if (isActive !== undefined) await tx.update(clients).set({ isActive }).where(eq(clients.id, id));
  await endSessions(tx, id);
  await tx.delete(oneTimePasswords).where(eq(oneTimePasswords.email, email.toLowerCase()));
  await tx.delete(passwordResets).where(eq(passwordResets.clientId, id));
}
