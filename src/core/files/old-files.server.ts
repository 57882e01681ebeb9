import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { readEnv } from '#core/env.ts';
import type { CleanUp } from '#core/jobs/clean-up.ts';

const day = 24 * 60 * 60 * 1000;

/** The names in a folder under `files`; none if it does not exist. */
export async function listNames(...folders: string[]): Promise<string[]> {
  return readdir(pathOf(folders)).catch(() => []);
}

/** Whether a file under `files` is older than so many days. */
export async function isOlderThan(days: number, ...path: string[]): Promise<boolean> {
  const file = await stat(pathOf(path)).catch(() => null);
  return file !== null && file.mtimeMs < Date.now() - days * day;
}

/** Deletes the uploads that a process was receiving, and the files that it was drawing, when it was killed. */
export const incompleteUploads: CleanUp = {
  name: 'incomplete uploads',
  async run() {
    let deleted = 0;
    for (const name of await listNames('incoming')) {
      if (!(await isOlderThan(1, 'incoming', name))) continue;
      // A folder is what a killed process was drawing in.
      await rm(pathOf(['incoming', name]), { recursive: true, force: true });
      deleted += 1;
    }
    return deleted;
  },
};

function pathOf(names: readonly string[]): string {
  return join(readEnv().DATA_DIR, 'files', ...names);
}
