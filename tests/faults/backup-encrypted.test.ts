import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readFile, stat, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { generateIdentity, identityToRecipient } from 'age-encryption';
import { describe, expect, test } from 'vitest';
import { migrateDatabase } from '#db/migrate-database.server.ts';
import { encryptFor, readKeys } from '#server/backup/encryption.ts';
import {
  connect,
  hashTables,
  makeBackup,
  makeEmptyDatabase,
  makeEmptyFolder,
  readFiles,
  restoreBackup,
} from './backup-steps.ts';
import { bareEnv } from './run-server.ts';
import { withSourceSite } from './with-source-site.ts';

const site = withSourceSite('backup_encrypted');

async function makeKey() {
  const key = await generateIdentity();
  return { key, recipient: await identityToRecipient(key) };
}

async function expectRefusal(file: string, keys: string[], reason: RegExp) {
  const [target, place] = [await makeEmptyDatabase(), await makeEmptyFolder()];
  await expect(restoreBackup(file, target.url, place, keys)).rejects.toThrow(reason);
  expect(await readFiles(place)).toEqual({});
}

describe('an encrypted backup', () => {
  test('is restored row for row and file for file with either of its keys, and with the secret', async () => {
    const [first, second] = [await makeKey(), await makeKey()];
    const file = await makeBackup(site.url, site.folder, [first.recipient, second.recipient]);
    expect((await readFile(file)).includes('Asha')).toBe(false);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    for (const { key } of [first, second]) {
      const [target, place] = [await makeEmptyDatabase(), await makeEmptyFolder()];
      await restoreBackup(file, target.url, place, [key]);
      expect(await hashTables(await connect(target.url))).toEqual(await hashTables(await connect(site.url)));
      expect(await readFiles(place)).toEqual(await readFiles(site.folder));
      expect(await readFile(join(place, 'app-secret'), 'utf8')).toBe('s'.repeat(64));
    }
  });

  test('opens without its key for nobody, and says what is missing', async () => {
    const { recipient } = await makeKey();
    const file = await makeBackup(site.url, site.folder, [recipient]);
    await expectRefusal(file, [], /is encrypted: add --key and the name of the file with its key, or set BACKUP_KEY/);
    await expectRefusal(file, [(await makeKey()).key], /The key does not open .*: it was encrypted for another one/);
  });

  test('that is cut off or changed anywhere is refused', async () => {
    const { key, recipient } = await makeKey();
    const file = await makeBackup(site.url, site.folder, [recipient]);
    const intact = await readFile(file);
    for (const share of [0.02, 0.9]) {
      const bytes = Buffer.from(intact);
      const at = Math.floor(bytes.length * share);
      bytes.writeUInt8(bytes.readUInt8(at) ^ 1, at);
      await writeFile(file, bytes);
      await expectRefusal(file, [key], /backup\.tar\.gz is (not a backup|damaged|cut off)/);
    }
    await writeFile(file, intact);
    await truncate(file, Math.floor(intact.length / 2));
    await expectRefusal(file, [key], /backup\.tar\.gz is (damaged|cut off)/);
  });

  test('is not begun for something that is no public key', async () => {
    const { key } = await makeKey();
    for (const recipient of ['age1nobody', key, '']) {
      await expect(makeBackup(site.url, site.folder, [recipient])).rejects.toThrow('is not a public key');
    }
  });
});

describe('the key of a restore', () => {
  test('is read from a file of age-keygen, or else from the environment', async () => {
    const [{ key }, other] = [await makeKey(), await makeKey()];
    const file = join(await makeEmptyFolder(), 'key.txt');
    await writeFile(file, `# created: 2026-11-23T10:00:00Z\n# public key: age1…\n${key}\n`);
    expect(await readKeys(file, undefined)).toEqual([key]);
    expect(await readKeys(file, other.key)).toEqual([key]);
    expect(await readKeys(undefined, other.key)).toEqual([other.key]);
    expect(await readKeys(undefined, undefined)).toEqual([]);
  });

  test('that is given in place of the public one is not printed either', async () => {
    const { key } = await makeKey();
    expect(() => encryptFor([key])).toThrow('age1…');
    expect(() => encryptFor([key])).not.toThrow(key);
  });

  test('is never taken from the command line, and a wrong one is never printed', async () => {
    const { key, recipient } = await makeKey();
    await expect(readKeys(key, undefined)).rejects.toThrow('put the key in a file');
    await expect(readKeys('/nowhere/key.txt', undefined)).rejects.toThrow('key.txt, cannot be read');
    for (const wrong of [recipient, `${key}A`, 'hello']) {
      const fault = await readKeys(undefined, wrong).catch((error: Error) => error.message);
      expect(fault).toMatch(/^BACKUP_KEY contains no key as age-keygen makes it/);
      expect(fault).not.toContain(wrong);
    }
  });
});

describe('a restore', () => {
  test('makes files that only the site can read, whatever the archive says', async () => {
    const place = await makeEmptyFolder();
    await restoreBackup(await makeBackup(site.url, site.folder), (await makeEmptyDatabase()).url, place);
    const lamp = join(place, 'files/public/pictures/lamp.svg');
    expect((await stat(lamp)).mode & 0o777).toBe(0o600);
    for (const folder of ['files', 'files/private', 'files/public/pictures']) {
      expect((await stat(join(place, folder))).mode & 0o777, folder).toBe(0o700);
    }
  });

  test('that was killed keeps a site from starting until it is repeated, and leaves nothing behind', async () => {
    const [file, target, place] = [
      await makeBackup(site.url, site.folder),
      await makeEmptyDatabase(),
      await makeEmptyFolder(),
    ];
    const client = await connect(target.url);
    const staged = join(place, 'restoring');
    const killed = spawn(process.execPath, ['scripts/run/restore.ts', file], {
      env: { ...bareEnv(), DATABASE_URL: target.url, DATA_DIR: place },
      stdio: 'ignore',
    });
    await expect.poll(() => existsSync(staged), { timeout: 60_000, interval: 2 }).toBe(true);
    killed.kill('SIGKILL');
    await once(killed, 'close');
    expect(existsSync(staged)).toBe(true);
    await expect(migrateDatabase(target.url)).rejects.toThrow('A restore into this database was interrupted');
    await restoreBackup(file, target.url, place);
    expect(existsSync(staged)).toBe(false);
    expect(await migrateDatabase(target.url)).toEqual([]);
    expect(await hashTables(client)).toEqual(await hashTables(await connect(site.url)));
  });

  test('keeps a site that starts meanwhile waiting', async () => {
    const [file, target] = [await makeBackup(site.url, site.folder), await makeEmptyDatabase()];
    const restoring = restoreBackup(file, target.url, await makeEmptyFolder());
    const client = await connect(target.url);
    await expect
      .poll(async () => (await client.query("select to_regnamespace('half_restored') as it")).rows[0]?.it, {
        timeout: 60_000,
      })
      .not.toBeNull();
    let leads: number | undefined;
    await migrateDatabase(target.url, {
      next: async () => {
        leads = (await client.query('select from leads')).rowCount ?? 0;
      },
    });
    expect(leads).toBeGreaterThan(0);
    await restoring;
  });
});
