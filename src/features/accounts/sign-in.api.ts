import { createRoute, z } from '@hono/zod-openapi';
import type { Env } from '#core/env.ts';
import { createApi } from '#core/http/api.server.ts';
import { callerOf } from '#core/http/caller.server.ts';
import { json, jsonBody, messageAnswer, refusedAnswer } from '#core/http/json-shapes.ts';
import { limitCaller } from '#core/http/limit-caller.server.ts';
import { translate } from '#core/text/messages.server.ts';
import { accountTexts as texts } from './accounts.messages.ts';
import * as shapes from './accounts.schema.ts';
import { logIn } from './log-in.server.ts';
import { register } from './register.server.ts';
import { requestPasswordReset } from './request-password-reset.server.ts';
import { getResetEmail, resetPassword } from './reset-password.server.ts';
import { setSessionCookie } from './session-cookie.server.ts';
import { verifyLogin, verifyRegistration } from './verify-code.server.ts';

const refused = json(refusedAnswer, 'Field errors under `errors`');
const tooMany = json(refusedAnswer, 'Too many tries or mails; see Retry-After');
const tags = ['Accounts'];

const registerRoute = createRoute({
  method: 'post',
  path: '/client/register',
  summary: 'Begin a registration: a one-time password is mailed',
  description: 'Known and unknown addresses are answered alike.',
  tags,
  middleware: limitCaller('entry', { limit: 60, windowSeconds: 600 }),
  request: jsonBody(shapes.registerInput),
  responses: { 200: json(messageAnswer, 'The code is on its way'), 422: refused, 429: tooMany },
});

const loginRoute = createRoute({
  method: 'post',
  path: '/client/login',
  summary: 'Begin a login: for the right password a one-time password is mailed',
  tags,
  middleware: limitCaller('login', { limit: 100, windowSeconds: 900 }),
  request: jsonBody(shapes.loginInput),
  responses: { 200: json(messageAnswer, 'The code is on its way'), 422: refused, 429: tooMany },
});

const forgotRoute = createRoute({
  method: 'post',
  path: '/client/forgot-password',
  summary: 'Mail a link that sets a new password',
  description: 'Known and unknown addresses are answered alike.',
  tags,
  middleware: limitCaller('entry', { limit: 60, windowSeconds: 600 }),
  request: jsonBody(shapes.forgotInput),
  responses: { 200: json(messageAnswer, 'Sent, if there is such a client'), 422: refused, 429: tooMany },
});

const verifyRegisterRoute = createRoute({
  method: 'post',
  path: '/client/verify-register-otp',
  summary: 'End a registration with the mailed code',
  description: 'A browser gets half of the session as an HttpOnly cookie; its token works only together with it.',
  tags,
  request: jsonBody(shapes.verifyInput),
  responses: { 200: json(shapes.signedInAnswer, 'Registered and logged in'), 422: refused },
});

const verifyLoginRoute = createRoute({
  method: 'post',
  path: '/client/verify-login-otp',
  summary: 'End a login with the mailed code',
  description: 'A browser gets half of the session as an HttpOnly cookie; its token works only together with it.',
  tags,
  request: jsonBody(shapes.verifyInput),
  responses: { 200: json(shapes.signedInAnswer, 'Logged in'), 422: refused },
});

const checkResetRoute = createRoute({
  method: 'get',
  path: '/password-reset/{token}',
  summary: 'Whose password a reset link may set',
  tags,
  request: { params: z.object({ token: z.string() }) },
  responses: { 200: json(shapes.resetEmailAnswer, 'The link is good'), 404: refused },
});

const resetRoute = createRoute({
  method: 'post',
  path: '/password-reset',
  summary: 'Set a password by a reset link, once',
  tags,
  request: jsonBody(shapes.resetInput),
  responses: { 200: json(messageAnswer, 'Set; all sessions ended'), 422: refused },
});

/** The calls that lead into an account; nobody is logged in yet. */
export function signInCalls({ PUBLIC_URL }: Pick<Env, 'PUBLIC_URL'>) {
  return createApi()
    .openapi(registerRoute, async (c) => {
      await register(c.req.valid('json'), c.get('language'));
      return c.json({ message: translate(texts.otpSent, c.get('language')) }, 200);
    })
    .openapi(loginRoute, async (c) => {
      await logIn(c.req.valid('json'), callerOf(c), c.get('language'));
      return c.json({ message: translate(texts.otpSent, c.get('language')) }, 200);
    })
    .openapi(forgotRoute, async (c) => {
      await requestPasswordReset(c.req.valid('json').email, PUBLIC_URL, c.get('language'));
      return c.json({ message: translate(texts.resetSent, c.get('language')) }, 200);
    })
    .openapi(verifyRegisterRoute, async (c) => {
      const { token, cookie, client } = await verifyRegistration(c.req.valid('json'), callerOf(c), c.get('language'));
      setSessionCookie(c, cookie);
      return c.json({ message: translate(texts.otpVerified, c.get('language')), token, client }, 200);
    })
    .openapi(verifyLoginRoute, async (c) => {
      const { token, cookie, client } = await verifyLogin(c.req.valid('json'), callerOf(c));
      setSessionCookie(c, cookie);
      return c.json({ message: translate(texts.otpVerified, c.get('language')), token, client }, 200);
    })
    .openapi(checkResetRoute, async (c) => c.json(await getResetEmail(c.req.valid('param').token), 200))
    .openapi(resetRoute, async (c) => {
      await resetPassword(c.req.valid('json'), c.get('language'));
      return c.json({ message: translate(texts.resetDone, c.get('language')) }, 200);
    });
}
