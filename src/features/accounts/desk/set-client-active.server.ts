import type { Queryable } from '#db/client.server.ts';
import { transaction } from '#db/transaction.server.ts';
import { type AuditEntry, audit } from '#features/audit/audit.server.ts';
import type { StaffActor } from '#features/staff-actor.ts';
import { endAccess } from '../end-access.server.ts';
import { getClientRow } from './get-client.server.ts';

type Client = Awaited<ReturnType<typeof getClientRow>>;
type Done = Pick<AuditEntry, 'action' | 'summary' | 'before' | 'after'>;

/** @throws NotFoundError */
async function changeClient(
  actor: StaffActor,
  id: number,
  change: (tx: Queryable, client: Client) => Promise<Done>,
): Promise<void> {
  await transaction(async (tx) => {
    const done = await change(tx, await getClientRow(tx, id));
    await audit(tx, actor, { ...done, subject: { kind: 'client', id } });
  });
}

/** Lets a client in no more, whose sessions end at once, or in again. @throws NotFoundError */
export function setClientActive(actor: StaffActor, id: number, isActive: boolean): Promise<void> {
  return changeClient(actor, id, async (tx, client) => {
    await endAccess(tx, client, isActive);
    const change = isActive
      ? { action: 'client.activate', summary: 'Let a client in again' }
      : { action: 'client.deactivate', summary: 'Deactivated a client' };
    return { ...change, before: { isActive: client.isActive }, after: { isActive } };
  });
}

/** Ends all sessions of a client, who can log in again. @throws NotFoundError */
export function signOutClient(actor: StaffActor, id: number): Promise<void> {
  return changeClient(actor, id, async (tx, client) => {
    await endAccess(tx, client);
    return { action: 'client.end-sessions', summary: 'Ended all sessions of a client' };
  });
}
