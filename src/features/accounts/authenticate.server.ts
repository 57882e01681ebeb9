import type { Context } from 'hono';
import { and, eq, sql } from '#core/drizzle.ts';
import { refusalTexts } from '#core/http/refusal.messages.ts';
import { Refusal } from '#core/http/refusal.ts';
import { hashToken } from '#core/secrets/tokens.server.ts';
import { db } from '#db/client.server.ts';
import { clients, sessions } from '#db/schema/accounts.ts';
import { accountTexts } from './accounts.messages.ts';
import type { Actor, FullActor, FullSession } from './actor.ts';
import { readSessionCookie } from './session-cookie.server.ts';
import { isActiveSession } from './sessions.server.ts';

/**
 * The client to whose session the bearer token, and in a browser also the cookie, belong.
 * @throws Refusal 401 without an active session
 */
export async function requireClient(c: Context): Promise<Actor> {
  const token = bearerOf(c);
  if (!token) throw unauthenticated();
  const [session] = await db()
    .select({
      sessionId: sessions.id,
      clientId: sessions.clientId,
      scope: sessions.scope,
      cookieHash: sessions.cookieHash,
      isStale: sql<boolean>`${sessions.lastSeenAt} < clock_timestamp() - interval '5 minutes'`,
    })
    .from(sessions)
    .innerJoin(clients, eq(clients.id, sessions.clientId))
    .where(and(eq(sessions.tokenHash, hashToken(token)), isActiveSession, clients.isActive));
  if (!session) throw unauthenticated();
  const { isStale, cookieHash, ...actor } = session;
  if (cookieHash && cookieHash !== hashToken(readSessionCookie(c))) throw unauthenticated();
  if (isStale) {
    await db().update(sessions).set({ lastSeenAt: sql`clock_timestamp()` }).where(eq(sessions.id, actor.sessionId));
  }
  return actor as Actor;
}

/**
 * The client, provided that the login was with a password.
 * @throws Refusal 401 without an active session, 403 when the client signed in with a brochure code
 */
export async function requireFullClient(c: Context): Promise<FullActor> {
  const actor = await requireClient(c);
  if (!isFull(actor)) throw new Refusal(403, accountTexts.fullLogin);
  return actor;
}

function isFull(actor: Actor): actor is FullActor {
  return actor.scope === 'full';
}

/** The client who makes a call that is open to everybody, or null. */
export async function findClient(c: Context): Promise<Actor | null> {
  return bearerOf(c) ? requireClient(c).catch(() => null) : null;
}

/** The client who is logged in with a password, with the session's token; otherwise null. */
export async function findFullClient(c: Context): Promise<FullSession | null> {
  const token = bearerOf(c);
  const actor = token ? await requireClient(c).catch(() => null) : null;
  return token && actor && isFull(actor) ? { actor, token } : null;
}

function bearerOf(c: Context): string | undefined {
  return /^Bearer ([\w-]{43})$/i.exec(c.req.header('authorization') ?? '')?.[1];
}

function unauthenticated() {
  return new Refusal(401, refusalTexts.unauthenticated);
}
