import type { Context } from 'hono';
import type { Caller } from '#core/http/caller.server.ts';
import { readOwnCookie, setOwnCookie } from '#core/http/own-cookie.server.ts';
import { hashToken, makeToken } from '#core/secrets/tokens.server.ts';
import { readSessionCookie } from '#features/accounts/session-cookie.server.ts';

/** The caller who enters a code, with the hashes of the cookies that came with it. */
export type CodeCaller = Caller & { cookieHash: string | null; formerSession: string | null };

export function codeCallerOf(c: Context, caller: Caller): CodeCaller {
  const session = readSessionCookie(c);
  return { ...caller, cookieHash: readChallenge(c), formerSession: session ? hashToken(session) : null };
}

const name = 'challenge';

/** Ties a code to the browser that requested it; one browser may be waiting for several codes. */
export type Challenge = { cookie: string; cookieHash: string };

/** The challenge of the caller's cookie, or a new one. */
export function openChallenge(c: Context): Challenge {
  const cookie = readCookie(c) ?? makeToken();
  return { cookie, cookieHash: hashToken(cookie) };
}

/** Call this when a code was mailed, so that a caller who keeps cookies has five attempts that nobody else can use up. */
export function storeChallenge(c: Context, { cookie }: Challenge): void {
  setOwnCookie(c, name, cookie, 3_600);
}

/** The hash of the caller's cookie, or null. */
export function readChallenge(c: Context): string | null {
  const cookie = readCookie(c);
  return cookie ? hashToken(cookie) : null;
}

function readCookie(c: Context): string | undefined {
  const cookie = readOwnCookie(c, name);
  return cookie && /^[\w-]{43}$/.test(cookie) ? cookie : undefined;
}
