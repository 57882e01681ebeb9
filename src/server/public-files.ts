import { Hono } from 'hono';
import type { Env } from '#core/env.ts';
import type { PageCache } from '#core/page-cache/page-cache.server.ts';
import { sendEntry } from './send-entry.ts';
import type { StaticFiles } from './static-files.ts';

/** Files without a page: what the build made, seals, pictures of the content. */
export function publicFiles({ staticFiles }: { env: Env; cache: PageCache; staticFiles: StaticFiles }) {
  const app = new Hono();
  app.get('*', async (c, next) => {
    const entry = staticFiles.get(c.req.path);
    if (entry) return sendEntry(c, entry);
    if (c.req.path.startsWith('/assets/')) return c.text('Not found.', 404);
    await next();
  });
  return app;
}
