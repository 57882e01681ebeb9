import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { readEnv } from '#core/env.ts';
import type { CleanUp } from '#core/jobs/clean-up.ts';

const day = 24 * 60 * 60 * 1000;

/** The files of a folder under `files` that are older than a day. */
export async function listOldFiles(...folders: string[]): Promise<{ path: string; name: string }[]> {
  const folder = join(readEnv().DATA_DIR, 'files', ...folders);
  const old: { path: string; name: string }[] = [];
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name);
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Date.now() }));
    if (mtimeMs < Date.now() - day) old.push({ path, name });
  }
  return old;
}

/** Deletes the uploads that a process was receiving when it was killed. */
export const incompleteUploads: CleanUp = {
  name: 'incomplete uploads',
  async run() {
    const files = await listOldFiles('incoming');
    for (const { path } of files) await rm(path, { force: true });
    return files.length;
  },
};
