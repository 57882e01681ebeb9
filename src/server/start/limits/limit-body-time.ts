import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { UploadCalls } from '#server/calls/serve-door.ts';

/** The time in milliseconds within which a body that is not an upload has to arrive. */
const bodyTime = 20_000;

/**
 * Ends a request whose body arrives too slowly: with 408, or without an answer if one is already being sent. Uploads to
 * a call that takes files are left to the server's own limit.
 *
 * @param refuse writes the 408
 * @param uploads the calls that take files
 */
export function limitBodyTime(
  request: IncomingMessage,
  response: ServerResponse,
  refuse: () => void,
  uploads: UploadCalls,
  time = bodyTime,
): void {
  if (isMultipart(request.headers) && uploads.has(`${request.method} ${request.url?.split('?', 1)[0]}`)) return;
  const late = setTimeout(() => {
    if (request.complete) return;
    // A response without a socket still waits for the one before it on the same connection.
    if (!response.headersSent && response.socket) refuse();
    // The rest of the body is not read, so that nothing acts upon half of it.
    request.socket.destroySoon();
  }, time);
  late.unref();
  request.once('close', () => clearTimeout(late));
}

function isMultipart(headers: IncomingHttpHeaders): boolean {
  return /^multipart\/form-data\b/i.test(headers['content-type'] ?? '');
}
