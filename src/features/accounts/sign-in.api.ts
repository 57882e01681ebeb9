import { readEnv } from '#core/env.ts';
import { defineApi } from '#features/define-api.ts';
import { signInCalls } from './accounts.calls.ts';
import { accountTexts as texts } from './accounts.messages.ts';
import { wireClient } from './clients.server.ts';
import { codeCallerOf, openChallenge, storeChallenge } from './codes/code-caller.server.ts';
import { verifyLogin, verifyRegistration } from './codes/verify-code.server.ts';
import { readDevice, rememberDevice } from './known-device.server.ts';
import { logIn } from './log-in.server.ts';
import { requestPasswordReset } from './passwords/request-password-reset.server.ts';
import { getResetEmail, resetPassword } from './passwords/reset-password.server.ts';
import { register } from './register.server.ts';
import { setSessionCookie } from './session-cookie.server.ts';

export const signInApi = defineApi(signInCalls, {
  'POST /client/register': async ({ input, language, say, c }) => {
    const challenge = openChallenge(c);
    await register(input, language, challenge.cookieHash);
    storeChallenge(c, challenge);
    return { message: say(texts.otpSent) };
  },
  'POST /client/login': async ({ input, caller: { network }, language, say, c }) => {
    const challenge = openChallenge(c);
    await logIn(input, { network, cookieHash: challenge.cookieHash, device: readDevice(c) }, language);
    storeChallenge(c, challenge);
    return { message: say(texts.otpSent) };
  },
  'POST /client/forgot-password': async ({ input, language, say }) => {
    await requestPasswordReset(input.email, readEnv().PUBLIC_URL, language);
    return { message: say(texts.resetSent) };
  },
  'POST /client/verify-register-otp': async ({ input, caller, language, say, c }) => {
    const { token, cookie, client, clientId } = await verifyRegistration(input, codeCallerOf(c, caller), language);
    setSessionCookie(c, cookie);
    rememberDevice(c, clientId);
    c.set('clientId', clientId);
    return { message: say(texts.otpVerified), token, client: wireClient(client) };
  },
  'POST /client/verify-login-otp': async ({ input, caller, say, c }) => {
    const { token, cookie, client, clientId } = await verifyLogin(input, codeCallerOf(c, caller));
    setSessionCookie(c, cookie);
    rememberDevice(c, clientId);
    c.set('clientId', clientId);
    return { message: say(texts.otpVerified), token, client: wireClient(client) };
  },
  'GET /password-reset/{token}': ({ params }) => getResetEmail(params.token),
  'POST /password-reset': async ({ input, language, say, c }) => {
    const clientId = await resetPassword(input, language);
    rememberDevice(c, clientId);
    c.set('clientId', clientId);
    return { message: say(texts.resetDone) };
  },
});
