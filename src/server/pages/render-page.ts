import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { databaseAwayContext, languageContext, publicUrlContext } from '#app/context.server.ts';
import { languageOfPath } from '#core/text/language.ts';
import { awayHeaders } from '#server/middleware/answer-fault.ts';
import { faultPage } from './fault-page.ts';

/** Renders a page, or the data of one, from its address; knows nothing of caches. */
export type RenderPage = (request: Request) => Promise<Response>;

/** One handler a language, because the language is the base of its addresses. */
export function createRenderPage(build: ServerBuild, mode: string, publicUrl: string): RenderPage {
  const handlers = new Map<string, ReturnType<typeof createRequestHandler>>();
  return async (request) => {
    const { language, basename } = languageOfPath(new URL(request.url).pathname);
    let handler = handlers.get(basename);
    if (!handler) {
      handler = createRequestHandler({ ...build, basename }, mode);
      handlers.set(basename, handler);
    }
    const context = new RouterContextProvider();
    context.set(languageContext, language);
    context.set(publicUrlContext, publicUrl);
    return mendFault(await handler(request, context), context.get(databaseAwayContext));
  };
}

/** A fault is never plain text, and one that passes says so. */
function mendFault(response: Response, isAway: boolean): Response {
  if (response.status < 500) return response;
  const status = isAway ? 503 : response.status;
  const headers = new Headers(response.headers);
  headers.set('cache-control', 'no-store');
  if (isAway) for (const [name, value] of Object.entries(awayHeaders)) headers.set(name, value);
  if (/^text\/(html|x-script)/.test(headers.get('content-type') ?? '')) {
    return new Response(response.body, { status, headers });
  }
  const message = isAway ? 'We are back in a moment.' : 'Something went wrong on our side.';
  return faultPage(status, message, isAway ? awayHeaders : {});
}
