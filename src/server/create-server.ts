import { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import { type RequestIdVariables, requestId } from 'hono/request-id';
import type { Env } from '#core/env.ts';
import { isDiskFull } from '#core/files/private-files.server.ts';
import { createLoggedPath, type LoggedPath } from '#core/http/logged-path.ts';
import { commonHeaders } from '#core/http/security-headers.ts';
import { logger } from '#core/logger.server.ts';
import type { PageCache } from '#core/page-cache/page-cache.server.ts';
import { languageOfPath } from '#core/text/language.ts';
import { translate } from '#core/text/messages.server.ts';
import { isDatabaseReady } from '#db/client.server.ts';
import { declareMailTemplates, type MailSetup } from '#features/mail/mail-setup.server.ts';
import { previewPath } from '#features/records/desk/preview-draft.server.ts';
import { declareSiteAddresses } from '#features/redirects/site-addresses.server.ts';
import { type Door, findDescribed } from './calls/door.ts';
import { listSecretCalls, serveDoor } from './calls/serve-door.ts';
import { faultTexts } from './fault-pages.ts';
import { deskFiles, deskPath } from './files/desk-files.ts';
import { familyFiles } from './files/family-files.ts';
import { llmsFile } from './files/llms-file.ts';
import { openDataFiles } from './files/open-data-files.ts';
import { publicFiles } from './files/public-files.ts';
import { sheetFiles } from './files/sheet-files.ts';
import type { StaticFiles } from './files/static-files.ts';
import { storedFiles } from './files/stored-files.ts';
import { answerFault } from './middleware/answer-fault.ts';
import { keepHostsApart } from './middleware/keep-hosts-apart.ts';
import type { Pages } from './pages/create-pages.ts';
import { devMails } from './pages/dev-mails.ts';
import { pageRoutes } from './pages/page-routes.ts';
import { secretPatterns } from './pages/page-rules.ts';
import { previewRoutes } from './pages/preview-routes.ts';
import { readSiteAddresses } from './pages/read-site-addresses.ts';
import { setLanguage } from './pages/set-language.ts';

export type ServerParts = {
  env: Env;
  cache: PageCache;
  doors: readonly Door[];
  pages: Pages;
  staticFiles: StaticFiles;
  /** The build of the staff desk; in development Vite serves it instead. */
  desk?: StaticFiles | undefined;
  mailSetup: MailSetup;
  /** Whether the process is about to stop, so that a load balancer should send nobody here. */
  isStopping?: () => boolean;
};

/** The whole site as one fetch handler; its parts are listed in the order in which a request meets them. */
export function createServer({
  env,
  cache,
  doors,
  pages,
  staticFiles,
  desk,
  mailSetup,
  isStopping = () => false,
}: ServerParts) {
  declareMailTemplates(mailSetup);
  declareSiteAddresses(readSiteAddresses({ pages, doors, publicUrl: env.PUBLIC_URL }));
  const app = new Hono();
  const loggedPath = createLoggedPath([
    ...secretPatterns(pages.rules),
    ...listSecretCalls(doors),
    `${previewPath}/:token`,
  ]);
  app.use(requestId({ headerName: '' }));
  app.use(logRequest(loggedPath));
  app.use(addHeaders(commonHeaders(env.PUBLIC_URL)));
  app.use(refuseRepeatedSlashes());
  app.onError(
    answerFault(
      doors.map(({ prefix }) => prefix),
      loggedPath,
    ),
  );

  app.use(keepHostsApart(env));
  app.route('/', health(isStopping));
  for (const door of doors) app.route(door.prefix, serveDoor(door));
  app.route('/llms.txt', llmsFile({ publicUrl: env.PUBLIC_URL, doors }));
  app.route('/storage', storedFiles());
  app.route('/open-data', openDataFiles());
  app.route('/sheets', sheetFiles({ publicUrl: env.PUBLIC_URL }));
  const described = findDescribed(doors);
  if (described)
    app.route(
      '/approval-finder',
      familyFiles(async (request, env) => app.fetch(request, env), described),
    );
  if (env.DEV_PAGES) app.route('/dev', devMails(mailSetup));
  if (desk) app.route(deskPath, deskFiles(desk, env));
  app.route(previewPath, previewRoutes({ env, pages }));
  app.route('/', publicFiles({ publicUrl: env.PUBLIC_URL, cache, pages, staticFiles }));
  app.route('/', setLanguage());
  app.route('/', pageRoutes({ env, cache, pages }));
  app.notFound((c) => {
    const { language } = languageOfPath(c.req.path);
    return c.text(translate(faultTexts.readOnly, language), 405, { Allow: 'GET, HEAD' });
  });
  return app;
}

/**
 * `/healthz`: the process is alive. `/readyz`: it can also serve pages that are not in the cache, and does not stop soon.
 */
function health(isStopping: () => boolean) {
  const app = new Hono();
  const headers = { 'Cache-Control': 'no-store' };
  app.get('/healthz', (c) => c.json({ status: 'ok' }, 200, headers));
  app.get('/readyz', async (c) => {
    if (isStopping()) return c.json({ status: 'stopping' }, 503, headers);
    if (await isDiskFull()) return c.json({ status: 'disk full' }, 503, headers);
    const ready = await isDatabaseReady();
    return c.json({ status: ready ? 'ok' : 'database away' }, ready ? 200 : 503, headers);
  });
  return app;
}

/** Adds the request id and these headers to every answer that does not set its own. */
function addHeaders(headers: Record<string, string>) {
  return createMiddleware<{ Variables: RequestIdVariables }>(async (c, next) => {
    await next();
    c.res.headers.set('x-request-id', c.var.requestId);
    for (const [name, value] of Object.entries(headers)) {
      if (!c.res.headers.has(name)) c.res.headers.set(name, value);
    }
  });
}

/** Logs one line for each request that reached the application; page cache hits are not logged. */
function logRequest(loggedPath: LoggedPath) {
  return createMiddleware<{ Variables: RequestIdVariables }>(async (c, next) => {
    const start = performance.now();
    await next();
    const status = c.res.status;
    const line = {
      id: c.var.requestId,
      method: c.req.method,
      path: loggedPath(c.req.path),
      status,
      ms: Math.round(performance.now() - start),
    };
    // A 503 is temporary and may be one of many: the site is busy, or its database away, which has its own line.
    if (status === 503) logger.warn(line, 'answered');
    else if (status >= 500) logger.error(line, 'answered');
    else logger.debug(line, 'answered');
  });
}

/** Redirects a path with repeated slashes to `/404`. No part of the path is reflected; query values may contain slashes. */
function refuseRepeatedSlashes() {
  return createMiddleware(async (c, next) => {
    if (c.req.path.includes('//')) return c.redirect('/404', 302);
    await next();
  });
}
