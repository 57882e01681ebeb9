import { stat } from 'node:fs/promises';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { publicPath } from '#core/files/public-folders.server.ts';
import { contentTypeOf } from '#core/http/content-type-of.ts';
import { closedPolicy } from '#core/http/security-headers.ts';
import { limitOpenAnswers } from './limit-open-answers.ts';

// An SVG uploaded by an editor may contain styles, but it can neither run scripts nor fetch anything.
const drawingPolicy = `${closedPolicy}; style-src 'unsafe-inline'; sandbox`;
const onePart = /^bytes=(?:\d{1,15}-\d{0,15}|-\d{1,15})$/;
/** Pictures and documents only: a script of ours would be allowed to run by the policy of our pages. CDR is saved. */
const kinds = 'avif|gif|ico|jpe?g|png|svg|webp|pdf|docx?|xlsx?|cdr';

/** A version of a picture of the library, in a folder that is named after its content. */
const unchanging = /^media\/[0-9a-f]{16}\/[0-9a-f]{16}\//;
/** The address of a picture of the library that stays when somebody replaces it. */
const replaceable = /^media\//;

/** Serves the pictures and documents that editors have made public. */
export function storedFiles() {
  const app = new Hono();
  // Open data have addresses of their own.
  app.get(`/:path{(?!open-data/)[\\w./-]{1,195}\\.(?:${kinds})}`, limitOpenAnswers(), async (c) => {
    const path = c.req.param('path');
    const tag = replaceable.test(path) && !unchanging.test(path) ? await tagOf(path) : undefined;
    if (tag && c.req.header('if-none-match') === tag)
      return c.body(null, 304, { ETag: tag, 'Cache-Control': cachingOf(path) });
    // The library would answer with a part of a newer file, and with a wrong one to what it cannot read.
    if (c.req.header('if-range') || !onePart.test(c.req.header('range') ?? '')) c.req.raw.headers.delete('range');
    const answer = path.includes('..') ? undefined : await serveStatic({ path: publicPath(path) })(c, async () => {});
    if (!answer) return c.text('Not found.', 404);
    answer.headers.set('Content-Type', contentTypeOf(path));
    answer.headers.set('Cache-Control', cachingOf(path));
    if (tag) answer.headers.set('ETag', tag);
    answer.headers.set('Content-Security-Policy', drawingPolicy);
    return answer;
  });
  return app;
}

function cachingOf(path: string): string {
  if (unchanging.test(path)) return 'public, max-age=31536000, immutable';
  return replaceable.test(path) ? 'public, no-cache' : 'public, max-age=86400';
}

/** Files are replaced as a whole, so that size and time tell them apart. */
async function tagOf(path: string): Promise<string | undefined> {
  const file = path.includes('..') ? null : await stat(publicPath(path)).catch(() => null);
  return file?.isFile() ? `"${file.size.toString(36)}-${Math.round(file.mtimeMs).toString(36)}"` : undefined;
}
