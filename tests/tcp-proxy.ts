import { connect, createServer, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

export type TcpProxy = {
  /** The same address with this proxy in front. */
  inFrontOf(url: string): string;
  /** From now on nothing passes in either direction, and neither side learns of it, not even that the other end has gone. */
  stall(): void;
  /** Stalls once one connection has sent packets with these texts, in this order; returns when that has happened. */
  stallAfter(...texts: string[]): Promise<void>;
  /** The same, but the last of these packets does not arrive. */
  stallBefore(...texts: string[]): Promise<void>;
  /** Ends every connection at once and refuses new ones until `restore`. */
  cut(): void;
  /** Passes on, in order, what a stall has held back, and accepts connections again. */
  restore(): void;
  close(): Promise<void>;
};

/**
 * A network between the site and its PostgreSQL or its mail server that a test can cut or stall.
 * @param options.late how many bytes at the end of each packet arrive 2 ms after the rest of it
 */
export async function startTcpProxy(target: string, { late = 0 } = {}): Promise<TcpProxy> {
  const { hostname, port } = new URL(target);
  let state: 'open' | 'stalled' | 'cut' = 'open';
  let waiting: (() => void)[] = [];
  const sockets = new Set<Socket>();
  let trap: { texts: string[]; holdsLast: boolean; seen: Map<Socket, number>; spring: () => void } | undefined;
  /** Whether these bytes are the last ones that the trap is waiting for; each connection has its own count. */
  const springs = (from: Socket, bytes: Buffer | string) => {
    if (!trap) return false;
    let seen = trap.seen.get(from) ?? 0;
    if (bytes.includes(trap.texts[seen] ?? '')) trap.seen.set(from, ++seen);
    return seen === trap.texts.length;
  };
  const pass = (step: () => void) => {
    if (state === 'stalled') waiting.push(step);
    else step();
  };

  const server = createServer((near) => {
    if (state === 'cut') return near.destroy();
    // From here on, so that a cut also ends a connection that a stall still keeps waiting.
    sockets.add(near);
    near.on('error', () => {}).on('close', () => sockets.delete(near));
    pass(() => join(near, connect(Number(port), hostname)));
  });
  function join(near: Socket, far: Socket) {
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from.setNoDelay());
      from.on('error', () => {});
      let sent = Promise.resolve();
      const send = (bytes: Buffer | string) => to.writable && to.write(bytes);
      const sendInTwo = async (bytes: Buffer) => {
        send(bytes.subarray(0, -late));
        await wait(2);
        send(bytes.subarray(-late));
      };
      from.on('data', (bytes) =>
        pass(() => {
          const forward = () => {
            if (late === 0 || typeof bytes === 'string') send(bytes);
            else sent = sent.then(() => sendInTwo(bytes));
          };
          const sprung = from === near && springs(near, bytes) ? trap : undefined;
          if (!sprung?.holdsLast) forward();
          if (!sprung) return;
          state = 'stalled';
          if (sprung.holdsLast) pass(forward);
          trap = undefined;
          sprung.spring();
        }),
      );
      from.on('close', () => {
        sockets.delete(from);
        pass(() => to.destroy());
      });
    }
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('the proxy has no port');

  const restore = () => {
    state = 'open';
    const steps = waiting;
    waiting = [];
    for (const step of steps) step();
  };
  const cut = () => {
    state = 'cut';
    waiting = [];
    for (const socket of sockets) socket.resetAndDestroy();
  };
  const setTrap = (texts: string[], holdsLast: boolean) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    trap = { texts, holdsLast, seen: new Map(), spring: resolve };
    return promise;
  };
  return {
    inFrontOf(url) {
      const through = new URL(url);
      through.host = `127.0.0.1:${address.port}`;
      return through.href;
    },
    stall() {
      state = 'stalled';
    },
    stallAfter: (...texts) => setTrap(texts, false),
    stallBefore: (...texts) => setTrap(texts, true),
    restore,
    cut,
    async close() {
      cut();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
