import type { IncomingMessage, ServerResponse } from 'node:http';

/** Milliseconds in which a body that is no upload has to be here. */
const bodyTime = 20_000;

/**
 * Ends a request whose body comes too slowly: 408, or nothing where an answer is on its way already.
 * Uploads are left to the server's own limit.
 *
 * @param said headers of the 408
 */
export function limitBodyTime(
  request: IncomingMessage,
  response: ServerResponse,
  said: () => Record<string, string>,
  time = bodyTime,
): void {
  const { headers } = request;
  const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
  if (!hasBody || /^multipart\/form-data\b/i.test(headers['content-type'] ?? '')) return;
  const late = setTimeout(() => {
    if (request.complete) return;
    if (!response.headersSent) response.writeHead(408, { ...said(), connection: 'close' }).end('Request Timeout.');
    // What is still to come is not waited for.
    request.socket.destroySoon();
  }, time);
  late.unref();
  request.once('close', () => clearTimeout(late));
}
