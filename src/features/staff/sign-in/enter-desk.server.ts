import type { Context } from 'hono';
import { and, eq, type SQL, sql } from '#core/drizzle.ts';
import type { CallEnv } from '#core/http/call.ts';
import { callerOf } from '#core/http/caller.server.ts';
import { refusalTexts } from '#core/http/refusal.messages.ts';
import { Refusal } from '#core/http/refusal.ts';
import { db } from '#db/client.server.ts';
import { staff, staffSessions } from '#db/schema/staff.ts';
import { transaction } from '#db/transaction.server.ts';
import { audit } from '#features/audit/audit.server.ts';
import { originOf } from '#features/staff/authenticate-staff.server.ts';
import { readDeskCookie, setDeskCookie } from '#features/staff/desk-cookie.server.ts';
import type { StaffFactor } from '#features/staff/staff.schema.ts';
import { createStaffSession, endFormerSession, isActiveStaffSession } from '#features/staff/staff-sessions.server.ts';
import type { StaffActor } from '#features/staff-actor.ts';
import { rememberBrowser } from './known-browser.server.ts';

const inWords: Record<StaffFactor, string> = {
  passkey: 'Signed in with a passkey',
  totp: 'Signed in with a password and a code',
  'recovery-code': 'Signed in with a password and a recovery code',
};

/** Somebody who has just proven who they are, and a condition on their row that holds as long as they may do so that way. */
type Proven = { staffId: number; factor: StaffFactor; way: SQL };

/**
 * Opens a session for a member of staff, in place of the one that the browser had.
 * @throws Refusal 401 if they were deactivated meanwhile, or the way by which they have come was taken away
 */
export async function enterDesk(c: Context<CallEnv>, { staffId, factor, way }: Proven): Promise<void> {
  const token = await transaction(async (tx) => {
    // Whoever deactivates them or takes a way away at this moment comes before or after the new session.
    const isThem = and(eq(staff.id, staffId), staff.isActive);
    await tx.select({ id: staff.id }).from(staff).where(isThem).for('share');
    const [person] = await tx.select({ id: staff.id }).from(staff).where(and(isThem, way));
    if (!person) throw new Refusal(401, refusalTexts.unauthenticated);
    await endFormerSession(tx, readDeskCookie(c));
    const actor = { staffId, origin: originOf(c) };
    await audit(tx, actor, {
      action: 'staff.sign-in',
      subject: { kind: 'staff', id: staffId },
      summary: inWords[factor],
    });
    return createStaffSession(tx, staffId, { factor, ...callerOf(c) });
  });
  c.set('subject', { staffId });
  setDeskCookie(c, token);
  rememberBrowser(c, staffId);
}

/** Notes that the member of staff has proven anew who they are. */
export async function renewProof(actor: StaffActor): Promise<void> {
  await transaction(async (tx) => {
    const { rowCount } = await tx
      .update(staffSessions)
      .set({ provenAt: sql`clock_timestamp()` })
      .where(and(eq(staffSessions.id, actor.sessionId), isActiveStaffSession));
    if (rowCount !== 1) throw new Refusal(401, refusalTexts.unauthenticated);
    const subject = { kind: 'staff', id: actor.staffId };
    await audit(tx, actor, { action: 'staff.prove', subject, summary: 'Proved anew who they are' });
  });
}

/** The address of a member of staff. */
export async function emailOf({ staffId }: StaffActor): Promise<string> {
  const [row] = await db().select({ email: staff.email }).from(staff).where(eq(staff.id, staffId));
  return row?.email ?? '';
}
