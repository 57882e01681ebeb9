import { and, eq } from '#core/drizzle.ts';
import { createGates } from '#core/gate.ts';
import type { Caller } from '#core/http/caller.server.ts';
import { countAgainstFixedLimit, takeBackCount } from '#core/http/rate-limit.server.ts';
import { refusalTexts } from '#core/http/refusal.messages.ts';
import { Refusal } from '#core/http/refusal.ts';
import { checkPassword, hashPassword } from '#core/secrets/passwords.server.ts';
import { db, type Queryable } from '#db/client.server.ts';
import { clients } from '#db/schema/accounts.ts';
import { commitOrRefuse } from '#db/transaction.server.ts';
import { accountTexts as texts } from './accounts.messages.ts';
import type { LoginInput } from './accounts.schema.ts';
import { findClientByEmail } from './clients.server.ts';
import { issueOneTimePassword } from './codes/one-time-passwords.server.ts';
import type { Device } from './known-device.server.ts';
import { forgetPasswordGuesses, takePasswordGuess } from './passwords/password-guesses.server.ts';

/** The logins of one network wait for one another, so that its flood does not fill the queue of passwords to hash. */
const inTurn = createGates({ atOnce: 2, waiting: 20 });
const perAccount = { limit: 20, windowSeconds: 900 };

type LoginCaller = Pick<Caller, 'network'> & { cookieHash: string; device: Device | null };

/**
 * The first half of a login: for a correct password it mails a one-time password. A wrong password, an unknown address
 * and a client without a password get the same answer after the same time.
 *
 * @throws Refusal 422 for wrong credentials, 429 after too many attempts or mails, 503 when too many are waiting
 */
export function logIn(input: LoginInput, caller: LoginCaller, language: string): Promise<void> {
  return inTurn(caller.network)(() => checkLogin(input, caller, language));
}

async function checkLogin({ email, password }: LoginInput, caller: LoginCaller, language: string): Promise<void> {
  const { network, cookieHash, device } = caller;
  const subject = `login:${email}:${network}`;
  const { isAllowed, retryAfter } = await countAgainstFixedLimit(subject, perAccount);
  if (!isAllowed) {
    throw new Refusal(429, refusalTexts.tooMany, {
      errors: { email: [refusalTexts.tooMany] },
      retryAfter,
      reason: 'many from one network',
    });
  }
  const client = await findClientByEmail(db(), email);
  const account = { email, clientId: client?.id };
  await takePasswordGuess(account, device);
  const stored = client?.isActive ? client.passwordHash : null;
  const { isRight, isOutdated } = await checkPassword(password, stored);
  if (!client || !stored || !isRight) throw loginFailed(client?.id);
  await takeBackCount(subject, perAccount);
  const current = isOutdated ? await upgradeHash(client.id, stored, password) : stored;
  await commitOrRefuse(async (tx) => {
    if (!(await hasPassword(tx, client.id, current))) return loginFailed();
    await forgetPasswordGuesses(tx, account, device);
    return issueOneTimePassword(tx, { purpose: 'login', email, language, cookieHash });
  });
}

/** Stores the hash that fits today's parameters, only if the password is still the one that was checked. */
async function upgradeHash(clientId: number, stored: string, password: string): Promise<string> {
  const passwordHash = await hashPassword(password);
  await db()
    .update(clients)
    .set({ passwordHash })
    .where(and(eq(clients.id, clientId), eq(clients.passwordHash, stored)));
  return passwordHash;
}

/** Whether the password is still the one that was checked; a reset waits until the transaction ends. */
async function hasPassword(tx: Queryable, clientId: number, passwordHash: string): Promise<boolean> {
  const [client] = await tx
    .select({ id: clients.id })
    .from(clients)
    .where(and(eq(clients.id, clientId), eq(clients.passwordHash, passwordHash)))
    .for('share');
  return client !== undefined;
}

function loginFailed(clientId?: number): Refusal {
  const errors = { password: [texts.credentials] };
  const subject = clientId === undefined ? undefined : { clientId };
  return new Refusal(422, texts.loginFailed, { errors, reason: 'wrong password', subject });
}
