import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';

/** The time in milliseconds within which a body that is not an upload has to arrive. */
const bodyTime = 20_000;

/**
 * Ends a request whose body arrives too slowly: with 408, or without an answer if one is already being sent. Uploads to
 * a call that takes files are left to the server's own limit.
 *
 * @param refusalHeaders the headers of the 408
 * @param uploads the calls that take files: `POST /api/sendnewsletter`
 */
export function limitBodyTime(
  request: IncomingMessage,
  response: ServerResponse,
  refusalHeaders: () => Record<string, string>,
  uploads: ReadonlySet<string>,
  time = bodyTime,
): void {
  const { headers } = request;
  const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
  if (!hasBody || (isMultipart(headers) && uploads.has(`${request.method} ${request.url?.split('?', 1)[0]}`))) return;
  const late = setTimeout(() => {
    if (request.complete) return;
    if (!response.headersSent)
      response.writeHead(408, { ...refusalHeaders(), connection: 'close' }).end('Request Timeout.');
    // The rest of the body is not read.
    request.socket.destroySoon();
  }, time);
  late.unref();
  request.once('close', () => clearTimeout(late));
}

function isMultipart(headers: IncomingHttpHeaders): boolean {
  return /^multipart\/form-data\b/i.test(headers['content-type'] ?? '');
}
