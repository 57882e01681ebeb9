import { createMiddleware } from 'hono/factory';

/** A path with repeated slashes leads to `/404` (readings Q5); nothing of it is reflected, a query value may hold them. */
export function refuseRepeatedSlashes() {
  return createMiddleware(async (c, next) => {
    if (c.req.path.includes('//')) return c.redirect('/404', 302);
    await next();
  });
}
