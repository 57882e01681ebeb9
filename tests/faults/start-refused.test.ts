import { chmod, mkdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, inject, onTestFinished, test, vi } from 'vitest';
import { closeDatabase, db, openDatabase } from '#db/client.server.ts';
import { openWithDemoPasswords } from '#features/kyc/demo-kyc-passwords.server.ts';
import { setKycPassword } from '#features/kyc/kyc-passwords.server.ts';
import { cloneDatabase } from '#tests/cluster.ts';
import { type Ended, makeFolder, promised, runToEnd } from './run-server.ts';

let folder: string;
let remove: () => Promise<void>;
beforeAll(async () => {
  ({ folder, remove } = await makeFolder());
});
afterAll(() => remove());
afterEach(() => void vi.unstubAllEnvs());

function expectOneLine({ code, errors, out, ms }: Ended, line: RegExp) {
  expect(errors).toMatch(/^[^\n]+\n$/);
  expect(errors).toMatch(line);
  expect(errors).not.toMatch(/\bat .*:\d+:\d+|node:internal/);
  expect(out).not.toMatch(/stack|"level":[56]0/);
  expect(code).toBe(1);
  expect(ms).toBeLessThan(promised(5));
}

test('a port in use is named', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void other.close());
  await new Promise((resolve) => other.once('listening', resolve));
  const { port } = other.address() as AddressInfo;
  const ended = await runToEnd({ PORT: String(port), DATA_DIR: join(folder, 'busy') });
  expectOneLine(ended, new RegExp(`^Port ${port} is in use`));
});

describe('a data folder that cannot be written is named', () => {
  test('when a file is in its place', async () => {
    const file = join(folder, 'file');
    await writeFile(file, '');
    expectOneLine(await runToEnd({ DATA_DIR: file }), /^The data folder .*file cannot be written \(EEXIST\)/);
    expectOneLine(await runToEnd({ DATA_DIR: join(file, 'below') }), /cannot be written \(ENOTDIR\)/);
  });

  test.skipIf(process.getuid?.() === 0)('when its rights forbid it', async () => {
    const closed = join(folder, 'closed');
    await mkdir(closed);
    await chmod(closed, 0o500);
    expectOneLine(await runToEnd({ DATA_DIR: closed }), /cannot be written \(EACCES\)/);
  });

  test('when a file is in the place of the cluster', async () => {
    const data = join(folder, 'occupied');
    await mkdir(data);
    await writeFile(join(data, 'postgres'), '');
    expectOneLine(await runToEnd({ DATA_DIR: data }), /^PostgreSQL could not set up .*occupied.postgres/);
  });
});

test('data whose password has been lost is not overwritten', async () => {
  const data = join(folder, 'locked');
  await mkdir(join(data, 'postgres'), { recursive: true });
  await writeFile(join(data, 'postgres', 'PG_VERSION'), '18\n');
  await writeFile(join(data, 'postgres.json'), '{"port":');
  expectOneLine(await runToEnd({ DATA_DIR: data }), /postgres.json is lost or broken, but .* holds data/);
});

describe('a wrong DATABASE_URL is reported with the reason', () => {
  const withAddress = (change: (url: URL) => void) => {
    const url = new URL(inject('adminUrl'));
    change(url);
    return runToEnd({ DATABASE_URL: url.href, DATA_DIR: folder });
  };
  const refusal = (reason: string) => new RegExp(`^The database at DATABASE_URL cannot be used: .*${reason}`);

  test('connection refused', async () => {
    expectOneLine(await withAddress((url) => Object.assign(url, { port: '1' })), refusal('ECONNREFUSED'));
  });

  test('wrong password, without printing it', async () => {
    const ended = await withAddress((url) => Object.assign(url, { password: 'not-the-secret' }));
    expectOneLine(ended, refusal('password authentication failed'));
    expect(ended.errors + ended.out).not.toContain('not-the-secret');
  });

  test('unknown database', async () => {
    expectOneLine(await withAddress((url) => Object.assign(url, { pathname: '/nowhere' })), refusal('does not exist'));
  });

  test('unknown host', async () => {
    expectOneLine(
      await withAddress((url) => Object.assign(url, { hostname: 'db.invalid' })),
      refusal('(ENOTFOUND|EAI_AGAIN|timeout)'),
    );
  });

  test('another program listens there', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    onTestFinished(() => void other.close());
    await new Promise((resolve) => other.once('listening', resolve));
    const { port } = other.address() as AddressInfo;
    expectOneLine(await withAddress((url) => Object.assign(url, { port: String(port) })), refusal(''));
  });
});

test('every wrong setting is named at once', async () => {
  const wrong = { PORT: 'http', DATABASE_URL: 'mysql://x', SEED: 'all', LOG_LEVEL: 'loud', API_PREFIX: 'api/' };
  const ended = await runToEnd({ ...wrong, DATA_DIR: folder });
  expectOneLine(ended, /^Some settings are not valid: .*PORT: .*DATABASE_URL: .*API_PREFIX: .*LOG_LEVEL: .*SEED: /);
});

describe('settings that would open the site to strangers are refused', () => {
  test('TRUST_PROXY, which trusted anybody', async () => {
    const ended = await runToEnd({ TRUST_PROXY: 'true', DATA_DIR: folder });
    expectOneLine(
      ended,
      /^Some settings are not valid: TRUST_PROXY: no longer exists: name the proxies in TRUSTED_PROXIES/,
    );
  });

  test('TRUSTED_PROXIES with entries that are not networks', async () => {
    const ended = await runToEnd({ TRUSTED_PROXIES: 'true', DATA_DIR: folder });
    expectOneLine(ended, /TRUSTED_PROXIES: must be addresses or networks/);
  });

  const local = { DEV_PAGES: 'true', PUBLIC_URL: 'http://localhost:3000' };
  test.each<Record<string, string>>([
    { PUBLIC_URL: 'https://kasauti.example' },
    { HOST: '0.0.0.0' },
    { TRUSTED_PROXIES: '127.0.0.1' },
  ])('DEV_PAGES with %j', async (settings) => {
    expectOneLine(await runToEnd({ ...local, ...settings, DATA_DIR: folder }), /^DEV_PAGES shows the codes/);
  });

  test('a public address without https', async () => {
    const ended = await runToEnd({ PUBLIC_URL: '', HOST: '0.0.0.0', DATA_DIR: folder });
    expectOneLine(ended, /^http:.* on 0\.0\.0\.0 is a public address without https/);
  });

  test('a KYC page that opens with a password of the demo', async () => {
    const url = await cloneDatabase(inject('adminUrl'), inject('template'), `t_demo_passwords_${process.pid}`);
    vi.stubEnv('PUBLIC_URL', 'http://localhost:3000');
    openDatabase(url);
    await openWithDemoPasswords(db());
    await setKycPassword(1, 'brass lantern 7');
    await closeDatabase();
    const settings = {
      DATABASE_URL: url,
      DATA_DIR: folder,
      APP_SECRET: 'a secret that only the tests know, long enough',
    };
    expectOneLine(await runToEnd(settings), /password of the demo.*: run npm run kyc-password -- 2, with --remove/);
  });
});
