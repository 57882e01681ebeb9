import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { readEnv } from '#core/env.ts';

/** Over https, browsers accept a name that begins with `__Host-` only from this exact host, so no sibling host can set it. */
function attributes(url = readEnv().PUBLIC_URL) {
  const isSecure = url.startsWith('https:');
  return {
    path: '/',
    httpOnly: true,
    sameSite: 'Strict',
    ...(isSecure && { secure: true, prefix: 'host' as const }),
  } as const;
}

/**
 * Sets a cookie that only our own pages send and no script reads.
 * @param maxAge in seconds; without it, the cookie ends with the browser session
 * @param url the address of the pages, PUBLIC_URL by default
 */
export function setOwnCookie(c: Context, name: string, value: string, maxAge?: number, url?: string): void {
  setCookie(c, name, value, { ...attributes(url), ...(maxAge !== undefined && { maxAge }) });
}

export function readOwnCookie(c: Context, name: string, url?: string): string | undefined {
  return getCookie(c, name, attributes(url).prefix);
}

export function deleteOwnCookie(c: Context, name: string, url?: string): void {
  deleteCookie(c, name, attributes(url));
}
