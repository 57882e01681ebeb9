import { eq, sql } from '#core/drizzle.ts';
import { NotFoundError } from '#core/errors.ts';
import { db, type Queryable } from '#db/client.server.ts';
import { clients } from '#db/schema/accounts.ts';
import type { ClientAnswer, ProfileInput } from './accounts.schema.ts';
import type { Actor, FullActor } from './actor.ts';

/** The client with that address, or null. Clients who may no longer log in are included. */
export async function findClientByEmail(tx: Queryable, email: string) {
  const [row] = await tx
    .select()
    .from(clients)
    .where(eq(sql`lower(${clients.email})`, email.toLowerCase()));
  return row ?? null;
}

/** The fields of a client's row that may be sent to the client. */
export type ClientView = { name: string; email: string; countryCode: string; phone: string };

export function toClientView({ name, email, countryCode, phone }: ClientView): ClientView {
  return { name, email, countryCode, phone };
}

/** A client with the field names of the wire. */
export function wireClient({ name, email, countryCode, phone }: ClientView): ClientAnswer {
  return { name, email, country_code: countryCode, phone };
}

/** What the client's profile page shows. */
export async function getProfile(actor: Actor) {
  const [client] = await db().select().from(clients).where(eq(clients.id, actor.clientId));
  return toProfile(client);
}

/** Changes the fields of the profile that a client may edit; the address cannot be changed, because it was verified. */
export async function updateProfile(actor: FullActor, input: ProfileInput) {
  const { name, phone, company, country_code: countryCode } = input;
  const [client] = await db()
    .update(clients)
    .set({ name, phone, company, countryCode })
    .where(eq(clients.id, actor.clientId))
    .returning();
  return toProfile(client);
}

function toProfile(client: typeof clients.$inferSelect | undefined) {
  if (!client) throw new NotFoundError();
  return { client: toClientView(client), company: client.company, hasPassword: client.passwordHash !== null };
}
