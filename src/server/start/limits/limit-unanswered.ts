import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { networkOf } from '#core/http/caller.server.ts';
import { countOpen } from '#core/http/count-open.ts';

type Limits = {
  /** How many requests of one network may wait for their answers, or be on their way to it, over all its connections. */
  most: number;
  /** Whether an address is not limited, such as that of a proxy, which asks for everybody. */
  isExempt: (address: string) => boolean;
};

/** No browser and no proxy sends a request before the one before it is answered; a few may overlap at their ends. */
const mostOfConnection = 5;

/**
 * Closes a connection that sends many requests without waiting for their answers: a packet of a few kilobytes would
 * otherwise start hundreds of answers at once, all of which wait in memory for a reader. So do those of a network that
 * leaves too many answers unread over all its connections.
 * @returns a function that says whether the connection was closed, so that the request needs no answer
 */
export function limitUnanswered({ most, isExempt }: Limits) {
  const ofConnection = new WeakMap<Socket, number>();
  const takePlace = countOpen(() => most);
  return ({ socket }: IncomingMessage, response: ServerResponse): boolean => {
    const count = (ofConnection.get(socket) ?? 0) + 1;
    const address = socket.remoteAddress ?? '';
    const giveBack = isExempt(address) ? () => {} : takePlace(networkOf(address));
    if (!giveBack || count > mostOfConnection) {
      giveBack?.();
      socket.destroy();
      return true;
    }
    ofConnection.set(socket, count);
    response.once('close', () => {
      ofConnection.set(socket, (ofConnection.get(socket) ?? 1) - 1);
      giveBack();
    });
    return false;
  };
}
