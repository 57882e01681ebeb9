import { createMiddleware } from 'hono/factory';

/** Gives these headers to each answer that does not say otherwise itself. */
export function handHeaders(headers: Record<string, string>) {
  return createMiddleware(async (c, next) => {
    await next();
    for (const [name, value] of Object.entries(headers)) {
      if (!c.res.headers.has(name)) c.res.headers.set(name, value);
    }
  });
}
