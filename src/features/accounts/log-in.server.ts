import { and, eq } from 'drizzle-orm';
import type { Caller } from '#core/http/caller.server.ts';
import { countAgainstLimit } from '#core/http/rate-limit.server.ts';
import { refusalTexts } from '#core/http/refusal.messages.ts';
import { Refusal } from '#core/http/refusal.ts';
import { checkPassword, hashPassword } from '#core/secrets/passwords.server.ts';
import { db } from '#db/client.server.ts';
import { commitOrRefuse } from '#db/commit-or-refuse.server.ts';
import { clients } from '#db/schema/accounts.ts';
import { accountTexts as texts } from './accounts.messages.ts';
import type { LoginInput } from './accounts.schema.ts';
import { findClientByEmail } from './find-client-by-email.server.ts';
import { issueOneTimePassword } from './one-time-passwords.server.ts';

const perAccount = { limit: 20, windowSeconds: 900 };

/**
 * The first half of a login: for a correct password it mails a one-time password. A wrong password, an unknown address
 * and a client without a password get the same answer after the same time.
 *
 * @throws Refusal 422 for wrong credentials, 429 after too many attempts or mails, 503 when too many are waiting
 */
export async function logIn({ email, password }: LoginInput, caller: Caller, language: string): Promise<void> {
  // Counted by network address and account together, so that a stranger elsewhere cannot lock the owner out.
  const { isAllowed, retryAfter } = await countAgainstLimit(`login:${email}:${caller.network}`, perAccount);
  if (!isAllowed) {
    throw new Refusal(429, refusalTexts.tooMany, { errors: { email: [refusalTexts.tooMany] }, retryAfter });
  }
  const client = await findClientByEmail(db(), email);
  const stored = client?.isActive ? client.passwordHash : null;
  const { isRight, isOutdated } = await checkPassword(password, stored);
  if (!client || !stored || !isRight) {
    throw new Refusal(422, texts.loginFailed, { errors: { password: [texts.credentials] } });
  }
  if (isOutdated) await upgradeHash(client.id, stored, password);
  await commitOrRefuse((tx) => issueOneTimePassword(tx, { purpose: 'login', email, language }));
}

/** Mails the code only if the password is still the one that was checked. */
async function upgradeHash(clientId: number, stored: string, password: string) {
  await db()
    .update(clients)
    .set({ passwordHash: await hashPassword(password) })
    .where(and(eq(clients.id, clientId), eq(clients.passwordHash, stored)));
}
