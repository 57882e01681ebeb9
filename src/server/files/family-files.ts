import { Hono } from 'hono';
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
    const file = new Response(answer.body, answer);
    file.headers.set('X-Robots-Tag', 'noindex');
    // In English for everybody, unlike the call.
    file.headers.delete('Vary');
    if (file.ok) {
      file.headers.set('Content-Disposition', `inline; filename="${slug}${ending}"`);
      file.headers.set('Cache-Control', sharedBriefly);
    }
    return file;
  });
  return app;
}
