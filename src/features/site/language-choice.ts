/** How the cookie with the language choice is kept: a year, and not for other sites' requests. */
export const keptChoice = { path: '/', maxAge: 365 * 24 * 60 * 60, sameSite: 'Lax' } as const;
