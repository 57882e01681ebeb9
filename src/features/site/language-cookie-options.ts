import { readEnv } from '#core/env.ts';

/** The attributes of the language cookie: it lasts a year and is not sent with other sites' requests. */
export function languageCookieOptions() {
  const secure = readEnv().PUBLIC_URL.startsWith('https:');
  return { path: '/', maxAge: 365 * 24 * 60 * 60, sameSite: 'Lax', secure } as const;
}
