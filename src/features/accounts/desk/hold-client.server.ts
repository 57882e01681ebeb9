import { and, desc, eq, isNull, sql } from '#core/drizzle.ts';
import { NotFoundError } from '#core/errors.ts';
import { Refusal } from '#core/http/refusal.ts';
import { db, type Queryable } from '#db/client.server.ts';
import { takeHoldTurn } from '#db/person/hold.server.ts';
import { clientHolds, clients } from '#db/schema/accounts.ts';
import { staff } from '#db/schema/staff.ts';
import { transaction } from '#db/transaction.server.ts';
import { audit } from '#features/audit/audit.server.ts';
import type { StaffActor } from '#features/staff-actor.ts';
import { clientTexts as texts } from './clients.messages.ts';
import type { ClientView } from './clients.schema.ts';

const isOpen = (clientId: number) => and(eq(clientHolds.clientId, clientId), isNull(clientHolds.endedAt));

/**
 * Puts a legal hold on a client: until it is taken off, nothing deletes the client and what belongs to them.
 * @throws NotFoundError, also if the client is erased while this waits; Refusal 409 if a hold stands
 */
export async function holdClient(actor: StaffActor, clientId: number, reason: string): Promise<void> {
  await transaction(async (tx) => {
    await takeHoldTurn(tx);
    await lockClient(tx, clientId);
    if ((await tx.select().from(clientHolds).where(isOpen(clientId))).length > 0) throw new Refusal(409, texts.held);
    await tx.insert(clientHolds).values({ clientId, reason, putBy: actor.staffId });
    // The reason may name people, and a line cannot be erased.
    await audit(tx, actor, {
      action: 'client.hold',
      subject: { kind: 'client', id: clientId },
      summary: 'Put a legal hold on a client',
    });
  });
}

/**
 * Takes the hold off.
 * @throws NotFoundError; Refusal 409 if none stands
 */
export async function endHold(actor: StaffActor, clientId: number): Promise<void> {
  await transaction(async (tx) => {
    await lockClient(tx, clientId);
    const { rowCount } = await tx
      .update(clientHolds)
      .set({ endedBy: actor.staffId, endedAt: sql`clock_timestamp()` })
      .where(isOpen(clientId));
    if (rowCount === 0) throw new Refusal(409, texts.notHeld);
    await audit(tx, actor, {
      action: 'client.end-hold',
      subject: { kind: 'client', id: clientId },
      summary: 'Took the legal hold off a client',
    });
  });
}

/** An erasure has deleted the row by then, and two who put or end a hold wait for each other. */
async function lockClient(tx: Queryable, id: number): Promise<void> {
  const [client] = await tx.select({ id: clients.id }).from(clients).where(eq(clients.id, id)).for('update');
  if (!client) throw new NotFoundError(`no client ${id}`);
}

/** The hold that stands on a client; null if there is none. */
export async function findHold(clientId: number): Promise<ClientView['hold']> {
  const [hold] = await db()
    .select({ reason: clientHolds.reason, by: staff.name, at: clientHolds.putAt })
    .from(clientHolds)
    .leftJoin(staff, eq(staff.id, clientHolds.putBy))
    .where(isOpen(clientId))
    .orderBy(desc(clientHolds.id))
    .limit(1);
  return hold ? { ...hold, at: hold.at.toISOString() } : null;
}
