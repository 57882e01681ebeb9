import { StartError } from '#core/errors.ts';
import { transaction } from '#db/transaction.server.ts';
import { findClientByEmail } from '#features/accounts/clients.server.ts';
import { endAccess } from '#features/accounts/end-access.server.ts';

/**
 * Ends all sessions of a client, with the codes and reset links that were mailed; `isActive` also says whether the
 * client may log in again.
 * @throws StartError when there is no such client
 */
export async function setAccess(email: string, isActive: boolean | undefined): Promise<void> {
  await transaction(async (tx) => {
    const client = await findClientByEmail(tx, email);
    if (!client) throw new StartError(`There is no client with the address ${email}`);
    await endAccess(tx, client, isActive);
  });
}
