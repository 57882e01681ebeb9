import { eq, sql } from '#core/drizzle.ts';
import { NotFoundError } from '#core/errors.ts';
import { db } from '#db/client.server.ts';
import { staff, staffSessions } from '#db/schema/staff.ts';
import type { StaffActor } from '#features/staff-actor.ts';
import type { Me } from './staff.schema.ts';

/** What the desk shows a member of staff about themselves and this session. */
export async function getMe(actor: StaffActor): Promise<Me> {
  const [row] = await db()
    .select({
      email: staff.email,
      language: staff.language,
      reviewMails: staff.reviewMails,
      passkeys: sql<number>`(select count(*)::int from staff_passkeys where staff_id = ${staff.id})`,
      totp: sql<boolean>`exists (select from staff_totp where staff_id = ${staff.id} and secret is not null)`,
      codesLeft: sql<number>`(select count(*)::int from staff_recovery_codes where staff_id = ${staff.id} and used_at is null)`,
      provenAt: staffSessions.provenAt,
      expiresAt: staffSessions.expiresAt,
    })
    .from(staff)
    .innerJoin(staffSessions, eq(staffSessions.staffId, staff.id))
    .where(eq(staffSessions.id, actor.sessionId));
  if (!row) throw new NotFoundError();
  const { email, language, reviewMails, provenAt, expiresAt, ...factors } = row;
  return {
    id: actor.staffId,
    name: actor.name,
    email,
    roles: [...actor.roles],
    languages: actor.languages && [...actor.languages],
    language,
    reviewMails,
    factor: actor.factor,
    factors,
    provenAt: provenAt?.toISOString() ?? null,
    endsAt: expiresAt.toISOString(),
  };
}
