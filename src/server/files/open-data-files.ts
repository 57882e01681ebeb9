import { Readable } from 'node:stream';
import { type Context, Hono } from 'hono';
import { isPublicStored, streamPublic } from '#core/files/public-folders.server.ts';
import { knowsVersion } from '#core/http/knows-version.ts';
import { closedPolicy } from '#core/http/security-headers.ts';
import { sharedBriefly } from '#core/http/shared-briefly.ts';
import { findReleasedFile } from '#features/open-data/releases.server.ts';
import { limitOpenAnswers } from './limit-open-answers.ts';

const types: Record<string, string> = {
  csv: 'text/csv; charset=utf-8; header=present',
  jsonl: 'application/jsonl; charset=utf-8',
  json: 'application/json',
};
const file = '[a-z][a-z-]{0,40}\\.(?:csv|jsonl|json)';
const release = '\\d{4}-\\d{2}-\\d{2}(?:\\.\\d{1,4})?';

/** Serves our open data: the newest files at fixed addresses, and every release under its own, unchanged for good. */
export function openDataFiles() {
  const app = new Hono();
  app.use(limitOpenAnswers());
  app.get(`/:file{${file}}`, (c) => answer(c, c.req.param('file')));
  app.get(`/:release{${release}}/:file{${file}}`, (c) => answer(c, c.req.param('file'), c.req.param('release')));
  return app;
}

async function answer(c: Context, name: string, wanted?: string): Promise<Response> {
  const released = await findReleasedFile(name, wanted);
  if (!released || !(await isPublicStored(released.path))) return c.text('Not found.', 404);
  const etag = `"${released.sha256.slice(0, 32)}"`;
  const headers = {
    ETag: etag,
    'Cache-Control': wanted ? 'public, max-age=31536000, immutable' : sharedBriefly,
    // Anyone may read the data from a page of their own.
    'Access-Control-Allow-Origin': '*',
    'Content-Security-Policy': closedPolicy,
    Link: `</open-data/${released.release.name}/${name}>; rel="canonical"`,
  };
  if (knowsVersion(c.req.header('if-none-match'), etag)) return c.body(null, 304, headers);
  const all = {
    ...headers,
    'Content-Type': types[name.slice(name.lastIndexOf('.') + 1)] ?? 'application/octet-stream',
    'Content-Length': String(released.bytes),
    'Content-Disposition': `inline; filename="${name}"`,
  };
  // Nobody would read the stream of a HEAD request, and its file would stay open for ever.
  if (c.req.method === 'HEAD') return c.body(null, 200, all);
  return c.body(Readable.toWeb(streamPublic(released.path)) as ReadableStream, 200, all);
}
