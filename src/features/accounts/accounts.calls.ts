import { z } from 'zod';
import type { Calls } from '#core/http/calls.ts';
import { messageAnswer } from '#core/http/json-shapes.ts';
import * as shapes from './accounts.schema.ts';

/** The calls for registering and logging in, made before anyone is logged in. */
export const signInCalls = {
  'POST /client/register': {
    summary: 'Begin a registration: a one-time password is mailed',
    description: 'Known and unknown addresses are answered alike.',
    tag: 'Accounts',
    limit: { name: 'entry', limit: 60, windowSeconds: 600 },
    neverStored: true,
    input: shapes.registerInput,
    answer: messageAnswer,
    answers: 'The code is on its way',
  },
  'POST /client/login': {
    summary: 'Begin a login: for the right password a one-time password is mailed',
    tag: 'Accounts',
    limit: { name: 'login', limit: 100, windowSeconds: 900 },
    neverStored: true,
    input: shapes.loginInput,
    answer: messageAnswer,
    answers: 'The code is on its way',
  },
  'POST /client/forgot-password': {
    summary: 'Mail a link that sets a new password',
    description: 'Known and unknown addresses are answered alike.',
    tag: 'Accounts',
    limit: { name: 'entry', limit: 60, windowSeconds: 600 },
    neverStored: true,
    input: shapes.forgotInput,
    answer: messageAnswer,
    answers: 'Sent, if there is such a client',
  },
  'POST /client/verify-register-otp': {
    summary: 'End a registration with the mailed code',
    description: 'A browser gets half of the session as an HttpOnly cookie; its token works only together with it.',
    tag: 'Accounts',
    limit: shapes.codeLimit,
    neverStored: true,
    input: shapes.verifyInput,
    answer: shapes.signedInAnswer,
    answers: 'Registered and logged in',
  },
  'POST /client/verify-login-otp': {
    summary: 'End a login with the mailed code',
    description: 'A browser gets half of the session as an HttpOnly cookie; its token works only together with it.',
    tag: 'Accounts',
    limit: shapes.codeLimit,
    neverStored: true,
    input: shapes.verifyInput,
    answer: shapes.signedInAnswer,
    answers: 'Logged in',
  },
  'GET /password-reset/{token}': {
    summary: 'Whose password a reset link may set',
    tag: 'Accounts',
    secret: true,
    params: z.object({ token: z.string() }),
    answer: shapes.resetEmailAnswer,
    answers: 'The link is good',
    refuses: { 404: 'The link is unknown, used or too old' },
  },
  'POST /password-reset': {
    summary: 'Set a password by a reset link, once',
    tag: 'Accounts',
    neverStored: true,
    input: shapes.resetInput,
    answer: messageAnswer,
    answers: 'Set; all sessions ended',
  },
} as const satisfies Calls;

/** The calls of a logged-in client about the account itself. */
export const accountCalls = {
  'GET /check-token': {
    summary: 'Whether the bearer token opens the client area',
    tag: 'Client area',
    who: 'client',
    answer: shapes.checkAnswer,
    answers: 'It does',
  },
  'POST /client/logout': {
    summary: 'End this session',
    tag: 'Client area',
    who: 'client',
    answer: messageAnswer,
    answers: 'Ended',
  },
  'POST /client/change-password': {
    summary: 'Change the password; other sessions end',
    tag: 'Client area',
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
    answers: 'As it is stored',
  },
  'PUT /client/profile': {
    summary: 'Change name, phone and company',
    tag: 'Client area',
    who: 'fullClient',
    input: shapes.profileInput,
    answer: messageAnswer.extend(shapes.profileAnswer.shape),
    answers: 'As it is stored now',
  },
  'GET /client/sessions': {
    summary: 'Where the client is logged in',
    tag: 'Client area',
    who: 'client',
    answer: shapes.sessionsAnswer,
    answers: 'The newest first',
  },
  'DELETE /client/sessions': {
    summary: 'End one session by `id`, or all but this one',
    tag: 'Client area',
    who: 'fullClient',
    query: shapes.sessionsQuery,
    answer: messageAnswer,
    answers: 'Ended',
    refuses: { 404: 'The client has no such session' },
  },
} as const satisfies Calls;
