import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { type Pack, pack } from 'tar-stream';
import { filesOfPerson, type PersonData } from './read-person.server.ts';

/** The files of an export as a .tar.gz archive, of which one file at a time is in memory. */
export function packPerson(data: PersonData): ReadableStream<Uint8Array<ArrayBuffer>> {
  const packing = pack();
  const zipping = createGzip();
  // Whoever reads the archive is told the error, and whoever stops reading ends the packing.
  pipeline(Readable.from(packing), zipping).catch((error) => packing.destroy(error));
  addFiles(packing, data).catch((error) => packing.destroy(error));
  return Readable.toWeb(zipping) as ReadableStream<Uint8Array<ArrayBuffer>>;
}

async function addFiles(packing: Pack, data: PersonData): Promise<void> {
  for await (const { name, bytes } of filesOfPerson(data)) {
    await new Promise<void>((resolve, reject) => {
      packing.entry({ name, mode: 0o600 }, Buffer.from(bytes), (error) => (error ? reject(error) : resolve()));
    });
  }
  packing.finalize();
}
