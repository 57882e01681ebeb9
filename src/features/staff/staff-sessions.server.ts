import { and, eq, isNull, ne, type SQL, sql } from '#core/drizzle.ts';
import type { Caller } from '#core/http/caller.server.ts';
import { hashToken, makeToken } from '#core/secrets/tokens.server.ts';
import type { Queryable } from '#db/client.server.ts';
import { staffSessions } from '#db/schema/staff.ts';
import { transaction } from '#db/transaction.server.ts';
import { audit } from '#features/audit/audit.server.ts';
import type { StaffActor } from '#features/staff-actor.ts';
import type { StaffFactor } from './staff.schema.ts';

export const sessionHours = 12;
/** For those who came by an invitation and have not added a way to sign in yet. */
const newcomerHours = 1;
const idleMinutes = 30;

type Wanted = { factor: StaffFactor | null } & Pick<Caller, 'userAgent' | 'address'>;

/**
 * Opens a session at the desk, which begins with a proof of who somebody is, unless it follows an invitation.
 * @returns the token for the cookie; only its hash is stored
 */
export async function createStaffSession(tx: Queryable, staffId: number, wanted: Wanted): Promise<string> {
  const { factor, userAgent, address } = wanted;
  const token = makeToken();
  await tx.insert(staffSessions).values({
    staffId,
    tokenHash: hashToken(token),
    factor,
    userAgent,
    address,
    provenAt: factor && sql`clock_timestamp()`,
    expiresAt: inHours(factor ? sessionHours : newcomerHours),
  });
  return token;
}

/**
 * Continues the session under another token and ends all others of the same member, because what they signed in with has
 * changed. It is neither longer nor better proven for that, but for a newcomer, whose session becomes that of a member.
 * @returns the token for the cookie, or null if the session has ended meanwhile
 */
export async function renewStaffSession(
  tx: Queryable,
  { staffId, sessionId, factor }: StaffActor,
  firstFactor: StaffFactor | null,
): Promise<string | null> {
  const token = makeToken();
  const becomesMember = !factor && firstFactor !== null;
  const { rowCount } = await tx
    .update(staffSessions)
    .set({
      tokenHash: hashToken(token),
      ...(becomesMember && { factor: firstFactor, provenAt: sql`clock_timestamp()`, expiresAt: inHours(sessionHours) }),
    })
    .where(and(eq(staffSessions.id, sessionId), isActiveStaffSession));
  await endStaffSessions(tx, staffId, sessionId);
  return rowCount === 1 ? token : null;
}

/** Ends all sessions of a member of staff, or all except one. */
export async function endStaffSessions(tx: Queryable, staffId: number, except?: number): Promise<void> {
  const others = except === undefined ? undefined : ne(staffSessions.id, except);
  await revoke(tx, and(eq(staffSessions.staffId, staffId), others));
}

/** Ends the session that a browser had before it got another one. */
export async function endFormerSession(tx: Queryable, token: string | undefined): Promise<void> {
  if (token) await revoke(tx, eq(staffSessions.tokenHash, hashToken(token)));
}

async function revoke(tx: Queryable, which: SQL | undefined): Promise<void> {
  await tx
    .update(staffSessions)
    .set({ revokedAt: sql`clock_timestamp()` })
    .where(and(which, isNull(staffSessions.revokedAt)));
}

/** Ends the session in which the call was made. */
export async function signOut(actor: StaffActor): Promise<void> {
  await transaction(async (tx) => {
    await revoke(tx, eq(staffSessions.id, actor.sessionId));
    await audit(tx, actor, {
      action: 'staff.sign-out',
      subject: { kind: 'staff', id: actor.staffId },
      summary: 'Signed out',
    });
  });
}

const inHours = (hours: number) => sql`clock_timestamp() + make_interval(hours => ${hours})`;

/** Not revoked, not expired, and used within the last half hour. */
export const isActiveStaffSession = and(
  isNull(staffSessions.revokedAt),
  sql`${staffSessions.expiresAt} > clock_timestamp()`,
  sql`${staffSessions.lastSeenAt} > clock_timestamp() - make_interval(mins => ${idleMinutes})`,
);
