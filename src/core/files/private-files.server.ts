import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdir, open, rename, rm, statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ReadableStream as WebStream } from 'node:stream/web';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import { readEnv } from '#core/env.ts';
import { storeWholeFile } from './store-whole-file.server.ts';

const disks = new Map<string, Disk>();

function privateDisk(): Disk {
  const location = join(readEnv().DATA_DIR, 'files', 'private');
  const disk = disks.get(location) ?? new Disk(new FSDriver({ location, visibility: 'private' }));
  disks.set(location, disk);
  return disk;
}

/** Makes a new name in private storage, with nothing of the visitor's own file name in it. */
export function newPrivateName(folder: string): string {
  return `${folder}/${randomUUID()}`;
}

/** Stores a file that has no public address. */
export async function putPrivate(name: string, bytes: Uint8Array): Promise<void> {
  await storeWholeFile(`private/${name}`, bytes);
}

/**
 * The same from a stream. A file that did not arrive completely is deleted and the error thrown.
 * @returns the number of bytes, and their hash
 */
export async function putPrivateStream(name: string, stream: Readable): Promise<{ bytes: number; sha256: string }> {
  const folder = join(readEnv().DATA_DIR, 'files', 'incoming');
  await mkdir(folder, { recursive: true });
  const draft = join(folder, randomUUID());
  // Flushed, because the database will say that the file is stored, also after a loss of power.
  const writer = createWriteStream(draft, { mode: 0o600, flush: true });
  const hash = createHash('sha256');
  async function* hashed(chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      hash.update(chunk);
      yield chunk;
    }
  }
  const closed = once(writer, 'close');
  try {
    await pipeline(stream, hashed, writer);
    // The library would copy it: a full disk leaves half a copy, which nobody has flushed and everybody may read.
    await mkdir(dirname(privatePath(name)), { recursive: true });
    await rename(draft, privatePath(name));
    return { bytes: writer.bytesWritten, sha256: hash.digest('hex') };
  } catch (error) {
    // The file may not be open yet when the stream breaks.
    await closed.catch(() => {});
    await rm(draft, { force: true });
    throw error;
  }
}

/** The bytes of a private file, or null. */
export async function findPrivate(name: string): Promise<Uint8Array<ArrayBuffer> | null> {
  const disk = privateDisk();
  return (await disk.exists(name)) ? new Uint8Array(await disk.getBytes(name)) : null;
}

/** A private file that is on its way to a reader. */
export type OpenedFile = { bytes: number; stream: ReadableStream<Uint8Array> };

/**
 * A private file to be sent, or null. It is never in memory as a whole, and opened only when its first bytes are wanted,
 * so that a HEAD request, whose stream nobody reads, leaves no file open.
 */
export async function openPrivate(name: string): Promise<OpenedFile | null> {
  const disk = privateDisk();
  if (!(await disk.exists(name))) return null;
  const { contentLength } = await disk.getMetaData(name);
  async function* read() {
    yield* await disk.getStream(name);
  }
  return { bytes: contentLength, stream: WebStream.from<Uint8Array>(read()) as ReadableStream<Uint8Array> };
}

/** Whether there is a private file of that name. */
export function isPrivateStored(name: string): Promise<boolean> {
  return privateDisk().exists(name);
}

/** Where a private file is stored, for a library that reads files itself. */
export function privatePath(name: string): string {
  return join(readEnv().DATA_DIR, 'files', 'private', name);
}

/** Gives a private file another name in one step; a file of that name is replaced. */
export async function movePrivate(from: string, to: string): Promise<void> {
  await mkdir(dirname(privatePath(to)), { recursive: true });
  await rename(privatePath(from), privatePath(to));
}

/** The first chunk of the file, 64 KB at most. */
export async function readPrivateStart(name: string): Promise<Uint8Array> {
  for await (const chunk of await privateDisk().getStream(name)) return chunk;
  return new Uint8Array();
}

/** Whether the bytes occur anywhere in the file, which is read as a stream. */
export async function privateFileContains(name: string, bytes: Buffer): Promise<boolean> {
  let rest = Buffer.alloc(0);
  for await (const chunk of await privateDisk().getStream(name)) {
    const piece = Buffer.concat([rest, chunk]);
    if (piece.includes(bytes)) return true;
    rest = piece.subarray(Math.max(0, piece.length - bytes.length + 1));
  }
  return false;
}

/** Whether the bytes occur in the last kilobyte of the file. */
export async function privateFileEndsWith(name: string, bytes: Buffer): Promise<boolean> {
  const file = await open(privatePath(name));
  try {
    const { size } = await file.stat();
    const { buffer, bytesRead } = await file.read(Buffer.alloc(1_024), 0, 1_024, Math.max(0, size - 1_024));
    return buffer.subarray(0, bytesRead).includes(bytes);
  } finally {
    await file.close();
  }
}

export async function deletePrivate(name: string): Promise<void> {
  await privateDisk().delete(name);
}

const megabyte = 1024 ** 2;
const usualFloor = 5 * 1024 * megabyte;

/**
 * Whether the disk of the data folder has so little free space that no more files of visitors are stored on it, because
 * everything else, above all the database, needs the rest: less than FREE_DISK_MB, else less than 5 GB or a fifth of
 * the disk, whichever is smaller.
 */
export function isDiskNearlyFull(): Promise<boolean> {
  return hasLessThan(1);
}

/** Whether hardly anything can be written, the database included: less than a twentieth of that is free. */
export function isDiskFull(): Promise<boolean> {
  return hasLessThan(1 / 20);
}

async function hasLessThan(share: number): Promise<boolean> {
  const { DATA_DIR, FREE_DISK_MB } = readEnv();
  const { bavail, blocks, bsize } = await statfs(DATA_DIR);
  const floor = FREE_DISK_MB === undefined ? Math.min(usualFloor, (blocks * bsize) / 5) : FREE_DISK_MB * megabyte;
  return bavail * bsize < floor * share;
}
