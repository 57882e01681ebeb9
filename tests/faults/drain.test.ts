import { expect, inject, test } from 'vitest';
import { cloneDatabase } from '#tests/cluster.ts';
import { makeFolder, startServer } from './run-server.ts';

test('after SIGTERM the site reports that it is not ready while it still answers, and then ends', async () => {
  const { folder, remove } = await makeFolder();
  const url = await cloneDatabase(inject('adminUrl'), inject('template'), `t_drained_${process.pid}`);
  const server = await startServer({ DATABASE_URL: url, DATA_DIR: folder, DRAIN_SECONDS: '6' });
  const statusOf = (path: string) => fetch(server.url + path).then(({ status }) => status);
  // The first render of a page may take longer than the rest of this test.
  expect([await statusOf('/services'), await statusOf('/readyz')]).toEqual([200, 200]);
  server.process.kill('SIGTERM');
  await expect.poll(() => statusOf('/readyz')).toBe(503);
  expect([await statusOf('/services'), await statusOf('/healthz')]).toEqual([200, 200]);
  expect(await server.ended).toMatchObject({ code: 0, errors: '' });
  await remove();
});
