import { and, asc, eq, gt, isNull, sql } from '#core/drizzle.ts';
import { db } from '#db/client.server.ts';
import { staff, staffInvitations } from '#db/schema/staff.ts';

/** Everybody who is or was on the staff, and the invitations that are open. */
export async function listStaff() {
  const members = await db()
    .select({
      row: staff,
      passkeys: sql<number>`(select count(*)::int from staff_passkeys p where p.staff_id = staff.id)`,
      totp: sql<boolean>`exists (select from staff_totp t where t.staff_id = staff.id and t.secret is not null)`,
    })
    .from(staff)
    .orderBy(asc(staff.name), asc(staff.id));
  const invitations = await db()
    .select({ row: staffInvitations, invitedBy: staff.name })
    .from(staffInvitations)
    .leftJoin(staff, eq(staff.id, staffInvitations.invitedBy))
    .where(and(isNull(staffInvitations.usedAt), gt(staffInvitations.expiresAt, sql`clock_timestamp()`)))
    .orderBy(asc(staffInvitations.id));
  return {
    staff: members.map(({ row, passkeys, totp }) => ({
      id: row.id,
      name: row.name,
      email: row.email,
      roles: row.roles,
      languages: row.languages,
      isActive: row.isActive,
      factors: { passkeys, totp },
      lastSeenAt: row.lastSeenAt?.toISOString() ?? null,
    })),
    invitations: invitations.map(({ row, invitedBy }) => ({
      id: row.id,
      name: row.name,
      email: row.email,
      roles: row.roles,
      invitedBy,
      expiresAt: row.expiresAt.toISOString(),
    })),
  };
}
