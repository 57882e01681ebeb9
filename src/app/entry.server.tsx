import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import { databaseAwayContext } from '#app/context.server.ts';
import { isDatabaseAway } from '#core/errors.ts';
import { loggedPath } from '#core/http/logged-path.ts';
import { logger } from '#core/logger.server.ts';
import { deferScripts } from './document/defer-scripts.ts';
import { lightenDocument } from './document/lighten-document.ts';
import { loadEveryLanguage } from './texts/i18n.ts';

await loadEveryLanguage();

/** Renders the whole document before its first byte: it is kept, hashed and compressed as one piece. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entryContext: EntryContext,
): Promise<Response> {
  const html = await renderDocument(entryContext, request.url);
  headers.set('Content-Type', 'text/html; charset=utf-8');
  if (!headers.has('Cache-Control')) {
    const kept = status === 200 || status === 404;
    headers.set('Cache-Control', kept ? 'public, max-age=0, s-maxage=60, stale-while-revalidate=86400' : 'no-store');
  }
  return new Response(import.meta.env.DEV ? html : lightenDocument(deferScripts(html)), { status, headers });
}

function renderDocument(context: EntryContext, url: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const { pipe } = renderToPipeableStream(<ServerRouter context={context} url={url} />, {
      onAllReady() {
        const sink = new Writable({
          write(chunk, _encoding, done) {
            chunks.push(Buffer.from(chunk));
            done();
          },
          final(done) {
            resolve(Buffer.concat(chunks).toString('utf8'));
            done();
          },
        });
        pipe(sink);
      },
      onShellError: reject,
      onError(error) {
        logger.error({ err: error }, 'a part of a page could not be rendered');
      },
    });
  });
}

type Failed = { request: Request; context: Readonly<RouterContextProvider> };

export function handleError(error: unknown, { request, context }: Failed) {
  if (request.signal.aborted) return;
  const path = loggedPath(new URL(request.url).pathname);
  if (isDatabaseAway(error)) {
    context.set(databaseAwayContext, true);
    logger.warn({ path }, 'no page: the database is away');
  } else if (error instanceof Error) logger.error({ err: error, path }, 'a page failed');
}
