import { type SQL, sql } from '#core/drizzle.ts';
import type { Queryable } from '#db/client.server.ts';

/** Says why nothing of somebody may be deleted: a legal hold stands on the client with that address. */
export class HeldError extends Error {
  override name = 'HeldError';
  readonly reason: string;

  constructor(reason: string) {
    super('a legal hold stands on this client');
    this.reason = reason;
  }
}

const holds = sql`client_holds hold join clients held on held.id = hold.client_id`;

/** Whether a row belongs to a client on whom a legal hold stands, by the address in this column. */
export const isHeldAddress = (address: SQL) =>
  sql`lower(${address}) in (select lower(held.email) from ${holds} where hold.ended_at is null)`;

/** The same of a lead, which may have been sent from another address while the client was logged in. */
export const isHeldLead = sql`(${isHeldAddress(sql`leads.email`)} or exists (
  select from client_holds hold where hold.client_id = leads.client_id and hold.ended_at is null))`;

/**
 * Lets no hold begin until the transaction ends, and looks for one that stands on the client with this address, or on
 * one who has sent something from it.
 * @throws HeldError
 */
export async function assertNotHeld(tx: Pick<Queryable, 'execute'>, email: string): Promise<void> {
  await keepHoldsOut(tx);
  const { rows } = await tx.execute<{ reason: string }>(sql`
    select hold.reason from ${holds} where hold.ended_at is null
      and (lower(held.email) = ${email} or held.id in (select client_id from leads where lower(email) = ${email}))`);
  if (rows[0]) throw new HeldError(rows[0].reason);
}

/** Lets no hold begin until the transaction ends, because what would be held may be half deleted. */
export async function keepHoldsOut(tx: Pick<Queryable, 'execute'>): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock_shared(hashtext('client holds'))`);
}

/** Waits for those who keep holds out. */
export async function takeHoldTurn(tx: Pick<Queryable, 'execute'>): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('client holds'))`);
}
