import type { Caller } from '#core/http/caller.server.ts';
import { Refusal } from '#core/http/refusal.ts';
import type { Queryable } from '#db/client.server.ts';
import { transaction } from '#db/transaction.server.ts';
import { accountTexts as texts } from './accounts.messages.ts';
import type { VerifyInput } from './accounts.schema.ts';
import { checkOneTimePassword } from './check-one-time-password.server.ts';
import { toClientView } from './client-view.ts';
import { findClientByEmail } from './find-client-by-email.server.ts';
import { createRegisteredClient } from './register.server.ts';
import { createSession } from './sessions.server.ts';

/**
 * The second half of registering: the correct code creates the client and logs it in.
 * @throws Refusal 422, the same whatever is wrong with the code
 */
export function verifyRegistration(input: VerifyInput, caller: Caller, language: string) {
  return logInByCode('register', input, caller, (tx) => createRegisteredClient(tx, input.email, language));
}

/**
 * The second half of a login.
 * @throws Refusal 422, the same whatever is wrong with the code
 */
export function verifyLogin(input: VerifyInput, caller: Caller) {
  return logInByCode('login', input, caller, (tx) => findClientByEmail(tx, input.email));
}

async function logInByCode(
  purpose: 'register' | 'login',
  { email, otp }: VerifyInput,
  { isBrowser, userAgent, address }: Caller,
  clientOf: (tx: Queryable) => ReturnType<typeof findClientByEmail>,
) {
  const { outcome } = await checkOneTimePassword({ purpose, email, otp });
  if (outcome !== 'good') throw otpFailed();
  return transaction(async (tx) => {
    const client = await clientOf(tx);
    if (!client?.isActive) throw otpFailed();
    const session = await createSession(tx, client.id, { scope: 'full', browser: isBrowser, userAgent, address });
    return { ...session, client: toClientView(client) };
  });
}

/** Does not say why: wrong, expired, used, locked and never sent look the same. */
function otpFailed(): Refusal {
  return new Refusal(422, texts.otpFailed, { errors: { otp: [texts.otpWrong] } });
}
