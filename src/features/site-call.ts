import type { Context } from 'hono';
import { type Audiences, type CallEnv, type Calls, callsFor } from '#core/http/call.ts';
import type { Actor } from './accounts/actor.ts';
import { requireClient, requireFullClient } from './accounts/authenticate.server.ts';

/** Who may be asked for by a call of the site, besides everybody. */
export const siteAudiences = {
  client: {
    authenticate: logged(requireClient),
    refuses: { 401: 'No session, or a session that has ended' },
  },
  /** With a password, not with the code for a brochure. */
  fullClient: {
    authenticate: logged(requireFullClient),
    refuses: {
      401: 'No session, or a session that has ended',
      403: 'Logged in with a brochure code: a login with a password is required',
    },
  },
} as const satisfies Audiences;

/** The calls of a feature. */
export type SiteCalls = Calls<keyof typeof siteAudiences>;

/** Declares a call of the site: its shape and the handler that answers it. */
export const call = callsFor(siteAudiences);

/** The lines that the security log has about the call name the client. */
function logged<Client extends Actor>(authenticate: (c: Context<CallEnv>) => Promise<Client>) {
  return async (c: Context<CallEnv>) => {
    const actor = await authenticate(c);
    c.set('subject', { clientId: actor.clientId });
    return actor;
  };
}
