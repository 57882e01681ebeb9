import { readEnv } from '#core/env.ts';

/** The attributes of the language cookie: it lasts a year and is not sent with other sites' requests. */
export function languageCookieOptions() {
  const secure = readEnv().PUBLIC_URL.startsWith('https:');
  const usual = { path: '/', maxAge: 365 * 24 * 60 * 60, sameSite: 'Lax' } as const;
  // Over https its name is `__Host-locale`, which no sibling host can set.
  return secure ? ({ ...usual, secure, prefix: 'host' } as const) : usual;
}
