import { randomUUID } from 'node:crypto';
import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Writes what a restore of an older backup must repeat into a file beside a backup, as a whole or not at all. */
export async function writeBeside(archive: string, ending: string, data: unknown): Promise<void> {
  // Half a file would refuse every restore from this folder.
  const draft = `${archive}${ending}.${randomUUID()}.part`;
  await writeFile(draft, JSON.stringify(data, null, 1), { mode: 0o600, flag: 'wx' });
  await rename(draft, `${archive}${ending}`);
}

/** What all files with that ending in the folder of a backup contain; later backups have put theirs there, too. */
export async function readBeside(archive: string, ending: string): Promise<{ name: string; data: unknown }[]> {
  const folder = dirname(archive);
  const names = (await readdir(folder)).filter((name) => name.endsWith(ending));
  return Promise.all(
    names.map(async (name) => ({ name, data: JSON.parse(await readFile(join(folder, name), 'utf8')) })),
  );
}
