import { z } from 'zod';
import { readEnv } from '#core/env.ts';
import { messageAnswer } from '#core/http/json-shapes.ts';
import { call, type SiteCalls } from '#features/site-call.ts';
import { accountTexts as texts } from './accounts.messages.ts';
import * as shapes from './accounts.schema.ts';
import { wireClient } from './clients.server.ts';
import { codeCallerOf, openChallenge, storeChallenge } from './codes/code-caller.server.ts';
import { verifyLogin, verifyRegistration } from './codes/verify-code.server.ts';
import { readDevice, rememberDevice } from './known-device.server.ts';
import { logIn } from './log-in.server.ts';
import { requestPasswordReset } from './passwords/request-password-reset.server.ts';
import { getResetEmail, resetPassword } from './passwords/reset-password.server.ts';
import { register } from './register.server.ts';
import { setSessionCookie } from './session-cookie.server.ts';

/** The calls for registering and logging in, made before anyone is logged in. */
export const signInApi = {
  'POST /client/register': call({
    summary: 'Start a registration; a one-time password is mailed',
    description: 'Known and unknown addresses are answered alike.',
    tag: 'Accounts',
    securityEvent: 'request a registration',
    limit: { name: 'entry', limit: 60, windowSeconds: 600 },
    neverStored: true,
    input: shapes.registerInput,
    answer: messageAnswer,
    answers: 'The code has been mailed',
    handle: async ({ input, language, say, c }) => {
      const challenge = openChallenge(c);
      await register(input, language, challenge.cookieHash);
      storeChallenge(c, challenge);
      return { message: say(texts.otpSent) };
    },
  }),
  'POST /client/login': call({
    summary: 'Start a login; if the password is correct, a one-time password is mailed',
    tag: 'Accounts',
    securityEvent: 'enter a password',
    limit: { name: 'login', limit: 100, windowSeconds: 900 },
    neverStored: true,
    input: shapes.loginInput,
    answer: messageAnswer,
    answers: 'The code has been mailed',
    handle: async ({ input, caller: { network }, language, say, c }) => {
      const challenge = openChallenge(c);
      await logIn(input, { network, cookieHash: challenge.cookieHash, device: readDevice(c) }, language);
      storeChallenge(c, challenge);
      return { message: say(texts.otpSent) };
    },
  }),
  'POST /client/forgot-password': call({
    summary: 'Mail a link that sets a new password',
    description: 'Known and unknown addresses are answered alike.',
    tag: 'Accounts',
    securityEvent: 'request a reset link',
    limit: { name: 'entry', limit: 60, windowSeconds: 600 },
    neverStored: true,
    input: shapes.forgotInput,
    answer: messageAnswer,
    answers: 'The link has been mailed if there is such a client',
    handle: async ({ input, language, say }) => {
      await requestPasswordReset(input.email, readEnv().PUBLIC_URL, language);
      return { message: say(texts.resetSent) };
    },
  }),
  'POST /client/verify-register-otp': call({
    summary: 'Complete a registration with the mailed code',
    description:
      'A browser receives half of the session as an HttpOnly cookie; its token works only together with that cookie.',
    tag: 'Accounts',
    securityEvent: 'register',
    limit: shapes.codeLimit,
    neverStored: true,
    input: shapes.verifyInput,
    answer: shapes.signedInAnswer,
    answers: 'Registered and logged in',
    handle: async ({ input, caller, language, say, c }) => {
      const { token, cookie, client, clientId } = await verifyRegistration(input, codeCallerOf(c, caller), language);
      setSessionCookie(c, cookie);
      rememberDevice(c, clientId);
      c.set('subject', { clientId });
      return { message: say(texts.otpVerified), token, client: wireClient(client) };
    },
  }),
  'POST /client/verify-login-otp': call({
    summary: 'Complete a login with the mailed code',
    description:
      'A browser receives half of the session as an HttpOnly cookie; its token works only together with that cookie.',
    tag: 'Accounts',
    securityEvent: 'log in',
    limit: shapes.codeLimit,
    neverStored: true,
    input: shapes.verifyInput,
    answer: shapes.signedInAnswer,
    answers: 'Logged in',
    handle: async ({ input, caller, say, c }) => {
      const { token, cookie, client, clientId } = await verifyLogin(input, codeCallerOf(c, caller));
      setSessionCookie(c, cookie);
      rememberDevice(c, clientId);
      c.set('subject', { clientId });
      return { message: say(texts.otpVerified), token, client: wireClient(client) };
    },
  }),
  'GET /password-reset/{token}': call({
    summary: 'The address whose password a reset link can set',
    tag: 'Accounts',
    secret: true,
    params: z.object({ token: z.string() }),
    answer: shapes.resetEmailAnswer,
    answers: 'The link is valid',
    refuses: { 404: 'The link is unknown, used or expired' },
    handle: ({ params }) => getResetEmail(params.token),
  }),
  'POST /password-reset': call({
    summary: 'Set a password with a reset link, which works once',
    tag: 'Accounts',
    securityEvent: 'reset a password',
    neverStored: true,
    input: shapes.resetInput,
    answer: messageAnswer,
    answers: 'The password is set and all sessions have ended',
    handle: async ({ input, language, say, c }) => {
      const clientId = await resetPassword(input, language);
      rememberDevice(c, clientId);
      c.set('subject', { clientId });
      return { message: say(texts.resetDone) };
    },
  }),
} satisfies SiteCalls;
