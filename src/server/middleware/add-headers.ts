import { createMiddleware } from 'hono/factory';
import type { RequestIdVariables } from 'hono/request-id';

/** Adds the request id and these headers to every answer that does not set its own. */
export function addHeaders(headers: Record<string, string>) {
  return createMiddleware<{ Variables: RequestIdVariables }>(async (c, next) => {
    await next();
    c.res.headers.set('x-request-id', c.var.requestId);
    for (const [name, value] of Object.entries(headers)) {
      if (!c.res.headers.has(name)) c.res.headers.set(name, value);
    }
  });
}
