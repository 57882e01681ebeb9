import { TOTP } from 'otpauth';
import { theSystem } from '#features/audit/audit.server.ts';
import { inviteStaff } from '#features/staff/invitations/invitations.server.ts';
import type { StaffRole } from '#features/staff/staff.schema.ts';
import { fromDesk } from './desk-steps.ts';
import type { withSite } from './server.ts';

type Site = ReturnType<typeof withSite>;

/** A browser at the desk that keeps its cookies: `send('POST', '/auth/passkey', {})`. */
export function openDesk(site: Site) {
  const cookies = new Map<string, string>();
  const send = async (method: string, path: string, body?: unknown) => {
    const answer = await site.get(`/api/desk${path}`, {
      method,
      headers: {
        ...fromDesk,
        cookie: [...cookies].map((pair) => pair.join('=')).join('; '),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    for (const set of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
      cookies.set(name, value);
    }
    return answer;
  };
  return {
    send,
    get: (path: string) => send('GET', path),
    /** The answer's JSON. */
    ask: async (method: string, path: string, body?: unknown) => (await send(method, path, body)).json(),
    session: () => cookies.get('desk') ?? '',
    /** Continues with another session, as a thief would. */
    use: (session: string) => void cookies.set('desk', session),
  };
}

export const staffPassword = 'kettle-mango-tram-62';

/** The token of an invitation of the operator. */
export async function invite(email: string, roles: StaffRole[] = ['editor']) {
  const { link } = await inviteStaff(theSystem, { name: 'Farah Siddiqui', email, roles, languages: null });
  return link.split('#')[1] ?? '';
}

/** What an app shows; `periods` later or earlier than now. */
export const codeOf = (secret: string, periods = 0) =>
  new TOTP({ secret }).generate({ timestamp: Date.now() + periods * 30_000 });

/** Somebody who has come by an invitation and signs in with a password and an app from now on. */
export async function joinWithPassword(site: Site, email: string, roles?: StaffRole[]) {
  const desk = openDesk(site);
  await desk.send('POST', '/invitations/accept', { token: await invite(email, roles) });
  const { secret } = await desk.ask('POST', '/me/totp');
  await desk.send('PUT', '/me/password', { password: staffPassword, password_confirmation: staffPassword });
  const confirmed = await desk.send('POST', '/me/totp/confirm', { code: codeOf(secret, -1) });
  return { desk, secret, status: confirmed.status };
}
