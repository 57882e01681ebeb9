import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';
import { cloneDatabase } from '#tests/cluster.ts';
import { expectSafe, inside } from './expect-safe.ts';
import { ask, makeFolder, type Running, startServer, stopServer } from './run-server.ts';

/**
 * Runs the real server as a separate process during the tests of one file, all of which it must survive without an error.
 * @param name a part of the database's name, different in every file
 */
export function withServer(name: string) {
  let remove: () => Promise<void>;
  let server: Running;

  beforeAll(async () => {
    const { folder, ...rest } = await makeFolder();
    remove = rest.remove;
    const url = await cloneDatabase(inject('adminUrl'), inject('template'), `t_${name}_${process.pid}`);
    server = await startServer(
      { DATABASE_URL: url, DATA_DIR: folder, APP_SECRET: 'a secret that only the tests know, long enough' },
      'scripts/run/start.ts',
    );
  });
  afterAll(async () => {
    const ended = await stopServer(server);
    await remove();
    expect(ended).toMatchObject({ code: 0, errors: expect.not.stringMatching(inside) });
  });
  afterEach(() => {
    expect(server.process.exitCode).toBeNull();
  });

  return {
    get url() {
      return server.url;
    },
    get port() {
      return server.port;
    },
    async get(target: string, headers?: Record<string, string>) {
      const answer = await ask(server.port, target, { headers });
      expectSafe(answer);
      return answer;
    },
  };
}
