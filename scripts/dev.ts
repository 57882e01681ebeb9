import { createServer as createHttpServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { ServerBuild } from 'react-router';
import { createServer as createVite } from 'vite';
import { readEnv } from '#core/env.ts';
import { restJobs, runJobs } from '#core/jobs/jobs.server.ts';
import { PageCache } from '#core/page-cache/page-cache.server.ts';
import type { MailSetup } from '#features/mail/mail-setup.server.ts';
import { listJobs } from '#server/jobs.ts';
import { mailSetup } from '#server/mails.ts';
import { createRenderPage } from '#server/pages/render-page.ts';
import { openStore } from '#server/start/open-store.ts';
import { createServer } from '#server/web.ts';

/** The site with hot reload: Vite serves the pages and the server answers the calls; nothing is cached. */
process.env.DEV_PAGES ??= 'true';
const env = readEnv();
const store = await openStore(env, () => {});
const vite = await createVite({ server: { middlewareMode: true } });
type Templates = Awaited<ReturnType<MailSetup['loadTemplates']>>;
const setup: MailSetup = {
  ...mailSetup,
  loadTemplates: async () => (await vite.ssrLoadModule('/src/features/mail/render-mail.tsx')) as Templates,
};
void runJobs(listJobs(setup));
const app = createServer({
  env,
  cache: new PageCache(0),
  staticFiles: new Map(),
  mailSetup: setup,
  renderPage: async (request, what) => {
    const build = await vite.ssrLoadModule('virtual:react-router/server-build');
    return createRenderPage(build as ServerBuild, 'development', env.PUBLIC_URL)(request, what);
  },
});
const passOn = getRequestListener(app.fetch);
const server = createHttpServer((request, response) => {
  vite.middlewares(request, response, () => void passOn(request, response));
});
server.listen(env.PORT, env.HOST, () => console.log(`http://localhost:${env.PORT}, with hot reload`));

process.once('SIGINT', async () => {
  server.close();
  await restJobs();
  await vite.close();
  await store.close();
  process.exit(0);
});
