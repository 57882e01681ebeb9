import { eq } from 'drizzle-orm';
import { NotFoundError } from '#core/errors.ts';
import { db } from '#db/client.server.ts';
import { clients } from '#db/schema/accounts.ts';
import type { ProfileInput } from './accounts.schema.ts';
import type { Actor, FullActor } from './actor.ts';
import { toClientView } from './client-view.ts';

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
