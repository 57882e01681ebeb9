import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';

const statusOf: Record<string, number> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };

/** The headers of an answer to a request that never reached the application. */
export function brokenHeaders(common: Record<string, string>): Record<string, string> {
  return {
    ...common,
    'x-request-id': randomUUID(),
    'cache-control': 'no-store',
    'content-type': 'text/plain; charset=utf-8',
  };
}

/** Answers malformed, oversized and too slow requests, and closes their connection. */
export function refuseBroken(common: Record<string, string>) {
  return (error: NodeJS.ErrnoException, socket: Duplex) => {
    // Nothing may be written into an answer that is already being sent.
    const isAnswering = '_httpMessage' in socket && socket._httpMessage;
    if (!socket.writable || isAnswering) {
      socket.destroy();
      return;
    }
    refuse(socket, statusOf[error.code ?? ''] ?? 400, common);
  };
}

/** Writes an answer past the application, and closes the connection. */
export function refuse(socket: Duplex, status: number, common: Record<string, string>): void {
  const text = `${STATUS_CODES[status]}.`;
  const headers = { ...brokenHeaders(common), 'content-length': String(text.length), connection: 'close' };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${text}`);
}
