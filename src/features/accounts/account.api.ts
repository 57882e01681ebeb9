import { defineApi } from '#features/define-api.ts';
import { accountCalls } from './accounts.calls.ts';
import { accountTexts as texts } from './accounts.messages.ts';
import { getProfile, updateProfile, wireClient } from './clients.server.ts';
import { changePassword } from './passwords/change-password.server.ts';
import { clearSessionCookie } from './session-cookie.server.ts';
import { deleteSessions, listSessions, logOut } from './sessions.server.ts';

export const accountApi = defineApi(accountCalls, {
  'GET /check-token': ({ actor, say }) => ({ message: say(texts.authenticated), scope: actor.scope }),
  'POST /client/logout': async ({ actor, say, c }) => {
    await logOut(actor);
    clearSessionCookie(c);
    return { message: say(texts.loggedOut) };
  },
  'POST /client/change-password': async ({ actor, input, language, say }) => {
    await changePassword(actor, input, language);
    return { message: say(texts.changed) };
  },
  'GET /client/profile': async ({ actor }) => wireProfile(await getProfile(actor)),
  'PUT /client/profile': async ({ actor, input, say }) => {
    const profile = await updateProfile(actor, input);
    return { message: say(texts.profileSaved), ...wireProfile(profile) };
  },
  'GET /client/sessions': async ({ actor }) => ({ sessions: (await listSessions(actor)).map(wireSession) }),
  'DELETE /client/sessions': async ({ actor, query, say }) => {
    await deleteSessions(actor, query.id);
    return { message: say(texts.sessionsEnded) };
  },
});

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
