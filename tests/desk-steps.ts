import { eq, sql } from '#core/drizzle.ts';
import { db } from '#db/client.server.ts';
import { staff, staffSessions } from '#db/schema/staff.ts';
import type { StaffFactor, StaffRole } from '#features/staff/staff.schema.ts';
import { createStaffSession } from '#features/staff/staff-sessions.server.ts';
import { mailsTo } from './account-steps.ts';
import { createStaff } from './factories/staff.ts';
import type { withSite } from './server.ts';

type Site = ReturnType<typeof withSite>;
type Method = 'POST' | 'PUT' | 'DELETE';

/** What the browser adds to everything that a page of the desk sends. */
export const fromDesk = { origin: 'https://kasauti.example', 'sec-fetch-site': 'same-origin' };

type Wanted = { factor?: StaffFactor | null; staffId?: number };

/**
 * A member of staff with these roles, signed in a moment ago.
 * @returns `get('/me')` and `send('POST', '/staff', body)` below `/api/desk`, in that session
 */
export async function enterDesk(site: Site, roles: StaffRole[], { factor = 'passkey', staffId }: Wanted = {}) {
  const id = staffId ?? (await createStaff({ roles })).id;
  const token = await createStaffSession(db(), id, { factor, userAgent: 'Tests', address: '192.0.2.7' });
  // Its name depends on whether the site is on https.
  const headers = { ...fromDesk, cookie: `desk=${token}; __Host-desk=${token}` };
  return {
    staffId: id,
    headers,
    get: (path: string) => site.get(`/api/desk${path}`, { headers }),
    send: (method: Method, path: string, body?: unknown) =>
      site.get(`/api/desk${path}`, {
        method,
        headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }),
  };
}

/** Somebody with these roles who writes certain languages only. */
export async function enterTranslator(site: Site, roles: StaffRole[], languages: string[]) {
  const desk = await enterDesk(site, roles);
  await db().update(staff).set({ languages }).where(eq(staff.id, desk.staffId));
  return desk;
}

/** Lets the last proof of who somebody is be so many minutes old. */
export async function ageProof(staffId: number, minutes: number) {
  const provenAt = sql`clock_timestamp() - make_interval(mins => ${minutes})`;
  await db().update(staffSessions).set({ provenAt }).where(eq(staffSessions.staffId, staffId));
}

/** What a member of staff was mailed. */
export async function mailsOf(staffId: number) {
  const [person] = await db().select().from(staff).where(eq(staff.id, staffId));
  return mailsTo(person?.email ?? '');
}
