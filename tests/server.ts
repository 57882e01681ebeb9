import type { EventEmitter } from 'node:events';
import type { ServerBuild } from 'react-router';
import { readEnv } from '#core/env.ts';
import { PageCache } from '#core/page-cache/page-cache.server.ts';
import type { Door } from '#server/calls/door.ts';
import { createServer } from '#server/create-server.ts';
import { readStaticFiles } from '#server/files/static-files.ts';
import { listDoors } from '#server/list-doors.ts';
import { mailSetup } from '#server/list-jobs.ts';
import { createPages } from '#server/pages/create-pages.ts';
import { withTestDatabase } from './with-test-database.ts';

/** The built site: its routes with what they declare, and its loaders. */
export const build = (await import(/* @vite-ignore */ `file://${process.cwd()}/build/server/index.js`)) as ServerBuild;
const staticFiles = await readStaticFiles('build/client');
const desk = await readStaticFiles('build/desk');

/** The whole site on its own database, perhaps with more doors, called without a network: `site.get('/services')`. */
export function withSite(settings: Record<string, string> = {}, moreDoors: readonly Door[] = []) {
  withTestDatabase();
  const env = readEnv({
    PUBLIC_URL: 'https://kasauti.example',
    // A test is in more of a hurry than a visitor.
    RENDER_LIMIT: '10000',
    CALL_LIMIT: '10000',
    ...settings,
  });
  const cache = new PageCache();
  const doors = [...moreDoors, ...listDoors(env)];
  const pages = createPages(build, 'production', { publicUrl: env.PUBLIC_URL, doors });
  const app = createServer({
    env,
    cache,
    doors,
    staticFiles,
    desk,
    mailSetup,
    pages,
  });
  const request = (path: string, init?: RequestInit) => Promise.resolve(app.request(path, init));
  /** The same, over a connection from that address; an answer is on its way until `outgoing` emits `close`. */
  const from = (remoteAddress: string, outgoing?: EventEmitter) => (path: string, init?: RequestInit) =>
    Promise.resolve(
      app.request(path, init, { incoming: { socket: { remoteAddress } }, ...(outgoing && { outgoing }) }),
    );
  const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    request(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
  return {
    cache,
    pages,
    mailSetup,
    get: request,
    from,
    /** A call with a JSON body. */
    post,
    /** Posts like a browser that keeps its cookies. */
    openBrowser() {
      const cookies = new Map<string, string>();
      return async (path: string, body: unknown, headers: Record<string, string> = {}) => {
        const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
        const answer = await post(path, body, { ...(cookie && { cookie }), ...headers });
        for (const set of answer.headers.getSetCookie()) {
          const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
          cookies.set(name, value);
        }
        return answer;
      };
    },
  };
}
