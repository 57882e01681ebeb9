import { Hono } from 'hono';
import { documentPolicy } from '#core/http/security-headers.ts';
import { bodyOf, type PageEntry, readPageEntry } from '#core/page-cache/page-entry.ts';
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
 * @param callBase the prefix of its calls
 */
export function deskFiles(files: StaticFiles, callBase: string) {
  const app = new Hono();
  const shell = makeShell(files, callBase);
  const countedEntry = limitOpenAnswers({ isOfBuild: true });

  app.get('*', countedEntry, async (c) => {
    const path = c.req.path.slice(deskPath.length);
    const file = path === documentFile ? undefined : files.get(path);
    if (!file && path.startsWith('/assets/')) return c.text('Not found.', 404);
    return sendEntry(c, file ?? (await shell));
  });
  return app;
}

async function makeShell(files: StaticFiles, callBase: string): Promise<PageEntry> {
  const built = files.get(documentFile);
  if (!built) throw new Error('The build of the desk has no document');
  const html = (await bodyOf(built, 'identity')).toString('utf8');
  return readPageEntry(
    new Response(withCallBase(html, callBase), {
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

/** Tells the desk where its calls are. */
export function withCallBase(html: string, callBase: string): string {
  return html.replace(/data-calls="[^"]*"/, `data-calls="${callBase}"`);
}
