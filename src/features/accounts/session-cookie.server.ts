import type { Context } from 'hono';
import { deleteOwnCookie, readOwnCookie, setOwnCookie } from '#core/http/own-cookie.server.ts';

const name = 'session';

/** Gives a browser its half of the session, which grants no access on its own; does nothing for other callers. */
export function setSessionCookie(c: Context, cookie: string | undefined): void {
  if (cookie) setOwnCookie(c, name, cookie, 7 * 86_400);
}

export function clearSessionCookie(c: Context): void {
  deleteOwnCookie(c, name);
}

export function readSessionCookie(c: Context): string {
  return readOwnCookie(c, name) ?? '';
}
