import { createServer as createHttpServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { ServerBuild } from 'react-router';
import { createServer as createVite } from 'vite';
import { readEnv } from '#core/env.ts';
import { drainJobs, runJobs } from '#core/jobs/jobs.server.ts';
import { PageCache } from '#core/page-cache/page-cache.server.ts';
import type { MailSetup } from '#features/mail/mail-setup.server.ts';
import { createServer } from '#server/create-server.ts';
import { deskPath, withAddresses } from '#server/files/desk-files.ts';
import { listDoors } from '#server/list-doors.ts';
import { listJobs, mailSetup } from '#server/list-jobs.ts';
import { createPages, type Pages } from '#server/pages/create-pages.ts';
import { openStore } from '#server/start/open-store.ts';

/** The site with hot reload: Vite serves the pages and the server answers the calls; nothing is cached. */
process.env.DEV_PAGES ??= 'true';
const env = readEnv();
/** It keeps no page, and tells what else is kept that the content has changed. */
const cache = new PageCache(0);
const store = await openStore(env, () => cache.invalidate());
const vite = await createVite({ server: { middlewareMode: true } });
// The desk is an application of its own, and so has a server of its own for its modules.
const desk = await createVite({
  configFile: 'scripts/build/desk.vite.config.ts',
  server: { middlewareMode: true, ws: { port: 24_679 } },
  plugins: [{ name: 'addresses', transformIndexHtml: (html) => withAddresses(html, env) }],
});
type Templates = Awaited<ReturnType<MailSetup['loadTemplates']>>;
const setup: MailSetup = {
  ...mailSetup,
  loadTemplates: async () => (await vite.ssrLoadModule('/src/features/mail/render-mail.tsx')) as Templates,
};
void runJobs(listJobs(setup));

const doors = listDoors(env);
let pages: Pages = await loadPages();

/** The routes in their present state, with what they declare. */
async function loadPages(): Promise<Pages> {
  const build = (await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild;
  return createPages(build, 'development', { publicUrl: env.PUBLIC_URL, doors });
}

const app = createServer({
  env,
  cache,
  doors,
  staticFiles: new Map(),
  mailSetup: setup,
  pages: {
    render: (request, what) => pages.render(request, what),
    rules: {
      find: (pathname) => pages.rules.find(pathname),
      get all() {
        return pages.rules.all;
      },
    },
  },
});
const passOn = getRequestListener(app.fetch);
const server = createHttpServer((request, response) => {
  if (/^\/desk(?![^/?])/.test(request.url ?? '')) {
    // Vite knows the application by its base alone.
    request.url = request.url?.replace(/^\/desk(?!\/)/, `${deskPath}/`);
    return desk.middlewares(request, response);
  }
  vite.middlewares(request, response, async () => {
    // For a route that does not compile, its earlier declaration stays in use; its page says what is wrong.
    pages = await loadPages().catch(() => pages);
    void passOn(request, response);
  });
});
server.listen(env.PORT, env.HOST, () => console.log(`http://localhost:${env.PORT}, with hot reload`));

process.once('SIGINT', async () => {
  server.close();
  await drainJobs();
  await Promise.all([vite.close(), desk.close()]);
  await store.close();
  process.exit(0);
});
