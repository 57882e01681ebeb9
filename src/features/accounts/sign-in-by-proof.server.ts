import type { Caller } from '#core/http/caller.server.ts';
import { refusalTexts } from '#core/refusal.messages.ts';
import { Refusal } from '#core/refusal.ts';
import type { Queryable } from '#db/client.server.ts';
import { clients } from '#db/schema/accounts.ts';
import { toClientView } from './client-view.ts';
import { findClientByEmail } from './find-client.server.ts';
import { createSession } from './sessions.server.ts';

type Person = { email: string; name: string; phone: string; country_code: string; language?: string };

/**
 * Logs in who proved an address by a form's one-time password. A new address becomes a client without
 * password. A client who exists is changed in nothing and gets the scope `brochure`: the password was not asked.
 *
 * @returns what the call answers (`token`, `client`), the browser's half for setSessionCookie, and the client's id
 * @throws Refusal 403 for a client who may not log in any more
 */
export async function signInByProof(tx: Queryable, person: Person, { isBrowser, userAgent, address }: Caller) {
  const { email, name, phone, country_code: countryCode, language } = person;
  const [made] = await tx
    .insert(clients)
    .values({ email: email.toLowerCase(), name, phone, countryCode, language })
    .onConflictDoNothing()
    .returning();
  const client = made ?? (await findClientByEmail(tx, email));
  if (!client?.isActive) throw new Refusal(403, refusalTexts.unauthenticated);
  const scope = made ? 'full' : 'brochure';
  const session = await createSession(tx, client.id, { scope, browser: isBrowser, userAgent, address });
  return { ...session, scope, clientId: client.id, client: toClientView(client) };
}
