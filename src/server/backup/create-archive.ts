import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { pack } from 'tar-stream';
import { StartError } from '#core/errors.ts';
import { encryptFor } from './encryption.ts';

export type ArchiveWriter = {
  /** SHA-256 of each part that has been added. */
  checksums: Record<string, string>;
  add(name: string, bytes: Buffer): Promise<void>;
  /** Adds a file of the disk; false if it has been deleted in the meantime. */
  addFile(name: string, path: string): Promise<boolean>;
  /** Completes the archive, which only then has its name. */
  finish(): Promise<void>;
  abandon(): Promise<void>;
};

/**
 * Opens a .tar.gz archive that only its owner can read, encrypted if there are recipients. Until it is finished, it has
 * a name of its own that ends with `.part`, so that two backups of one name do not write into each other.
 */
export async function createArchive(file: string, recipients: readonly string[] = []): Promise<ArchiveWriter> {
  const protect = recipients.length > 0 ? [encryptFor(recipients)] : [];
  const draft = `${file}.${randomUUID()}.part`;
  await mkdir(dirname(file), { recursive: true });
  const packing = pack();
  const target = createWriteStream(draft, { mode: 0o600, flags: 'wx', flush: true });
  const writing = pipeline([Readable.from(packing), createGzip(), ...protect, target]);
  // Whoever adds the next part is told the error.
  writing.catch(() => {});
  const checksums: Record<string, string> = {};

  async function addStream(name: string, size: number, chunks: AsyncIterable<Buffer>) {
    const hash = createHash('sha256');
    const entry = packing.entry({ name, size, mode: 0o600 });
    let written = 0;
    for await (const chunk of chunks) {
      hash.update(chunk);
      written += chunk.length;
      if (!entry.write(chunk)) await once(entry, 'drain');
    }
    if (written !== size) throw new StartError(`${name} changed while it was being read: run the backup again`);
    entry.end(null);
    checksums[name] = hash.digest('hex');
  }
  const orBroken = <Result>(work: Promise<Result>) => Promise.race([work, writing.then(() => work)]);

  return {
    checksums,
    add: (name, bytes) => orBroken(addStream(name, bytes.length, Readable.from([bytes]))),
    async addFile(name, path) {
      const handle = await open(path).catch(ignoreMissing);
      if (!handle) return false;
      try {
        const { size } = await handle.stat();
        // A stream that ends at -1 would read everything.
        const chunks = size > 0 ? handle.createReadStream({ end: size - 1, autoClose: false }) : Readable.from([]);
        await orBroken(addStream(name, size, chunks));
        return true;
      } finally {
        await handle.close();
      }
    },
    async finish() {
      packing.finalize();
      await writing;
      await rename(draft, file);
    },
    async abandon() {
      packing.destroy();
      await writing.catch(() => {});
      await rm(draft, { force: true });
    },
  };
}

function ignoreMissing(error: unknown) {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
  throw error;
}
