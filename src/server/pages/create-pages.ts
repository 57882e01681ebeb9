import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import {
  closedPathsContext,
  languageContext,
  loggedPathContext,
  publicUrlContext,
  startScriptContext,
  unavailableContext,
} from '#app/context.server.ts';
import { busyFor, createGate } from '#core/gate.ts';
import { createLoggedPath } from '#core/http/logged-path.ts';
import { refusalTexts } from '#core/http/refusal.messages.ts';
import { inLanguage, languageOfPath } from '#core/text/language.ts';
import { inOneVersion } from '#db/content/by-content-version.server.ts';
import { previewPath } from '#features/records/desk/preview-draft.server.ts';
import { findRedirect } from '#features/records/redirects/find-redirect.server.ts';
import type { LanguageCode } from '#locales/languages.ts';
import type { Door } from '#server/calls/door.ts';
import { awayHeaders, faultPage, faultTexts, missingFilePage } from '#server/fault-pages.ts';
import { deskPath } from '#server/files/desk-files.ts';
import { closedPaths, collectPageRules, type PageRules, secretPatterns } from './page-rules.ts';

/**
 * Renders a page, its start script or its data, from its address; it knows nothing about caches. `unmoved` answers 404
 * where a redirect would be asked.
 */
type RenderPage = (request: Request, what?: 'document' | 'start' | 'unmoved') => Promise<Response>;

/** The pages of a build: how they are rendered, and what their routes declare. */
export type Pages = { render: RenderPage; rules: PageRules };

type Site = { publicUrl: string; doors: readonly Pick<Door, 'prefix'>[] };

export function createPages(build: ServerBuild, mode: string, site: Site): Pages {
  const rules = collectPageRules(build);
  const render = createRenderPage(build, mode, site, rules);
  const gate = createGate({ atOnce: 4, waiting: 50 });
  return { rules, render: (request, what) => gate(() => inOneVersion(() => render(request, what))) };
}

/** There is one handler per language, because the language is the base of its addresses. */
function createRenderPage(build: ServerBuild, mode: string, site: Site, rules: PageRules): RenderPage {
  const loggedPath = createLoggedPath(secretPatterns(rules));
  const closed = [...site.doors.map(({ prefix }) => prefix), deskPath, previewPath, ...closedPaths(rules)];
  const handlers = new Map<string, ReturnType<typeof createRequestHandler>>();
  return async (request, what) => {
    const { language, basename, rest } = languageOfPath(new URL(request.url).pathname);
    let handler = handlers.get(basename);
    if (!handler) {
      handler = createRequestHandler({ ...build, basename }, mode);
      handlers.set(basename, handler);
    }
    const context = new RouterContextProvider();
    context.set(languageContext, language);
    context.set(publicUrlContext, site.publicUrl);
    context.set(loggedPathContext, loggedPath);
    context.set(closedPathsContext, closed);
    context.set(startScriptContext, what === 'start');
    const response = await handler(request, context);
    const moved =
      response.status === 404 && what !== 'start' && what !== 'unmoved' ? await findRedirect(rest) : undefined;
    if (moved) return new Response(null, { status: 301, headers: { location: inLanguage(moved, language) } });
    return presentFault(response, language, context.get(unavailableContext));
  };
}

const unavailable = {
  away: { text: faultTexts.away, headers: awayHeaders },
  busy: { text: refusalTexts.busy, headers: { ...awayHeaders, 'retry-after': String(busyFor) } },
};

/** Ensures that an error is always a page, and that a temporary one tells the client to try again. */
async function presentFault(response: Response, language: LanguageCode, why: keyof typeof unavailable | false) {
  const type = response.headers.get('content-type') ?? '';
  const isPage = /^text\/(html|x-script)/.test(type);
  if (response.status === 404 && !isPage) {
    return missingFilePage(language, type.startsWith('text/plain') ? await response.text() : '');
  }
  if (response.status < 500) return response;
  const { text, headers } = why ? unavailable[why] : { text: faultTexts.failed, headers: {} };
  const status = why ? 503 : response.status;
  if (!isPage) return faultPage(status, text, language, headers);
  const answered = new Response(response.body, { status, headers: response.headers });
  for (const [name, value] of Object.entries({ 'cache-control': 'no-store', ...headers })) {
    answered.headers.set(name, value);
  }
  return answered;
}
