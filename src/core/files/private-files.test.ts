import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findPrivate, putPrivate } from './private-files.server.ts';
import { findPublic, putPublic } from './storage.server.ts';

const folders: string[] = [];
beforeEach(() => {
  folders.push(...['a', 'b'].map(() => mkdtempSync(join(tmpdir(), 'kasauti-disks-'))));
});
afterEach(() => {
  vi.unstubAllEnvs();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

test('each data folder has its own files, public and private', async () => {
  for (const folder of folders) {
    vi.stubEnv('DATA_DIR', folder);
    expect([await findPublic('lamp.txt'), await findPrivate('lamp.txt')]).toEqual([null, null]);
    await putPublic('lamp.txt', Buffer.from(folder));
    await putPrivate('lamp.txt', Buffer.from(folder));
  }
  for (const folder of folders) {
    vi.stubEnv('DATA_DIR', folder);
    const files = [await findPublic('lamp.txt'), await findPrivate('lamp.txt')];
    expect(files.map((bytes) => Buffer.from(bytes ?? []).toString())).toEqual([folder, folder]);
  }
});

test.each([
  ['public', putPublic],
  ['private', putPrivate],
] as const)('a %s file is there as a whole or not at all', async (kind, put) => {
  const [folder = ''] = folders;
  vi.stubEnv('DATA_DIR', folder);
  const bytes = Buffer.alloc(64 * 1024 ** 2);
  const sizes = new Set<number | undefined>();
  const path = join(folder, 'files', kind, 'lamp.pdf');
  const look = setInterval(() => sizes.add(statSync(path, { throwIfNoEntry: false })?.size), 1);
  await put('lamp.pdf', bytes).finally(() => clearInterval(look));
  expect([...sizes].filter((size) => size !== undefined && size !== bytes.length)).toEqual([]);
  // A folder stands where the file should be.
  mkdirSync(join(folder, 'files', kind, 'kettle.pdf', 'inner'), { recursive: true });
  await expect(put('kettle.pdf', bytes)).rejects.toThrow();
  expect(readdirSync(join(folder, 'files', 'incoming'))).toEqual([]);
});

test('only the site can read what it stores', async () => {
  const [folder = ''] = folders;
  vi.stubEnv('DATA_DIR', folder);
  await putPrivate('company-files/pan.pdf', Buffer.from('%PDF-'));
  expect(statSync(join(folder, 'files/private/company-files/pan.pdf')).mode & 0o777).toBe(0o600);
});
