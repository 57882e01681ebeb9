import { Hono } from 'hono';
import { requestId } from 'hono/request-id';
import type { Env } from '#core/env.ts';
import { createLoggedPath } from '#core/http/logged-path.ts';
import { commonHeaders } from '#core/http/security-headers.ts';
import type { PageCache } from '#core/page-cache/page-cache.server.ts';
import { languageOfPath } from '#core/text/language.ts';
import { translate } from '#core/text/messages.server.ts';
import type { MailSetup } from '#features/mail/mail-setup.server.ts';
import { calls, listSecretCalls } from './api.ts';
import { faultTexts } from './faults/faults.messages.ts';
import { openDataFiles } from './files/open-data-files.ts';
import { publicFiles } from './files/public-files.ts';
import type { StaticFiles } from './files/static-files.ts';
import { storedFiles } from './files/stored-files.ts';
import { health } from './health.ts';
import { addHeaders } from './middleware/add-headers.ts';
import { answerFault } from './middleware/answer-fault.ts';
import { logRequest } from './middleware/log-request.ts';
import { refuseRepeatedSlashes } from './middleware/refuse-repeated-slashes.ts';
import type { Pages } from './pages/create-pages.ts';
import { devMails } from './pages/dev-mails.ts';
import { pageRoutes } from './pages/page-routes.ts';
import { secretPatterns } from './pages/page-rules.ts';
import { setLanguage } from './pages/set-language.ts';

export type ServerParts = {
  env: Env;
  cache: PageCache;
  pages: Pages;
  staticFiles: StaticFiles;
  mailSetup: MailSetup;
  /** Whether the process is about to stop, so that a load balancer should send nobody here. */
  isStopping?: () => boolean;
};

/** The whole site as one fetch handler; its parts are listed in the order in which a request meets them. */
export function createServer({ env, cache, pages, staticFiles, mailSetup, isStopping = () => false }: ServerParts) {
  const app = new Hono();
  const loggedPath = createLoggedPath([...secretPatterns(pages.rules), ...listSecretCalls(env)]);
  app.use(requestId({ limitLength: 64 }));
  app.use(logRequest(loggedPath));
  app.use(addHeaders(commonHeaders(env.PUBLIC_URL)));
  app.use(refuseRepeatedSlashes());
  app.onError(answerFault(env.API_PREFIX, loggedPath));

  app.route('/', health(isStopping));
  app.route(env.API_PREFIX, calls(env));
  app.route('/storage', storedFiles());
  app.route('/open-data', openDataFiles());
  if (env.DEV_PAGES) app.route('/dev', devMails(mailSetup));
  app.route('/', publicFiles({ publicUrl: env.PUBLIC_URL, cache, pages, staticFiles }));
  app.route('/', setLanguage());
  app.route('/', pageRoutes({ env, cache, pages }));
  app.notFound((c) => {
    const { language } = languageOfPath(c.req.path);
    return c.text(translate(faultTexts.readOnly, language), 405, { Allow: 'GET, HEAD' });
  });
  return app;
}
