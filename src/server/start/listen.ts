import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import { StartError } from '#core/errors.ts';
import { isIn, isLoopback, readNetworks } from '#core/http/networks.ts';
import { commonHeaders } from '#core/http/security-headers.ts';
import type { PageCache } from '#core/page-cache/page-cache.server.ts';
import { type Encoding, entryHeaders, fitEntry, type PageEntry } from '#core/page-cache/page-entry.ts';
import type { UploadCalls } from '#server/calls/serve-door.ts';
import { decideVisit } from '#server/pages/decide-visit.ts';
import type { PageRules } from '#server/pages/page-rules.ts';
import { drainUnread, hasBody } from './limits/drain-unread.ts';
import { limitBodyTime } from './limits/limit-body-time.ts';
import { limitConnections } from './limits/limit-connections.ts';
import { limitUnanswered } from './limits/limit-unanswered.ts';
import { brokenHeaders, refuse, refuseBroken } from './refuse-broken.ts';

/** Names and values in turn, the form that `writeHead` accepts without further work. */
type PreparedHeaders = { full: string[]; unchanged: string[] };

type Parts = {
  app: Hono;
  cache: PageCache;
  rules: PageRules;
  /** The calls that take files, which may take longer. */
  uploads: UploadCalls;
  publicUrl: string;
  /** The host that shows the desk alone, and so no page from the cache; null if the desk has none of its own. */
  deskHost: string | null;
  /** The networks of the proxies in front, as in TRUSTED_PROXIES. */
  trustedProxies: string;
  host: string;
  port: number;
};

const limits = {
  headersTimeout: 10_000,
  // Uploads may take that long; other requests with a body are cut off earlier, by `limitBodyTime`.
  requestTimeout: 180_000,
  connectionsCheckingInterval: 1_000,
  maxHeaderSize: 16 * 1024,
  // The application itself refuses a request without a host, with the headers of every answer.
  requireHostHeader: false,
  keepAliveTimeout: 65_000,
  // No body stream for requests without a body, which saves an eighth of the time that a cached page takes.
  optimizeEmptyRequests: true,
};

/**
 * Serves the application. A fresh page in the cache is sent from here, straight from its bytes;
 * everything else goes through the application.
 * @throws StartError when the port is in use or not allowed
 */
export function listen({
  app,
  cache,
  rules,
  uploads,
  publicUrl,
  deskHost,
  trustedProxies,
  host,
  port,
}: Parts): Promise<Server> {
  const common = commonHeaders(publicUrl);
  const passOn = getRequestListener(app.fetch, {
    // The target or host cannot be parsed; errors of the application itself are answered there.
    errorHandler: () => new Response('The request could not be read.', { status: 400, headers: brokenHeaders(common) }),
  });
  const prepared = new WeakMap<Buffer, PreparedHeaders>();
  let hits = 0;

  const headersOf = (entry: PageEntry, encoding: Encoding, body: Buffer): PreparedHeaders => {
    // Keyed by the body, because an entry gets a new one when it has been compressed as far as possible.
    const known = prepared.get(body);
    if (known) return known;
    const full = { ...common, ...entryHeaders(entry, encoding, body.length) };
    const { 'content-length': _length, 'content-encoding': _encoding, ...unchanged } = full;
    const made = { full: Object.entries(full).flat(), unchanged: Object.entries(unchanged).flat() };
    prepared.set(body, made);
    return made;
  };

  const answerFromCache = (request: IncomingMessage, response: ServerResponse): boolean => {
    const { headers, method, url } = request;
    if (method !== 'GET' || !url || (deskHost !== null && headers.host === deskHost)) return false;
    const { key, isCacheable } = decideVisit({ target: url, cookie: headers.cookie }, rules.find);
    const entry = isCacheable ? cache.findFresh(key) : undefined;
    if (!entry) return false;
    const accepted = headers['accept-encoding'] as string | undefined;
    const { encoding, isUnchanged } = fitEntry(entry, accepted, headers['if-none-match']);
    const body = entry.bodies[encoding];
    // The application makes the encodings that few callers need.
    if (!body) return false;
    const { full, unchanged } = headersOf(entry, encoding, body);
    hits += 1;
    // All in one list: if one header is set beforehand, Node sets all the others one by one too.
    const id = ['X-Request-Id', `hit-${hits.toString(36)}`];
    if (isUnchanged) response.writeHead(304, [...unchanged, ...id]).end();
    else response.writeHead(entry.status, [...full, ...id]).end(body);
    return true;
  };

  const proxies = readNetworks(trustedProxies);
  // A whole office or a mobile carrier may share one address; a proxy connects for everybody.
  const isExempt = (address: string) => isLoopback(address) || isIn(proxies, address);
  const refuseUnread = limitUnanswered({ most: 150, isExempt });

  const answer = (request: IncomingMessage, response: ServerResponse) => {
    if (refuseUnread(request, response)) return;
    const isSending = hasBody(request);
    if (isSending) drainUnread(request, response);
    if (answerFromCache(request, response)) return;
    if (isSending) limitBodyTime(request, response, () => refuse(request.socket, 408, common), uploads);
    void passOn(request, response);
  };
  const server = createServer(limits, answer);
  server.on('checkExpectation', answer);
  server.on('clientError', refuseBroken(common));
  server.timeout = 15_000;
  server.maxHeadersCount = 64;
  // A connection costs memory even when it sends nothing.
  server.maxConnections = 2_000;
  limitConnections(server, { most: 500, isExempt });
  return open(server, host, port);
}

/** @throws StartError as `listen` does, but before the database is opened and filled */
export async function assertPortIsFree(host: string, port: number): Promise<void> {
  const probe = await open(createServer(), host, port);
  await new Promise((resolve) => probe.close(resolve));
}

function open(server: Server, host: string, port: number): Promise<Server> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const messages: Record<string, string> = {
        EADDRINUSE: `Port ${port} is in use: stop the program that uses it, or set PORT`,
        EACCES: `Port ${port} may not be used by this user: set PORT to one above 1023`,
      };
      reject(
        new StartError(messages[error.code ?? ''] ?? `The server cannot listen on ${host}:${port}: ${error.message}`),
      );
    });
    server.listen(port, host, () => resolve(server));
  });
}
