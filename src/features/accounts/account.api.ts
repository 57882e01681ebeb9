import { createRoute, z } from '@hono/zod-openapi';
import { createApi } from '#core/http/api.server.ts';
import { json, jsonBody, messageAnswer, refusedAnswer } from '#core/http/json-shapes.ts';
import { translate } from '#core/text/messages.server.ts';
import { accountTexts as texts } from './accounts.messages.ts';
import * as shapes from './accounts.schema.ts';
import { changePassword } from './change-password.server.ts';
import { getProfile, updateProfile } from './profile.server.ts';
import { clearSessionCookie } from './session-cookie.server.ts';
import { requireClient, requireFullClient } from './session-middleware.server.ts';
import { deleteSessions, listSessions, logOut } from './sessions.server.ts';

const refused = json(refusedAnswer, 'Field errors under `errors`');
const unauthenticated = json(messageAnswer, 'No session, or one that is over');
const needsLogin = json(messageAnswer, 'Proven by a brochure only: a full login is needed');
const tags = ['Client area'];

const checkRoute = createRoute({
  method: 'get',
  path: '/check-token',
  summary: 'Whether the bearer token opens the client area',
  tags,
  middleware: requireClient,
  responses: { 200: json(shapes.checkAnswer, 'It does'), 401: unauthenticated },
});

const logOutRoute = createRoute({
  method: 'post',
  path: '/client/logout',
  summary: 'End this session',
  tags,
  middleware: requireClient,
  responses: { 200: json(messageAnswer, 'Ended'), 401: unauthenticated },
});

const changePasswordRoute = createRoute({
  method: 'post',
  path: '/client/change-password',
  summary: 'Change the password; other sessions end',
  tags,
  middleware: requireFullClient,
  request: jsonBody(shapes.changePasswordInput),
  responses: { 200: json(messageAnswer, 'Changed'), 401: unauthenticated, 403: needsLogin, 422: refused },
});

const profileRoute = createRoute({
  method: 'get',
  path: '/client/profile',
  summary: 'The profile of the client',
  tags,
  middleware: requireClient,
  responses: { 200: json(shapes.profileAnswer, 'As it is kept'), 401: unauthenticated },
});

const updateProfileRoute = createRoute({
  method: 'put',
  path: '/client/profile',
  summary: 'Change name, phone and company',
  tags,
  middleware: requireFullClient,
  request: jsonBody(shapes.profileInput),
  responses: {
    200: json(messageAnswer.extend(shapes.profileAnswer.shape), 'As it is kept now'),
    401: unauthenticated,
    403: needsLogin,
    422: refused,
  },
});

const sessionsRoute = createRoute({
  method: 'get',
  path: '/client/sessions',
  summary: 'Where the client is logged in',
  tags,
  middleware: requireClient,
  responses: { 200: json(shapes.sessionsAnswer, 'The newest first'), 401: unauthenticated },
});

const deleteSessionsRoute = createRoute({
  method: 'delete',
  path: '/client/sessions',
  summary: 'End one session by `id`, or all but this one',
  tags,
  middleware: requireFullClient,
  request: { query: z.object({ id: z.coerce.number().int().positive().max(2_147_483_647).optional() }) },
  responses: { 200: json(messageAnswer, 'Ended'), 401: unauthenticated, 403: needsLogin, 404: refused },
});

/** The calls of a logged-in client that concern the account itself. */
export const accountApi = createApi()
  .openapi(checkRoute, (c) => {
    const { scope } = c.get('actor');
    return c.json({ message: translate(texts.authenticated, c.get('language')), scope }, 200);
  })
  .openapi(logOutRoute, async (c) => {
    await logOut(c.get('actor'));
    clearSessionCookie(c);
    return c.json({ message: translate(texts.loggedOut, c.get('language')) }, 200);
  })
  .openapi(changePasswordRoute, async (c) => {
    await changePassword(c.get('actor'), c.req.valid('json'), c.get('language'));
    return c.json({ message: translate(texts.changed, c.get('language')) }, 200);
  })
  .openapi(profileRoute, async (c) => c.json(await getProfile(c.get('actor')), 200))
  .openapi(updateProfileRoute, async (c) => {
    const profile = await updateProfile(c.get('actor'), c.req.valid('json'));
    return c.json({ message: translate(texts.profileSaved, c.get('language')), ...profile }, 200);
  })
  .openapi(sessionsRoute, async (c) => c.json({ sessions: await listSessions(c.get('actor')) }, 200))
  .openapi(deleteSessionsRoute, async (c) => {
    await deleteSessions(c.get('actor'), c.req.valid('query').id);
    return c.json({ message: translate(texts.sessionsEnded, c.get('language')) }, 200);
  });
