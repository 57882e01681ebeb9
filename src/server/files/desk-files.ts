import { Hono } from 'hono';
import type { Env } from '#core/env.ts';
import { documentPolicy } from '#core/http/security-headers.ts';
import { bodyOf, type PageEntry, readPageEntry } from '#core/page-cache/page-entry.ts';
import { deskHostOf } from '#server/middleware/keep-hosts-apart.ts';
import { sendEntry } from '#server/pages/send-entry.ts';
import { limitOpenAnswers } from './limit-open-answers.ts';
import type { StaticFiles } from './static-files.ts';

/** Where the desk is on the site. */
export const deskPath = '/desk';
const documentFile = '/index.html';

/**
 * Serves the staff desk, an application that a browser draws. Its document is the same at every address and holds
 * nothing private, so that a link from a mail opens although the session's cookie is sent from our own pages alone.
 *
 * @param files the build of the desk
 */
export function deskFiles(files: StaticFiles, env: Addresses) {
  const app = new Hono();
  const shell = makeShell(files, env);
  const countedEntry = limitOpenAnswers({ isOfBuild: true });

  app.get('*', countedEntry, async (c) => {
    const path = c.req.path.slice(deskPath.length);
    const file = path === documentFile ? undefined : files.get(path);
    if (!file && path.startsWith('/assets/')) return c.text('Not found.', 404);
    return sendEntry(c, file ?? (await shell));
  });
  return app;
}

async function makeShell(files: StaticFiles, env: Addresses): Promise<PageEntry> {
  const built = files.get(documentFile);
  if (!built) throw new Error('The build of the desk has no document');
  const html = (await bodyOf(built, 'identity')).toString('utf8');
  return readPageEntry(
    new Response(withAddresses(html, env), {
      headers: {
        'Content-Type': 'text/html; charset=utf-8',
        // It names the files of one release.
        'Cache-Control': 'no-cache',
        'Content-Security-Policy': documentPolicy({}),
        'X-Robots-Tag': 'noindex',
      },
    }),
  );
}

type Addresses = Pick<Env, 'PUBLIC_URL' | 'DESK_URL' | 'API_PREFIX'>;

/** Tells the desk where its calls are, and where the pages of the site are if it has a host of its own. */
export function withAddresses(html: string, env: Addresses): string {
  const site = deskHostOf(env) === null ? '' : env.PUBLIC_URL;
  return html.replace(/data-calls="[^"]*"/, `data-calls="${env.API_PREFIX}${deskPath}" data-site="${site}"`);
}
