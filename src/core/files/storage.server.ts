import { join } from 'node:path';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import { readEnv } from '#core/env.ts';
import { storeWholeFile } from './store-whole-file.server.ts';

const disks = new Map<string, Disk>();

function publicDisk(): Disk {
  const location = join(readEnv().DATA_DIR, 'files', 'public');
  const disk = disks.get(location) ?? new Disk(new FSDriver({ location, visibility: 'public' }));
  disks.set(location, disk);
  return disk;
}

/** Stores a file that anyone may fetch; an existing file at that path is replaced. */
export async function putPublic(path: string, bytes: Uint8Array): Promise<void> {
  await storeWholeFile(`public/${path}`, bytes);
}

/** The bytes of a public file, or null. */
export async function findPublic(path: string): Promise<Uint8Array | null> {
  const disk = publicDisk();
  return (await disk.exists(path)) ? disk.getBytes(path) : null;
}
