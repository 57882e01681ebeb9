import { Hono } from 'hono';
import { findPublic } from '#core/files/storage.server.ts';
import { contentTypeOf } from '#core/http/content-type-of.ts';
import { closedPolicy } from '#core/http/security-headers.ts';

// An SVG uploaded by an editor may contain styles, but it can neither run scripts nor fetch anything.
const drawingPolicy = `${closedPolicy}; style-src 'unsafe-inline'; sandbox`;

/** Serves the pictures and files that editors have made public. */
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
