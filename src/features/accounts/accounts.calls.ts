import { z } from 'zod';
import type { Calls } from '#core/http/calls.ts';
import { messageAnswer } from '#core/http/json-shapes.ts';
import * as shapes from './accounts.schema.ts';

/** The calls for registering and logging in, made before anyone is logged in. */
export const signInCalls = {
  'POST /client/register': {
    summary: 'Start a registration; a one-time password is mailed',
    description: 'Known and unknown addresses are answered alike.',
    tag: 'Accounts',
    securityEvent: 'request a registration',
    limit: { name: 'entry', limit: 60, windowSeconds: 600 },
    neverStored: true,
    input: shapes.registerInput,
    answer: messageAnswer,
    answers: 'The code has been mailed',
  },
  'POST /client/login': {
    summary: 'Start a login; if the password is correct, a one-time password is mailed',
    tag: 'Accounts',
    securityEvent: 'enter a password',
    limit: { name: 'login', limit: 100, windowSeconds: 900 },
    neverStored: true,
    input: shapes.loginInput,
    answer: messageAnswer,
    answers: 'The code has been mailed',
  },
  'POST /client/forgot-password': {
    summary: 'Mail a link that sets a new password',
    description: 'Known and unknown addresses are answered alike.',
    tag: 'Accounts',
    securityEvent: 'request a reset link',
    limit: { name: 'entry', limit: 60, windowSeconds: 600 },
    neverStored: true,
    input: shapes.forgotInput,
    answer: messageAnswer,
    answers: 'The link has been mailed if there is such a client',
  },
  'POST /client/verify-register-otp': {
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
  },
  'POST /client/verify-login-otp': {
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
  },
  'GET /password-reset/{token}': {
    summary: 'The address whose password a reset link can set',
    tag: 'Accounts',
    secret: true,
    params: z.object({ token: z.string() }),
    answer: shapes.resetEmailAnswer,
    answers: 'The link is valid',
    refuses: { 404: 'The link is unknown, used or expired' },
  },
  'POST /password-reset': {
    summary: 'Set a password with a reset link, which works once',
    tag: 'Accounts',
    securityEvent: 'reset a password',
    neverStored: true,
    input: shapes.resetInput,
    answer: messageAnswer,
    answers: 'The password is set and all sessions have ended',
  },
} as const satisfies Calls;

/** The calls of a logged-in client about the account itself. */
export const accountCalls = {
  'GET /check-token': {
    summary: 'Check whether the bearer token gives access to the client area',
    tag: 'Client area',
    who: 'client',
    answer: shapes.checkAnswer,
    answers: 'The token is valid',
  },
  'POST /client/logout': {
    summary: 'End the current session',
    tag: 'Client area',
    securityEvent: 'log out',
    who: 'client',
    answer: messageAnswer,
    answers: 'Ended',
  },
  'POST /client/change-password': {
    summary: 'Change the password and end the other sessions',
    tag: 'Client area',
    securityEvent: 'change a password',
    who: 'fullClient',
    input: shapes.changePasswordInput,
    answer: messageAnswer,
    answers: 'Changed',
  },
  'GET /client/profile': {
    summary: 'The profile of the client',
    tag: 'Client area',
    who: 'client',
    answer: shapes.profileAnswer,
    answers: 'The profile',
  },
  'PUT /client/profile': {
    summary: 'Change name, phone and company',
    tag: 'Client area',
    securityEvent: 'change a profile',
    who: 'fullClient',
    input: shapes.profileInput,
    answer: messageAnswer.extend(shapes.profileAnswer.shape),
    answers: 'The profile after the change',
  },
  'GET /client/sessions': {
    summary: 'Where the client is logged in',
    tag: 'Client area',
    who: 'fullClient',
    answer: shapes.sessionsAnswer,
    answers: 'The sessions, newest first',
  },
  'DELETE /client/sessions': {
    summary: 'End one session by `id`, or all except the current one',
    tag: 'Client area',
    securityEvent: 'end sessions',
    who: 'fullClient',
    query: shapes.sessionsQuery,
    answer: messageAnswer,
    answers: 'Ended',
    refuses: { 404: 'The client has no such session' },
  },
} as const satisfies Calls;
