import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';

/** The bytes that the path of a socket file may have on every system. */
const longestPath = 103;

type Login = { user: string; password: string };

/**
 * The address of a database of a cluster. It leads to the socket file in the cluster's folder, which only its owner can
 * enter, so that no other user of the machine can pose as the server and be told the password. If there is no such file,
 * because the path is too long or an earlier release has started the server, it leads to the loopback address.
 */
export function clusterAddress(folder: string, port: number, { user, password }: Login, database: string): string {
  const url = new URL(`postgres://${user}:${password}@127.0.0.1:${port}/${database}`);
  const socket = join(folder, `.s.PGSQL.${port}`);
  if (Buffer.byteLength(socket) <= longestPath && existsSync(socket)) url.searchParams.set('host', folder);
  return url.href;
}

/** A port of this machine that no process is listening on. */
export function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
}

export function isPortTaken(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(true));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(false)));
  });
}
