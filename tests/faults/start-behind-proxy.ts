import pg from 'pg';
import { afterAll, beforeAll, inject } from 'vitest';
import { cloneDatabase } from '#tests/cluster.ts';
import { startTcpProxy, type TcpProxy } from '#tests/tcp-proxy.ts';
import { makeFolder, type Running, startServer, stopServer } from './run-server.ts';

/** A server without jobs on the demo site, a network between it and its database, and a client that is not cut off. */
type Behind = {
  server: Running;
  proxy: TcpProxy;
  client: pg.Client;
  databaseUrl: string;
  folder: string;
  /** Starts it once more on the same database, after a test has killed it. */
  start(): Promise<void>;
};

/**
 * Gives the tests of a file such a server.
 * @param name of its database, which no other file uses at the same time
 */
export function startBehindProxy(name: string): Behind {
  const site = {
    async start() {
      const { proxy, databaseUrl, folder } = site;
      const settings = { DATABASE_URL: proxy.inFrontOf(databaseUrl), DATA_DIR: folder, RUN_JOBS: 'false' };
      site.server = await startServer(settings);
    },
  } as Behind;
  let remove: () => Promise<void>;
  beforeAll(async () => {
    ({ folder: site.folder, remove } = await makeFolder());
    site.databaseUrl = await cloneDatabase(inject('adminUrl'), inject('template'), `t_${name}_${process.pid}`);
    site.client = new pg.Client(site.databaseUrl);
    await site.client.connect();
    site.proxy = await startTcpProxy(site.databaseUrl);
    await site.start();
  });
  afterAll(async () => {
    await stopServer(site.server);
    await site.proxy.close();
    await site.client.end();
    await remove();
  });
  return site;
}
