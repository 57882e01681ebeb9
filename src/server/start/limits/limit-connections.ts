import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { networkOf } from '#core/http/caller.server.ts';
import { countOpen } from '#core/http/count-open.ts';

type Limits = {
  /** How many connections one network may have open. */
  most: number;
  /** Whether an address is not limited, such as that of a proxy, which connects for everybody. */
  isExempt: (address: string) => boolean;
};

/** Closes further connections of a network that has enough of them, so that one caller cannot take all there are. */
export function limitConnections(server: Server, { most, isExempt }: Limits): void {
  const takePlace = countOpen(() => most);
  server.on('connection', (socket: Socket) => {
    const { remoteAddress: address } = socket;
    if (!address || isExempt(address)) return;
    const giveBack = takePlace(networkOf(address));
    if (giveBack) socket.once('close', giveBack);
    else socket.destroy();
  });
}
