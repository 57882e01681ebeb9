import { createMiddleware } from 'hono/factory';

/** Redirects a path with repeated slashes to `/404`. No part of the path is reflected; query values may contain slashes. */
export function refuseRepeatedSlashes() {
  return createMiddleware(async (c, next) => {
    if (c.req.path.includes('//')) return c.redirect('/404', 302);
    await next();
  });
}
