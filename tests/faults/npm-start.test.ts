import { spawn } from 'node:child_process';
import { expect, inject, onTestFinished, test, vi } from 'vitest';
import { findFreePort } from '#db/embedded/cluster-address.server.ts';
import { cloneDatabase } from '#tests/cluster.ts';
import { run } from '../../scripts/build/build.ts';
import { makeFolder, promised } from './run-server.ts';

test('SIGTERM to `npm start` stops the site, not only npm', async () => {
  const { folder, remove } = await makeFolder();
  onTestFinished(remove);
  const port = await findFreePort();
  const { PATH = '', HOME = '' } = process.env;
  const settings = {
    DATABASE_URL: await cloneDatabase(inject('adminUrl'), inject('template'), `t_npm_${process.pid}`),
    DATA_DIR: folder,
    APP_SECRET: 'a secret that only the tests know, long enough',
    PORT: String(port),
    LOG_LEVEL: 'error',
  };
  const npm = spawn('npm', ['start'], { env: { PATH, HOME, ...settings }, stdio: 'ignore', detached: true });
  onTestFinished(() => {
    // The group is gone if the site has stopped.
    try {
      process.kill(-Number(npm.pid), 'SIGKILL');
    } catch {}
  });
  const answers = () =>
    fetch(`http://127.0.0.1:${port}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(answers, { timeout: 90_000, interval: 100 }).toBe(true);
  npm.kill('SIGTERM');
  await expect.poll(answers, { timeout: promised(5), interval: 100 }).toBe(false);
});

test('a site that is started without npm finds the tools that build it', async () => {
  vi.stubEnv('PATH', '/usr/bin:/bin');
  onTestFinished(() => void vi.unstubAllEnvs());
  await expect(run('react-router', ['--version'])).resolves.toBeUndefined();
});
