import { execFile } from 'node:child_process';
import { access, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { generateIdentity, identityToRecipient } from 'age-encryption';
import { expect, onTestFinished, test } from 'vitest';
import { formPosts } from '#tests/lead-steps.ts';
import { makeEmptyFolder } from './backup-steps.ts';
import { bareEnv, startServer, stopServer } from './run-server.ts';

/** Runs a command of package.json with this data folder, and returns its exit code and all it prints. */
function runScript(
  script: string,
  dataFolder: string,
  args: string[] = [],
  settings = {},
): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const env = { ...bareEnv(), DATA_DIR: dataFolder, LOG_LEVEL: 'warn', ...settings };
    execFile(process.execPath, [`scripts/run/${script}.ts`, ...args], { env }, (error, out, errors) => {
      resolve({ code: error ? 1 : 0, output: out + errors });
    });
  });
}

test('the commands save a running site with its own PostgreSQL and restore it elsewhere, with the mails that wait', async () => {
  const [old, fresh, store] = [await makeEmptyFolder(), await makeEmptyFolder(), await makeEmptyFolder()];
  const file = join(store, 'site.tar.gz.age');
  const first = await startServer({ DATA_DIR: old, SEED: 'demo' });
  const { path, body } = formPosts.partner('asha@lamps.example');
  const headers = { 'content-type': 'application/json' };
  await fetch(first.url + path, { method: 'POST', headers, body: JSON.stringify(body) });
  const services = await (await fetch(`${first.url}/api/services`)).text();
  const key = await generateIdentity();
  const keyFile = join(store, 'key.txt');
  await writeFile(keyFile, key);
  const saved = await runScript('backup', old, ['--recipient', await identityToRecipient(key), file]);
  expect(saved).toEqual({
    code: 0,
    output: expect.stringMatching(/site\.tar\.gz\.age: \d+ tables with \d+ rows, \d+ files.*\nIt is encrypted/),
  });
  expect((await fetch(`${first.url}/readyz`)).status).toBe(200);
  expect(await runScript('restore', old, [file])).toEqual({
    code: 1,
    output: expect.stringMatching(/already contains files/),
  });
  await stopServer(first);
  await rm(old, { recursive: true });

  const restored = await runScript('restore', fresh, [file, '--key', keyFile]);
  expect(restored).toEqual({
    code: 0,
    output: expect.stringMatching(/Restored the state of .*, [1-9]\d* mails waiting/),
  });
  const second = await startServer({ DATA_DIR: fresh, SEED: 'demo' });
  onTestFinished(async () => void (await stopServer(second)));
  expect(await (await fetch(`${second.url}/api/services`)).text()).toBe(services);
  await expect.poll(() => second.output(), { timeout: 20_000 }).toContain('asha@lamps.example');
  expect(second.output()).not.toContain('the demo site is in the database');
  await stopServer(second);
});

test('mistakes are answered in one line, and create nothing', async () => {
  const cut = await runScript('backup', await makeEmptyFolder(), ['--recipient']);
  expect(cut).toEqual({ code: 1, output: expect.stringMatching(/^Option '--recipient <value>' argument missing\n$/) });
  const folder = join(await makeEmptyFolder(), 'mistaken');
  expect(await runScript('backup', folder)).toEqual({
    code: 1,
    output: `There is no database in ${folder}: set DATA_DIR or DATABASE_URL\n`,
  });
  expect(await runScript('restore', folder)).toEqual({ code: 1, output: 'Name the backup: npm run restore -- FILE\n' });
  const none = join(folder, 'none.tar.gz');
  expect(await runScript('restore', folder, [none])).toEqual({ code: 1, output: `There is no backup ${none}\n` });
  const settings = { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nowhere' };
  expect(await runScript('backup', folder, [], settings)).toEqual({
    code: 1,
    output: expect.stringMatching(/^The database cannot be used: .*ECONNREFUSED[^\n]*\n$/),
  });
  await expect(access(folder)).rejects.toThrow('ENOENT');
});
