import { createHash } from 'node:crypto';
import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import { loggedPathContext, startScriptContext, unavailableContext } from '#app/context.server.ts';
import { getBuiltDocument } from '#app/document/built-document.server.ts';
import { StartContext } from '#app/document/document-start.tsx';
import { isBusy, isDatabaseAway } from '#core/errors.ts';
import { sharedBriefly } from '#core/http/shared-briefly.ts';
import { logger } from '#core/logger.server.ts';
import sheet from './app.css?url';
import { finishDocument } from './document/finish-document.ts';
import { writeStartScript } from './document/write-start-script.ts';
import { loadEveryLanguage } from './texts/i18n.ts';

await loadEveryLanguage();

/**
 * Renders the whole document before its first byte is sent, because it is cached, hashed and compressed as one piece.
 * The router's data are not part of it: they come with the start script when the page has been shown.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entryContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  if (!headers.has('Cache-Control')) {
    const isCacheable = status === 200 || status === 404;
    headers.set('Cache-Control', isCacheable ? sharedBriefly : 'no-store');
  }
  if (import.meta.env.DEV) {
    headers.set('Content-Type', 'text/html; charset=utf-8');
    headers.set('Content-Security-Policy', "default-src 'self' 'unsafe-inline' ws:; img-src 'self' data:");
    return new Response(await render(<ServerRouter context={entryContext} url={request.url} />), { status, headers });
  }
  const { serverHandoffStream, ...rest } = entryContext;
  const state = await new Response(serverHandoffStream).text();
  const version = createHash('sha256').update(state).digest('base64url').slice(0, 12);
  if (context.get(startScriptContext)) {
    headers.set('Content-Type', 'text/javascript; charset=utf-8');
    headers.set('X-Robots-Tag', 'noindex');
    // Browsers do not run a script that is served with status 404.
    const script = writeStartScript(entryContext, { state, version });
    return new Response(script, { status: status < 500 ? 200 : status, headers });
  }
  const { starter: code } = getBuiltDocument();
  const rendered = await render(
    <StartContext value={{ code, sheet, version }}>
      <ServerRouter context={rest} url={request.url} />
    </StartContext>,
  );
  const { html, policy } = finishDocument(rendered);
  headers.set('Content-Type', 'text/html; charset=utf-8');
  headers.set('Content-Security-Policy', policy);
  return new Response(html, { status, headers });
}

function render(document: ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const { pipe } = renderToPipeableStream(document, {
      // Parts of a page stay where they are; React would move large ones behind the end of the document.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
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
      // A page of which a part failed is no page: it would be kept as if it were whole.
      onError: reject,
    });
  });
}

type Failed = { request: Request; context: Readonly<RouterContextProvider> };

export function handleError(error: unknown, { request, context }: Failed) {
  if (request.signal.aborted) return;
  const path = context.get(loggedPathContext)(new URL(request.url).pathname);
  if (isDatabaseAway(error)) {
    context.set(unavailableContext, 'away');
    logger.warn({ path }, 'a page could not be rendered because the database is away');
  } else if (isBusy(error)) context.set(unavailableContext, 'busy');
  else if (error instanceof Error) logger.error({ err: error, path }, 'a page failed');
}
