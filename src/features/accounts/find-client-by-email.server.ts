import { eq, sql } from 'drizzle-orm';
import type { Queryable } from '#db/client.server.ts';
import { clients } from '#db/schema/accounts.ts';

/** The client with that address, or null. Clients who may no longer log in are included. */
export async function findClientByEmail(tx: Queryable, email: string) {
  const [row] = await tx
    .select()
    .from(clients)
    .where(eq(sql`lower(${clients.email})`, email.toLowerCase()));
  return row ?? null;
}
