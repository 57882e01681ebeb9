import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { networkOf } from '#core/http/caller.server.ts';

type Limits = {
  /** How many connections one network may have open. */
  most: number;
  /** Whether an address is not limited, such as that of a proxy, which connects for everybody. */
  isExempt: (address: string) => boolean;
};

/** Closes further connections of a network that has enough of them, so that one caller cannot take all there are. */
export function limitConnections(server: Server, { most, isExempt }: Limits): void {
  const open = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const { remoteAddress: address } = socket;
    if (!address || isExempt(address)) return;
    const network = networkOf(address);
    const count = (open.get(network) ?? 0) + 1;
    if (count > most) {
      socket.destroy();
      return;
    }
    open.set(network, count);
    socket.once('close', () => {
      const left = (open.get(network) ?? 1) - 1;
      if (left > 0) open.set(network, left);
      else open.delete(network);
    });
  });
}
