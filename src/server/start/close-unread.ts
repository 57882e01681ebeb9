import type { IncomingMessage, ServerResponse } from 'node:http';
import { hasBody } from './limit-body-time.ts';

/**
 * Says `Connection: close` in an answer that is sent before the body of its request has been read to the end, such as a
 * 413 or a 429. The rest of the body is not read, so the connection cannot take another request.
 */
export function closeUnread(request: IncomingMessage, response: ServerResponse): void {
  if (!hasBody(request)) return;
  const { writeHead } = response;
  response.writeHead = (...args: unknown[]) => {
    if (!request.complete) response.shouldKeepAlive = false;
    return Reflect.apply(writeHead, response, args);
  };
}
