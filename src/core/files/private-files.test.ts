import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { findPrivate, putPrivate } from './private-files.server.ts';
import { findPublic, putPublic } from './storage.server.ts';

const folders = ['a', 'b'].map(() => mkdtempSync(join(tmpdir(), 'kasauti-disks-')));
afterEach(() => {
  vi.unstubAllEnvs();
  for (const folder of folders) rmSync(folder, { recursive: true });
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
