import { Hono } from 'hono';
import { findPublic } from '#core/files/storage.server.ts';
import { contentTypeOf } from '#core/http/content-types.ts';
import { closedPolicy } from '#core/http/security-headers.ts';

// A drawing that an editor uploaded may style itself, but it can neither run nor fetch anything.
const drawingPolicy = `${closedPolicy}; style-src 'unsafe-inline'; sandbox`;

/** Pictures and files that editors made public, from storage. */
export function storedFiles() {
  const app = new Hono();
  app.get('/:path{[\\w./-]{1,200}}', async (c) => {
    const path = c.req.param('path');
    const bytes = path.includes('..') ? null : await findPublic(path).catch(() => null);
    if (!bytes) return c.text('Not found.', 404);
    return c.body(new Uint8Array(bytes), 200, {
      'Content-Type': contentTypeOf(path),
      'Cache-Control': 'public, max-age=86400',
      'Content-Security-Policy': drawingPolicy,
    });
  });
  return app;
}
