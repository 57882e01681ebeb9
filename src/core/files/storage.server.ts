import { join } from 'node:path';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import { readEnv } from '#core/env.ts';

let opened: Disk | undefined;

function publicDisk(): Disk {
  opened ??= new Disk(new FSDriver({ location: join(readEnv().DATA_DIR, 'files', 'public'), visibility: 'public' }));
  return opened;
}

/** Stores a file that anyone may fetch; an existing file at that path is replaced. */
export async function putPublic(path: string, bytes: Uint8Array): Promise<void> {
  await publicDisk().put(path, bytes);
}

/** The bytes of a public file, or null. */
export async function findPublic(path: string): Promise<Uint8Array | null> {
  const disk = publicDisk();
  return (await disk.exists(path)) ? disk.getBytes(path) : null;
}
