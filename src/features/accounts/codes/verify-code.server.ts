import { Refusal } from '#core/http/refusal.ts';
import type { Queryable } from '#db/client.server.ts';
import { accountTexts as texts } from '#features/accounts/accounts.messages.ts';
import type { VerifyInput } from '#features/accounts/accounts.schema.ts';
import { findClientByEmail, toClientView } from '#features/accounts/clients.server.ts';
import { createRegisteredClient } from '#features/accounts/register.server.ts';
import { createSession } from '#features/accounts/sessions.server.ts';
import type { CodeCaller } from './code-caller.server.ts';
import { redeemOneTimePassword } from './redeem-one-time-password.server.ts';

/**
 * The second half of registering: the correct code creates the client and logs it in.
 * @throws Refusal 422, the same whatever is wrong with the code
 */
export function verifyRegistration(input: VerifyInput, caller: CodeCaller, language: string) {
  return logInByCode('register', input, caller, (tx, id) => createRegisteredClient(tx, id, language));
}

/**
 * The second half of a login.
 * @throws Refusal 422, the same whatever is wrong with the code
 */
export function verifyLogin(input: VerifyInput, caller: CodeCaller) {
  return logInByCode('login', input, caller, (tx) => findClientByEmail(tx, input.email));
}

async function logInByCode(
  purpose: 'register' | 'login',
  { email, otp }: VerifyInput,
  { cookieHash, isBrowser, userAgent, address, formerSession }: CodeCaller,
  clientOf: (tx: Queryable, subjectId: number | null) => ReturnType<typeof findClientByEmail>,
) {
  return redeemOneTimePassword({ purpose, email, otp, cookieHash }, otpFailed, async (tx, subjectId) => {
    const client = await clientOf(tx, subjectId);
    if (!client?.isActive) throw otpFailed('no such client');
    const wanted = { scope: 'full', browser: isBrowser, userAgent, address, formerSession } as const;
    const session = await createSession(tx, client.id, wanted);
    return { ...session, client: toClientView(client), clientId: client.id };
  });
}

/** Does not say why: wrong, expired, used, locked and never sent look the same. */
function otpFailed(reason: string): Refusal {
  return new Refusal(422, texts.otpFailed, { errors: { otp: [texts.otpWrong] }, reason });
}
