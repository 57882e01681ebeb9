import { createMiddleware } from 'hono/factory';

/** For answers meant for one person: no cache stores them, no referrer reveals their address, no other site loads them. */
export function neverStored() {
  return createMiddleware(async (c, next) => {
    await next();
    c.res.headers.set('Cache-Control', 'private, no-store');
    c.res.headers.set('Referrer-Policy', 'no-referrer');
    c.res.headers.set('Cross-Origin-Resource-Policy', 'same-origin');
  });
}
