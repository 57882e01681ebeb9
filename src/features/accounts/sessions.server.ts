import { and, desc, eq, isNull, ne, notInArray, type SQL, sql } from '#core/drizzle.ts';
import { NotFoundError } from '#core/errors.ts';
import type { Caller } from '#core/http/caller.server.ts';
import { hashToken, makeToken } from '#core/secrets/tokens.server.ts';
import { db, type Queryable } from '#db/client.server.ts';
import { clients, oneTimePasswords, sessions } from '#db/schema/accounts.ts';
import type { SessionScope } from './accounts.schema.ts';
import type { Actor, FullActor } from './actor.ts';

type Wanted = { scope: SessionScope; browser: boolean } & Partial<Pick<Caller, 'userAgent' | 'address'>> & {
    /** The hash of the session cookie that the browser still has. */
    formerSession?: string | null;
  };

/** With one more login, the session that has been unused for longest ends. */
const sessionsPerClient = 20;

const browserHours = 7 * 24;
const otherHours = 12;

/**
 * Logs a client in. In a browser the token works only together with `cookie`, which scripts cannot read, so a token
 * stolen from local storage is useless elsewhere. Other callers get a session with a shorter life. The session that the
 * browser had before ends.
 */
export async function createSession(tx: Queryable, clientId: number, wanted: Wanted) {
  const { scope, browser, userAgent, address, formerSession } = wanted;
  const token = makeToken();
  const cookie = browser ? makeToken() : undefined;
  const hours = browser ? browserHours : otherHours;
  await tx.insert(sessions).values({
    clientId,
    scope,
    tokenHash: hashToken(token),
    cookieHash: cookie && hashToken(cookie),
    userAgent,
    address,
    expiresAt: sql`clock_timestamp() + make_interval(hours => ${hours})`,
  });
  // The client has changed nothing about the account.
  const login = { lastLoginAt: sql`clock_timestamp()`, updatedAt: clients.updatedAt };
  await tx.update(clients).set(login).where(eq(clients.id, clientId));
  if (browser && formerSession)
    await revoke(tx, and(eq(sessions.cookieHash, formerSession), isNull(sessions.revokedAt)));
  const newest = tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.clientId, clientId), isActiveSession))
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.id))
    .limit(sessionsPerClient);
  await revoke(tx, and(eq(sessions.clientId, clientId), isNull(sessions.revokedAt), notInArray(sessions.id, newest)));
  return { token, cookie };
}

async function revoke(tx: Queryable, which: SQL | undefined): Promise<number> {
  const { rowCount } = await tx.update(sessions).set({ revokedAt: sql`clock_timestamp()` }).where(which);
  return rowCount ?? 0;
}

/** The client's active sessions, newest first. */
export async function listSessions(actor: Actor) {
  const rows = await db()
    .select()
    .from(sessions)
    .where(and(eq(sessions.clientId, actor.clientId), isActiveSession))
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.id));
  return rows.map((row) => ({
    id: row.id,
    current: row.id === actor.sessionId,
    scope: row.scope,
    userAgent: row.userAgent || null,
    address: row.address,
    createdAt: row.createdAt,
    lastSeenAt: row.lastSeenAt,
    expiresAt: row.expiresAt,
  }));
}

/**
 * Ends one of the client's sessions, or all except the current one.
 * @throws NotFoundError when the client has no such session
 */
export async function deleteSessions(actor: FullActor, id?: number): Promise<void> {
  if (id === undefined) return endSessions(db(), actor.clientId, actor.sessionId);
  const ended = await revoke(db(), and(eq(sessions.id, id), eq(sessions.clientId, actor.clientId), isActiveSession));
  if (ended === 0) throw new NotFoundError();
}

/** Ends the session in which the call was made. */
export async function logOut(actor: Actor): Promise<void> {
  await revoke(db(), eq(sessions.id, actor.sessionId));
}

/** Ends all sessions of a client except one. */
export async function endSessions(tx: Queryable, clientId: number, except?: number): Promise<void> {
  const others = except === undefined ? undefined : ne(sessions.id, except);
  await revoke(tx, and(eq(sessions.clientId, clientId), isNull(sessions.revokedAt), others));
}

/** Ends login codes that were mailed before the password changed. */
export async function endLoginCodes(tx: Queryable, email: string): Promise<void> {
  await tx
    .delete(oneTimePasswords)
    .where(and(eq(oneTimePasswords.email, email), eq(oneTimePasswords.purpose, 'login')));
}

/** Not revoked, not expired, and used within the last day. */
export const isActiveSession = and(
  isNull(sessions.revokedAt),
  sql`${sessions.expiresAt} > clock_timestamp()`,
  sql`${sessions.lastSeenAt} > clock_timestamp() - interval '24 hours'`,
);
