import { createHash } from 'node:crypto';
import { StartError } from '#core/errors.ts';
import { type BackupManifest, backupManifest, manifestName } from './backup-manifest.ts';
import { type ArchivePart, readArchive } from './read-archive.ts';

/**
 * Reads the whole archive and compares every part with its checksum.
 * @throws StartError that names what is damaged or missing
 */
export async function checkArchive(
  file: string,
  keys: readonly string[],
  report: (progress: string) => void,
): Promise<BackupManifest> {
  const checksumOf = new Map<string, string>();
  let text: string | undefined;
  const visit = async ({ name, bytes }: ArchivePart) => {
    report(`checking ${name}`);
    const hash = createHash('sha256');
    const chunks: Buffer[] = [];
    for await (const chunk of bytes) {
      hash.update(chunk);
      if (name === manifestName) chunks.push(chunk);
    }
    if (name === manifestName) text = Buffer.concat(chunks).toString();
    else checksumOf.set(name, hash.digest('hex'));
  };
  const reading = readArchive(file, visit, keys);
  const [outcome] = await Promise.allSettled([reading]);
  // Compression notices a changed byte only at its end, and the checksums tell which part it is in.
  if (text !== undefined) compare(file, parse(file, text), checksumOf);
  if (outcome.status === 'rejected') throw outcome.reason;
  if (text === undefined) throw new StartError(`${file} is not a complete backup: it has no ${manifestName}`);
  return parse(file, text);
}

function parse(file: string, text: string): BackupManifest {
  try {
    return backupManifest.parse(JSON.parse(text));
  } catch {
    throw new StartError(`${manifestName} of ${file} is damaged, or was written by a newer release`);
  }
}

function compare(file: string, { checksums }: BackupManifest, checksumOf: Map<string, string>): void {
  for (const [name, checksum] of Object.entries(checksums)) {
    if (!checksumOf.has(name)) throw new StartError(`${name} is missing from ${file}`);
    if (checksumOf.get(name) !== checksum) throw new StartError(`${name} in ${file} is damaged: its checksum differs`);
  }
  for (const name of checksumOf.keys()) {
    if (!(name in checksums)) throw new StartError(`${name} in ${file} does not belong to the backup`);
  }
}
