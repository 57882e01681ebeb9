import type { Context } from 'hono';
import { and, eq, sql } from '#core/drizzle.ts';
import type { CallEnv } from '#core/http/call.ts';
import { callerOf, letWait } from '#core/http/caller.server.ts';
import { Refusal } from '#core/http/refusal.ts';
import { hashToken } from '#core/secrets/tokens.server.ts';
import { db } from '#db/client.server.ts';
import { staff, staffSessions } from '#db/schema/staff.ts';
import type { KnownStaff, StaffActor } from '#features/staff-actor.ts';
import { readDeskCookie } from './desk-cookie.server.ts';
import { staffTexts as texts } from './staff.messages.ts';
import type { StaffNeed } from './staff.schema.ts';
import { may, type StaffRight, staffRights, unattendedHeader } from './staff-policy.ts';
import { isActiveStaffSession } from './staff-sessions.server.ts';

/** In milliseconds: whoever publishes waits for an import and for all who publish before. */
const patience = 180_000;

/**
 * Whoever has an active session, even one that an invitation has opened and that has no second factor yet.
 * @throws Refusal 401 without one
 */
export async function requireNewcomer(c: Context<CallEnv>): Promise<StaffActor> {
  const token = readDeskCookie(c);
  const session = token && (await findSession(token));
  if (!session) throw new Refusal(401, texts.signedOut);
  const { isStale, ...found } = session;
  if (isStale && !isUnattended(c)) await noteUse(found);
  c.set('subject', { staffId: found.staffId });
  const rights = staffRights.filter((right) => may(found.roles, right));
  const known: KnownStaff = { ...found, rights, origin: originOf(c) };
  return known as StaffActor;
}

/**
 * Whoever has signed in with a passkey, or with a password and a code.
 * @throws Refusal 401 without an active session, 403 before a second factor has been added
 */
export async function requireStaff(c: Context<CallEnv>): Promise<StaffActor> {
  const actor = await requireNewcomer(c);
  if (!actor.factor) throw needing('second-factor', texts.needsFactor);
  letWait(c, patience);
  return actor;
}

/**
 * Whoever has signed in and has the right.
 * @throws Refusal 401 without an active session, 403 without the right
 */
export async function requireRight(c: Context<CallEnv>, right: StaffRight): Promise<StaffActor> {
  const actor = await requireStaff(c);
  if (!actor.rights.includes(right)) throw new Refusal(403, texts.notAllowed, { reason: `no right ${right}` });
  return actor;
}

/** Where a call comes from, for the audit log. */
export function originOf(c: Context<CallEnv>): StaffActor['origin'] {
  const { address, userAgent } = callerOf(c);
  return { address, userAgent, requestId: c.get('requestId') };
}

/** @throws Refusal 403 unless the actor has proven who they are within so many minutes */
export function assertProven({ secondsSinceProof }: StaffActor, minutes: number): void {
  if (secondsSinceProof === null || secondsSinceProof > minutes * 60) throw needing('proof', texts.needsProof);
}

async function findSession(token: string) {
  const [session] = await db()
    .select({
      sessionId: staffSessions.id,
      staffId: staff.id,
      name: staff.name,
      roles: staff.roles,
      languages: staff.languages,
      factor: staffSessions.factor,
      secondsSinceProof: sql<number | null>`extract(epoch from clock_timestamp() - ${staffSessions.provenAt})::int`,
      isStale: sql<boolean>`${staffSessions.lastSeenAt} < clock_timestamp() - interval '1 minute'`,
    })
    .from(staffSessions)
    .innerJoin(staff, eq(staff.id, staffSessions.staffId))
    .where(and(eq(staffSessions.tokenHash, hashToken(token)), isActiveStaffSession, staff.isActive));
  return session;
}

/** A screen that looks for news by itself must not keep the session of somebody who has left it open. */
function isUnattended(c: Context<CallEnv>): boolean {
  return c.req.method === 'GET' && c.req.header(unattendedHeader) === '1';
}

async function noteUse({ sessionId, staffId }: { sessionId: number; staffId: number }): Promise<void> {
  const lastSeenAt = sql`clock_timestamp()`;
  await db().update(staffSessions).set({ lastSeenAt }).where(eq(staffSessions.id, sessionId));
  await db().update(staff).set({ lastSeenAt }).where(eq(staff.id, staffId));
}

function needing(need: StaffNeed, text: string): Refusal {
  return new Refusal(403, text, { details: { needs: need } });
}
