import type { z } from 'zod';
import { and, desc, eq, isNull, ne, sql } from '#core/drizzle.ts';
import { NotFoundError } from '#core/errors.ts';
import { db } from '#db/client.server.ts';
import { staff, staffPasskeys, staffRecoveryCodes, staffSessions, staffTotp } from '#db/schema/staff.ts';
import { transaction } from '#db/transaction.server.ts';
import { audit } from '#features/audit/audit.server.ts';
import type { profileInput } from '#features/staff/access.schema.ts';
import { isActiveStaffSession } from '#features/staff/staff-sessions.server.ts';
import type { StaffActor } from '#features/staff-actor.ts';

/** How a member of staff signs in, and where they are signed in. */
export async function getAccess({ staffId, sessionId }: StaffActor) {
  const [person] = await db().select().from(staff).where(eq(staff.id, staffId));
  if (!person) throw new NotFoundError();
  const passkeys = await db()
    .select()
    .from(staffPasskeys)
    .where(eq(staffPasskeys.staffId, staffId))
    .orderBy(staffPasskeys.id);
  const [totp] = await db().select().from(staffTotp).where(eq(staffTotp.staffId, staffId));
  const isUnused = and(eq(staffRecoveryCodes.staffId, staffId), isNull(staffRecoveryCodes.usedAt));
  const codes = await db().select({ id: staffRecoveryCodes.id }).from(staffRecoveryCodes).where(isUnused);
  const sessions = await db()
    .select()
    .from(staffSessions)
    .where(and(eq(staffSessions.staffId, staffId), isActiveStaffSession))
    .orderBy(desc(staffSessions.lastSeenAt), desc(staffSessions.id));
  return {
    passkeys: passkeys.map(({ id, name, createdAt, lastUsedAt, backedUp }) => ({
      id,
      name,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
      backedUp,
    })),
    totp: totp?.confirmedAt ? { confirmedAt: totp.confirmedAt.toISOString() } : null,
    hasPassword: person.passwordHash !== null,
    codesLeft: codes.length,
    sessions: sessions.map(({ id, factor, userAgent, address, createdAt, lastSeenAt }) => ({
      id,
      current: id === sessionId,
      factor,
      userAgent,
      address,
      createdAt: createdAt.toISOString(),
      lastSeenAt: lastSeenAt.toISOString(),
    })),
  };
}

/**
 * Ends one of their sessions, or all except the current one.
 * @throws NotFoundError if they have no such session
 */
export async function endOwnSessions(actor: StaffActor, id?: number): Promise<void> {
  await transaction(async (tx) => {
    const which = id === undefined ? ne(staffSessions.id, actor.sessionId) : eq(staffSessions.id, id);
    const { rowCount } = await tx
      .update(staffSessions)
      .set({ revokedAt: sql`clock_timestamp()` })
      .where(and(eq(staffSessions.staffId, actor.staffId), isActiveStaffSession, which));
    if (id !== undefined && rowCount === 0) throw new NotFoundError();
    const summary = id === undefined ? 'Ended the other sessions' : 'Ended a session';
    await audit(tx, actor, { action: 'staff.end-sessions', subject: { kind: 'staff', id: actor.staffId }, summary });
  });
}

/** Changes what members of staff may change about themselves. */
export async function updateOwnProfile(actor: StaffActor, input: z.output<typeof profileInput>): Promise<void> {
  await transaction(async (tx) => {
    await tx.update(staff).set(input).where(eq(staff.id, actor.staffId));
    const subject = { kind: 'staff', id: actor.staffId };
    // A line cannot be erased, so the name stays out of it.
    await audit(tx, actor, { action: 'staff.update', subject, summary: 'Changed their own name, language or mails' });
  });
}
