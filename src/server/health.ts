import { Hono } from 'hono';
import { isDatabaseReady } from '#db/client.server.ts';

/**
 * `/healthz`: the process is alive. `/readyz`: it can also serve pages that are not in the cache, and does not stop soon.
 */
export function health(isStopping: () => boolean) {
  const app = new Hono();
  const headers = { 'Cache-Control': 'no-store' };
  app.get('/healthz', (c) => c.json({ status: 'ok' }, 200, headers));
  app.get('/readyz', async (c) => {
    if (isStopping()) return c.json({ status: 'stopping' }, 503, headers);
    const ready = await isDatabaseReady();
    return c.json({ status: ready ? 'ok' : 'database away' }, ready ? 200 : 503, headers);
  });
  return app;
}
