import { expect, test } from 'vitest';
import { eq, sql } from '#core/drizzle.ts';
import { db } from '#db/client.server.ts';
import { countPerson, erasePerson } from '#db/person/erase-person.server.ts';
import { auditLog } from '#db/schema/audit.ts';
import { staff, staffPasskeys, staffSessions, staffViews } from '#db/schema/staff.ts';
import { enterDesk } from '#tests/desk-steps.ts';
import { invite } from '#tests/desk-visitor.ts';
import { createStaff } from '#tests/factories/staff.ts';
import { withSite } from '#tests/server.ts';

const site = withSite();

test('a member of staff who is erased leaves a number, and the audit log its lines', async () => {
  const email = 'tenzin@staff.example';
  const { id } = await createStaff({ name: 'Tenzin Dorje', email, roles: ['editor'] });
  const desk = await enterDesk(site, ['editor'], { staffId: id });
  await desk.send('PUT', '/me', { name: 'Tenzin Dorje', language: 'hi' });
  await db()
    .insert(staffPasskeys)
    .values({ staffId: id, credentialId: 'x', publicKey: '', deviceType: 'x', name: 'Key' });
  await db().insert(staffViews).values({ staffId: id, name: 'Mine', search: 'owner=me' });
  await invite(email);
  expect(await countPerson({ email })).toMatchObject({
    staff: 1,
    staff_invitations: 1,
    staff_passkeys: 1,
    staff_views: 1,
    audit_log: 1,
  });

  await erasePerson({ email });
  expect((await desk.get('/me')).status).toBe(401);
  expect(await countPerson({ email })).toEqual({});
  const [row] = await db().select().from(staff).where(eq(staff.id, id));
  expect(row).toMatchObject({ name: 'Former colleague', roles: [], isActive: false, passwordHash: null });
  for (const table of [staff, staffSessions, staffPasskeys, auditLog]) {
    const { rowCount } = await db().execute(sql`select from ${table} t where strpos(t::text, 'enzin') > 0`);
    expect(rowCount).toBe(0);
  }
  expect(await db().select().from(auditLog).where(eq(auditLog.staffId, id))).toHaveLength(1);
});
