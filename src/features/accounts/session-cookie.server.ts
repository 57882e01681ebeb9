import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { readEnv } from '#core/env.ts';

const name = 'session';

/** Sent only with calls from our own pages. On its own it grants no access. */
function attributes() {
  const { API_PREFIX, PUBLIC_URL } = readEnv();
  return { path: API_PREFIX, httpOnly: true, sameSite: 'Strict', secure: PUBLIC_URL.startsWith('https:') } as const;
}

/** Gives a browser its half of the session; does nothing for other callers. */
export function setSessionCookie(c: Context, cookie: string | undefined): void {
  if (cookie) setCookie(c, name, cookie, { ...attributes(), maxAge: 7 * 86_400 });
}

export function clearSessionCookie(c: Context): void {
  deleteCookie(c, name, attributes());
}

export function readSessionCookie(c: Context): string {
  return getCookie(c, name) ?? '';
}
