import { createMiddleware } from 'hono/factory';
import type { RequestIdVariables } from 'hono/request-id';
import type { LoggedPath } from '#core/http/logged-path.ts';
import { logger } from '#core/logger.server.ts';

/** Logs one line for each request that reached the application; page cache hits are not logged. */
export function logRequest(loggedPath: LoggedPath) {
  return createMiddleware<{ Variables: RequestIdVariables }>(async (c, next) => {
    const start = performance.now();
    await next();
    const status = c.res.status;
    const line = {
      id: c.var.requestId,
      method: c.req.method,
      path: loggedPath(c.req.path),
      status,
      ms: Math.round(performance.now() - start),
    };
    // A 503 is temporary and may be one of many: the site is busy, or its database away, which has its own line.
    if (status === 503) logger.warn(line, 'answered');
    else if (status >= 500) logger.error(line, 'answered');
    else logger.debug(line, 'answered');
  });
}
