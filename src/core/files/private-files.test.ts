import { mkdirSync, mkdtempSync, readdirSync, readlinkSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findPrivate, openPrivate, putPrivate, putPrivateStream } from './private-files.server.ts';
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

const putStreamed = (name: string, bytes: Buffer) => putPrivateStream(name, Readable.from([bytes]));

test.each([
  ['public', putPublic],
  ['private', putPrivate],
  ['private', putStreamed],
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

test('a private file is sent piece by piece, and is open only while somebody reads it', async () => {
  const [folder = ''] = folders;
  vi.stubEnv('DATA_DIR', folder);
  await putPrivate('lamp.pdf', Buffer.alloc(4 * 1024 ** 2, 'lamp'));
  const isOpen = () =>
    readdirSync('/proc/self/fd').some((name) => {
      try {
        return readlinkSync(`/proc/self/fd/${name}`).startsWith(folder);
      } catch {
        return false;
      }
    });
  const unread = await openPrivate('lamp.pdf');
  expect([unread?.bytes, isOpen()]).toEqual([4 * 1024 ** 2, false]);
  const reader = unread?.stream.getReader();
  expect((await reader?.read())?.value?.length).toBeLessThanOrEqual(64 * 1024);
  expect(isOpen()).toBe(true);
  await reader?.cancel();
  await expect.poll(isOpen).toBe(false);

  const read = await openPrivate('lamp.pdf');
  const text = await new Response(read?.stream).text();
  expect([text.length, text.slice(-8)]).toEqual([4 * 1024 ** 2, 'lamplamp']);
  await expect.poll(isOpen).toBe(false);
  expect(await openPrivate('none.pdf')).toBeNull();
});

test('only the site can read what it stores', async () => {
  const [folder = ''] = folders;
  vi.stubEnv('DATA_DIR', folder);
  await putPrivate('company-files/pan.pdf', Buffer.from('%PDF-'));
  await putStreamed('company-files/sent.pdf', Buffer.from('%PDF-'));
  for (const name of ['pan', 'sent'])
    expect(statSync(join(folder, `files/private/company-files/${name}.pdf`)).mode & 0o777).toBe(0o600);
});
