import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { extract } from 'tar-stream';
import { StartError } from '#core/errors.ts';
import { decryptWith, isEncrypted } from './encryption.ts';

export type ArchivePart = { name: string; bytes: AsyncIterable<Buffer> };

/**
 * Reads an archive from its beginning to its end. The visitor must read each part completely.
 * @param keys of which one opens the archive, if it is encrypted
 * @throws StartError that names the part in which the archive is cut off or damaged
 */
export async function readArchive(
  file: string,
  visit: (part: ArchivePart) => Promise<void>,
  keys: readonly string[] = [],
): Promise<void> {
  const decrypt = (await isEncrypted(file).catch((error) => Promise.reject(explain(file, undefined, error))))
    ? [decryptWith(keys, file)]
    : [];
  const extracting = extract();
  const stop = new AbortController();
  const feed = async (chunks: AsyncIterable<Buffer>) => {
    for await (const chunk of chunks) {
      if (!extracting.write(chunk)) await once(extracting, 'drain', stop);
    }
    extracting.end(null);
  };
  const feeding = pipeline([createReadStream(file), ...decrypt, createGunzip(), feed], stop);
  feeding.catch((error) => extracting.destroy(error));
  let last: string | undefined;
  try {
    for await (const entry of extracting) {
      last = entry.header.name;
      await visit({ name: last, bytes: buffersOf(entry) });
    }
    await feeding;
  } catch (error) {
    throw explain(file, last, error);
  } finally {
    stop.abort();
    extracting.destroy();
  }
}

async function* buffersOf(entry: AsyncIterable<unknown>): AsyncGenerator<Buffer> {
  for await (const chunk of entry) {
    if (!Buffer.isBuffer(chunk)) throw new Error('a part of an archive consists of bytes');
    yield chunk;
  }
}

function explain(file: string, last: string | undefined, error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const code = 'code' in error ? String(error.code) : '';
  if (code === 'ENOENT' || code === 'EISDIR') return new StartError(`There is no backup ${file}`);
  const isCut = /unexpected end/i.test(error.message);
  const isDamaged =
    code.startsWith('Z_') || /invalid tar|checksum|not a valid|encryption is damaged/i.test(error.message);
  if (!isCut && !isDamaged) return error;
  if (!last) return new StartError(`${file} is not a backup, or its beginning is damaged`);
  return new StartError(isCut ? `${file} is cut off in ${last}` : `${file} is damaged in or after ${last}`);
}
