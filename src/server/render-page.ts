import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { languageContext, publicUrlContext } from '#app/context.server.ts';
import { languageOfPath } from '#core/language.server.ts';

/** Renders a page, or the data of one, from its address; knows nothing of caches. */
export type RenderPage = (request: Request) => Promise<Response>;

/** One handler a language, because the language is the base of its addresses. */
export function createRenderPage(build: ServerBuild, mode: string, publicUrl: string): RenderPage {
  const handlers = new Map<string, ReturnType<typeof createRequestHandler>>();
  return (request) => {
    const { language, basename } = languageOfPath(new URL(request.url).pathname);
    let handler = handlers.get(basename);
    if (!handler) {
      handler = createRequestHandler({ ...build, basename }, mode);
      handlers.set(basename, handler);
    }
    const context = new RouterContextProvider();
    context.set(languageContext, language);
    context.set(publicUrlContext, publicUrl);
    return handler(request, context);
  };
}
