import { refusalTexts } from '#core/http/refusal.messages.ts';
import { Refusal } from '#core/http/refusal.ts';
import type { Queryable } from '#db/client.server.ts';
import { clients } from '#db/schema/accounts.ts';
import { privacyPolicyVersion } from '#features/pages/privacy-policy-version.server.ts';
import type { FullSession } from './actor.ts';
import { findClientByEmail, toClientView } from './clients.server.ts';
import type { CodeCaller } from './codes/code-caller.server.ts';
import { createSession } from './sessions.server.ts';

type Person = {
  email: string;
  name: string;
  phone: string;
  country_code: string;
  company?: string | null;
  language?: string;
};

/**
 * Logs in a visitor who has verified an address with a form's one-time password. A new address becomes a client without
 * a password. An existing client is not changed and gets the scope `brochure`, because no password was asked for.
 *
 * @param current the caller's existing session; if it belongs to the same client it is reused, with its scope
 * @returns what the call answers (`token`, `client`), the browser's half for setSessionCookie, and the client's id
 * @throws Refusal 403 for a client who may no longer log in
 */
export async function signInVerifiedVisitor(
  tx: Queryable,
  person: Person,
  { isBrowser, userAgent, address, formerSession }: Omit<CodeCaller, 'cookieHash'>,
  current: FullSession | null = null,
) {
  const { email, name, phone, country_code: countryCode, company, language } = person;
  const [made] = await tx
    .insert(clients)
    .values({
      email: email.toLowerCase(),
      name,
      phone,
      countryCode,
      company,
      language,
      consentVersion: privacyPolicyVersion,
    })
    .onConflictDoNothing()
    .returning();
  const client = made ?? (await findClientByEmail(tx, email));
  if (!client?.isActive) throw new Refusal(403, refusalTexts.unauthenticated);
  const verified = { clientId: client.id, client: toClientView(client) };
  if (current?.actor.clientId === client.id) return { token: current.token, scope: 'full', ...verified };
  const scope = made ? 'full' : 'brochure';
  const wanted = { scope, browser: isBrowser, userAgent, address, formerSession } as const;
  const session = await createSession(tx, client.id, wanted);
  return { ...session, scope, ...verified };
}
