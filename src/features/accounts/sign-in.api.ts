import { readEnv } from '#core/env.ts';
import { defineApi } from '#features/define-api.ts';
import { signInCalls } from './accounts.calls.ts';
import { accountTexts as texts } from './accounts.messages.ts';
import { logIn } from './log-in.server.ts';
import { register } from './register.server.ts';
import { requestPasswordReset } from './request-password-reset.server.ts';
import { getResetEmail, resetPassword } from './reset-password.server.ts';
import { setSessionCookie } from './session-cookie.server.ts';
import { verifyLogin, verifyRegistration } from './verify-code.server.ts';
import { wireClient } from './wire-client.ts';

export const signInApi = defineApi(signInCalls, {
  'POST /client/register': async ({ input, language, say }) => {
    await register(input, language);
    return { message: say(texts.otpSent) };
  },
  'POST /client/login': async ({ input, caller, language, say }) => {
    await logIn(input, caller, language);
    return { message: say(texts.otpSent) };
  },
  'POST /client/forgot-password': async ({ input, language, say }) => {
    await requestPasswordReset(input.email, readEnv().PUBLIC_URL, language);
    return { message: say(texts.resetSent) };
  },
  'POST /client/verify-register-otp': async ({ input, caller, language, say, c }) => {
    const { token, cookie, client } = await verifyRegistration(input, caller, language);
    setSessionCookie(c, cookie);
    return { message: say(texts.otpVerified), token, client: wireClient(client) };
  },
  'POST /client/verify-login-otp': async ({ input, caller, say, c }) => {
    const { token, cookie, client } = await verifyLogin(input, caller);
    setSessionCookie(c, cookie);
    return { message: say(texts.otpVerified), token, client: wireClient(client) };
  },
  'GET /password-reset/{token}': ({ params }) => getResetEmail(params.token),
  'POST /password-reset': async ({ input, language, say }) => {
    await resetPassword(input, language);
    return { message: say(texts.resetDone) };
  },
});
