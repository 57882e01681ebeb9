import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';

const statusOf: Record<string, number> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };

/** The headers of an answer that the application never saw. */
export function brokenHeaders(common: Record<string, string>): Record<string, string> {
  return {
    ...common,
    'x-request-id': randomUUID(),
    'cache-control': 'no-store',
    'content-type': 'text/plain; charset=utf-8',
  };
}

/** Answers what is no HTTP request, or one too large or too slow, and closes its connection. */
export function refuseBroken(common: Record<string, string>) {
  return (error: NodeJS.ErrnoException, socket: Duplex) => {
    // An answer that is half out must not be written into.
    const isAnswering = '_httpMessage' in socket && socket._httpMessage;
    if (!socket.writable || isAnswering) {
      socket.destroy();
      return;
    }
    const status = statusOf[error.code ?? ''] ?? 400;
    const text = `${STATUS_CODES[status]}.`;
    const headers = { ...brokenHeaders(common), 'content-length': String(text.length), connection: 'close' };
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${text}`);
  };
}
