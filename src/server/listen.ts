import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import { StartError } from '#core/errors.ts';
import { commonHeaders } from '#core/http/security-headers.ts';
import { languageCookie } from '#core/language.server.ts';
import type { PageCache } from '#core/page-cache/page-cache.server.ts';
import { chooseEncoding, entryHeaders, isFresh, type PageEntry } from '#core/page-cache/page-entry.ts';
import { pageKey } from '#core/page-cache/page-key.ts';
import { brokenHeaders, refuseBroken } from './refuse-broken.ts';

type Parts = { app: Hono; cache: PageCache; publicUrl: string; host: string; port: number };

const limits = {
  headersTimeout: 10_000,
  requestTimeout: 20_000,
  connectionsCheckingInterval: 1_000,
  maxHeaderSize: 16 * 1024,
  // The application refuses it, with the headers of every answer.
  requireHostHeader: false,
  keepAliveTimeout: 65_000,
};

/**
 * Serves the application. A page that is kept and fresh is answered here, straight from its bytes;
 * everything else goes through the application.
 * @throws StartError when the port is taken or may not be used
 */
export function listen({ app, cache, publicUrl, host, port }: Parts): Promise<Server> {
  const common = commonHeaders(publicUrl);
  const passOn = getRequestListener(app.fetch, {
    overrideGlobalObjects: false,
    // Its target or its host cannot be read; what the application itself throws, it answers itself.
    errorHandler: () => new Response('The request could not be read.', { status: 400, headers: brokenHeaders(common) }),
  });
  const prepared = new WeakMap<PageEntry, Record<string, Record<string, string>>>();
  let hits = 0;

  const headersOf = (entry: PageEntry, encoding: ReturnType<typeof chooseEncoding>) => {
    let byEncoding = prepared.get(entry);
    if (!byEncoding) {
      byEncoding = {};
      prepared.set(entry, byEncoding);
    }
    const length = String(entry.bodies[encoding].length);
    const known = byEncoding[encoding];
    // The body shrinks once, shortly after it was kept.
    if (known && known['content-length'] === length) return known;
    const made = { ...common, ...entryHeaders(entry, encoding) };
    byEncoding[encoding] = made;
    return made;
  };

  const answerKept = (request: IncomingMessage, response: ServerResponse): boolean => {
    const { headers, method, url } = request;
    if (method !== 'GET' || !url || headers.authorization) return false;
    if (headers.cookie?.includes(`${languageCookie}=`)) return false;
    const { key, keep } = pageKey(url);
    const entry = keep ? cache.findFresh(key) : undefined;
    if (!entry) return false;
    const encoding = chooseEncoding(headers['accept-encoding'] as string | undefined);
    const answer = headersOf(entry, encoding);
    hits += 1;
    response.setHeader('X-Request-Id', `hit-${hits.toString(36)}`);
    if (isFresh(entry, headers['if-none-match'])) {
      const { 'content-length': _length, 'content-encoding': _encoding, ...rest } = answer;
      response.writeHead(304, rest).end();
    } else {
      response.writeHead(entry.status, answer).end(entry.bodies[encoding]);
    }
    return true;
  };

  const answer = (request: IncomingMessage, response: ServerResponse) => {
    if (!answerKept(request, response)) void passOn(request, response);
  };
  const server = createServer(limits, answer);
  server.on('checkExpectation', answer);
  server.on('clientError', refuseBroken(common));
  server.timeout = 15_000;
  server.maxHeadersCount = 64;
  return open(server, host, port);
}

/** @throws StartError as `listen` does: told before the database is opened and filled */
export async function assertPortIsFree(host: string, port: number): Promise<void> {
  const probe = await open(createServer(), host, port);
  await new Promise((resolve) => probe.close(resolve));
}

function open(server: Server, host: string, port: number): Promise<Server> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const said: Record<string, string> = {
        EADDRINUSE: `Port ${port} is taken: stop what listens there, or set PORT`,
        EACCES: `Port ${port} may not be used by this user: set PORT to one above 1023`,
      };
      reject(new StartError(said[error.code ?? ''] ?? `The server cannot listen on ${host}:${port}: ${error.message}`));
    });
    server.listen(port, host, () => resolve(server));
  });
}
