import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** No browser and no proxy sends a request before the one before it is answered; a few may overlap at their ends. */
const most = 5;
const unanswered = new WeakMap<Socket, number>();

/**
 * Closes a connection that sends many requests without waiting for their answers: a packet of a few kilobytes would
 * otherwise start hundreds of answers at once, all of which wait in memory for a reader.
 * @returns whether the connection was closed, so that the request needs no answer
 */
export function refusePipelining({ socket }: IncomingMessage, response: ServerResponse): boolean {
  const count = (unanswered.get(socket) ?? 0) + 1;
  if (count > most) {
    socket.destroy();
    return true;
  }
  unanswered.set(socket, count);
  response.once('close', () => unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1));
  return false;
}
