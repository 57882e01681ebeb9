import { createHash } from 'node:crypto';
import { Hono } from 'hono';
import { knowsVersion } from '#core/http/knows-version.ts';
import { sharedBriefly } from '#core/http/shared-briefly.ts';
import { defaultLanguage } from '#locales/languages.ts';
import type { Door } from '#server/calls/door.ts';

const ending = '.json';

/**
 * The sheet of a family for machines, in English: `/approval-finder/{slug}.json`. It is what the call answers, with its
 * limits and what it refuses.
 */
export function familyFiles(
  ask: (request: Request, env: unknown) => Promise<Response>,
  { prefix }: Pick<Door, 'prefix'>,
) {
  const app = new Hono();
  app.get(`/:file{[^/]{1,200}\\${ending}}`, async (c) => {
    const slug = c.req.param('file').slice(0, -ending.length);
    const address = new URL(`${prefix}/finder/families/${encodeURIComponent(slug)}`, c.req.url);
    address.search = new URL(c.req.url).search;
    address.searchParams.set('locale', defaultLanguage);
    const answer = await ask(new Request(address, { headers: c.req.raw.headers }), c.env);
    const headers = new Headers(answer.headers);
    headers.set('X-Robots-Tag', 'noindex');
    // In English for everybody, unlike the call.
    headers.delete('Vary');
    if (!answer.ok) return new Response(answer.body, { status: answer.status, headers });
    const bytes = Buffer.from(await answer.arrayBuffer());
    const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
    headers.set('ETag', etag);
    headers.set('Cache-Control', sharedBriefly);
    if (knowsVersion(c.req.header('if-none-match'), etag)) {
      for (const name of ['Content-Type', 'Content-Length']) headers.delete(name);
      return new Response(null, { status: 304, headers });
    }
    headers.set('Content-Disposition', `inline; filename="${slug}${ending}"`);
    headers.set('Content-Length', String(bytes.length));
    return new Response(bytes, { headers });
  });
  return app;
}
