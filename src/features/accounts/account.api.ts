import { messageAnswer } from '#core/http/json-shapes.ts';
import { call, type SiteCalls } from '#features/site-call.ts';
import { accountTexts as texts } from './accounts.messages.ts';
import * as shapes from './accounts.schema.ts';
import { getProfile, updateProfile, wireClient } from './clients.server.ts';
import { changePassword } from './passwords/change-password.server.ts';
import { clearSessionCookie } from './session-cookie.server.ts';
import { deleteSessions, listSessions, logOut } from './sessions.server.ts';

/** The calls of a logged-in client about the account itself. */
export const accountApi = {
  'GET /check-token': call({
    summary: 'Check whether the bearer token gives access to the client area',
    tag: 'Client area',
    who: 'client',
    answer: shapes.checkAnswer,
    answers: 'The token is valid',
    handle: ({ actor, say }) => ({ message: say(texts.authenticated), scope: actor.scope }),
  }),
  'POST /client/logout': call({
    summary: 'End the current session',
    tag: 'Client area',
    securityEvent: 'log out',
    who: 'client',
    answer: messageAnswer,
    answers: 'Ended',
    handle: async ({ actor, say, c }) => {
      await logOut(actor);
      clearSessionCookie(c);
      return { message: say(texts.loggedOut) };
    },
  }),
  'POST /client/change-password': call({
    summary: 'Change the password and end the other sessions',
    tag: 'Client area',
    securityEvent: 'change a password',
    who: 'fullClient',
    input: shapes.changePasswordInput,
    answer: messageAnswer,
    answers: 'Changed',
    handle: async ({ actor, input, language, say }) => {
      await changePassword(actor, input, language);
      return { message: say(texts.changed) };
    },
  }),
  'GET /client/profile': call({
    summary: 'The profile of the client',
    tag: 'Client area',
    who: 'client',
    answer: shapes.profileAnswer,
    answers: 'The profile',
    handle: async ({ actor }) => wireProfile(await getProfile(actor)),
  }),
  'PUT /client/profile': call({
    summary: 'Change name, phone and company',
    tag: 'Client area',
    securityEvent: 'change a profile',
    who: 'fullClient',
    input: shapes.profileInput,
    answer: messageAnswer.extend(shapes.profileAnswer.shape),
    answers: 'The profile after the change',
    handle: async ({ actor, input, say }) => {
      const profile = await updateProfile(actor, input);
      return { message: say(texts.profileSaved), ...wireProfile(profile) };
    },
  }),
  'GET /client/sessions': call({
    summary: 'Where the client is logged in',
    tag: 'Client area',
    who: 'fullClient',
    answer: shapes.sessionsAnswer,
    answers: 'The sessions, newest first',
    handle: async ({ actor }) => ({ sessions: (await listSessions(actor)).map(wireSession) }),
  }),
  'DELETE /client/sessions': call({
    summary: 'End one session by `id`, or all except the current one',
    tag: 'Client area',
    securityEvent: 'end sessions',
    who: 'fullClient',
    query: shapes.sessionsQuery,
    answer: messageAnswer,
    answers: 'Ended',
    refuses: { 404: 'The client has no such session' },
    handle: async ({ actor, query, say }) => {
      await deleteSessions(actor, query.id);
      return { message: say(texts.sessionsEnded) };
    },
  }),
} satisfies SiteCalls;

function wireProfile({ client, company, hasPassword }: Awaited<ReturnType<typeof getProfile>>) {
  return { client: wireClient(client), company, has_password: hasPassword };
}

function wireSession(session: Awaited<ReturnType<typeof listSessions>>[number]) {
  const { id, current, scope, userAgent, address, createdAt, lastSeenAt, expiresAt } = session;
  return {
    id,
    current,
    scope,
    user_agent: userAgent,
    address,
    created_at: createdAt.toISOString(),
    last_seen_at: lastSeenAt.toISOString(),
    expires_at: expiresAt.toISOString(),
  };
}
