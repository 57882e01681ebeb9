/** The attributes of the language cookie: it lasts a year and is not sent with other sites' requests. */
export const languageCookieOptions = { path: '/', maxAge: 365 * 24 * 60 * 60, sameSite: 'Lax' } as const;
