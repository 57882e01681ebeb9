import type { IncomingMessage, ServerResponse } from 'node:http';

/** More than the largest form that is accepted; whoever sends more than that is cut off. */
const maxBytes = 16 * 1024 * 1024;
/** In milliseconds. */
const maxTime = 30_000;
/** A sender that has been silent this long, in milliseconds, has given up. */
const maxSilence = 5_000;

export function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/**
 * Lets a sender who is still writing receive an answer that is sent before the body has arrived, such as a 404, a 413 or
 * a 429. The answer says `Connection: close`, so that no further request is sent after that body and lost. What remains
 * of the body is read and dropped before the connection closes: if it closed at once, the sender's system would report
 * a broken connection instead of the answer.
 */
export function drainUnread(request: IncomingMessage, response: ServerResponse): void {
  const { writeHead, end } = response;
  response.writeHead = (...args: unknown[]) => {
    if (!request.complete) response.shouldKeepAlive = false;
    return Reflect.apply(writeHead, response, args);
  };
  response.end = (...args: unknown[]) => {
    if (request.complete || request.destroyed) return Reflect.apply(end, response, args);
    if (args.length > 0) Reflect.apply(response.write, response, args);
    response.flushHeaders();
    void drain(request).then(() => Reflect.apply(end, response, []));
    return response;
  };
}

/** Returns when the body has ended, is too long, takes too long or stops coming, or when its connection is gone. */
async function drain(request: IncomingMessage): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const late = setTimeout(resolve, maxTime);
  const silent = setTimeout(resolve, maxSilence);
  let bytes = 0;
  // Whoever was reading has refused the request, and would only collect the rest in memory.
  request.removeAllListeners('data').on('data', (chunk: Buffer) => {
    silent.refresh();
    bytes += chunk.length;
    if (bytes > maxBytes) resolve();
  });
  request.once('end', resolve).once('close', resolve).resume();
  await promise;
  clearTimeout(late);
  clearTimeout(silent);
}
