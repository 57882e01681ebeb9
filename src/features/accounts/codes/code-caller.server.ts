import type { Context } from 'hono';
import type { Caller } from '#core/http/caller.server.ts';
import { readSessionCookie } from '#features/accounts/session-cookie.server.ts';
import { hashToken } from '#features/accounts/tokens.server.ts';
import { readChallenge } from './challenge-cookie.server.ts';

/** The caller who enters a code, with the hashes of the cookies that came with it. */
export type CodeCaller = Caller & { cookieHash: string | null; formerSession: string | null };

export function codeCallerOf(c: Context, caller: Caller): CodeCaller {
  const session = readSessionCookie(c);
  return { ...caller, cookieHash: readChallenge(c), formerSession: session ? hashToken(session) : null };
}
