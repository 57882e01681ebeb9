import type pg from 'pg';
import { hashToken } from '#core/secrets/tokens.server.ts';
import { fromDesk } from '#tests/desk-steps.ts';

/** A member of staff with these roles, who sends calls to a real server: `desk('POST', '/records/pages', body)`. */
export async function enterRealDesk(client: pg.Client, url: () => string, ...roles: string[]) {
  const token = `token of ${roles.join(' and ')}`;
  await client.query(
    `with member as (insert into staff (name, email, roles) values ('Ira Menon', $1, $2) returning id)
     insert into staff_sessions (staff_id, token_hash, factor, proven_at, expires_at)
     select id, $3, 'passkey', now(), now() + interval '1 hour' from member`,
    [`${roles.join('-')}@staff.example`, roles, hashToken(token)],
  );
  return async (method: 'GET' | 'POST' | 'PUT', path: string, body?: object) => {
    const headers = { ...fromDesk, cookie: `__Host-desk=${encodeURIComponent(token)}` };
    const sent = { headers: { ...headers, ...(body && { 'content-type': 'application/json' }) }, method };
    return fetch(`${url()}/api/desk${path}`, { ...sent, ...(body && { body: JSON.stringify(body) }) });
  };
}
