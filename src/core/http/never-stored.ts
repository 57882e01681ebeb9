import { createMiddleware } from 'hono/factory';

/** What answers one person alone: no cache keeps it, and no address of it leaks by a referrer. */
export function neverStored() {
  return createMiddleware(async (c, next) => {
    await next();
    c.res.headers.set('Cache-Control', 'private, no-store');
    c.res.headers.set('Referrer-Policy', 'no-referrer');
  });
}
