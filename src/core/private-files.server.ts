import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import { readEnv } from './env.ts';

let opened: Disk | undefined;

function privateDisk(): Disk {
  opened ??= new Disk(new FSDriver({ location: join(readEnv().DATA_DIR, 'files', 'private'), visibility: 'private' }));
  return opened;
}

/** A new name in private storage: nothing of what a visitor called the file. */
export function newPrivateName(folder: string): string {
  return `${folder}/${randomUUID()}`;
}

/** Keeps a file that no address leads to. */
export async function putPrivate(name: string, bytes: Uint8Array): Promise<void> {
  await privateDisk().put(name, bytes);
}

/** The same, from a stream; when the stream breaks, nothing usable stays and the error is thrown. */
export async function putPrivateStream(name: string, stream: Readable): Promise<void> {
  await privateDisk().putStream(name, stream);
}

/** The bytes of a private file, or null. */
export async function findPrivate(name: string): Promise<Uint8Array<ArrayBuffer> | null> {
  const disk = privateDisk();
  return (await disk.exists(name)) ? new Uint8Array(await disk.getBytes(name)) : null;
}

export async function deletePrivate(name: string): Promise<void> {
  await privateDisk().delete(name);
}
