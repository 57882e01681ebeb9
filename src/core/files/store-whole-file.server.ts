import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { readEnv } from '#core/env.ts';

/**
 * Stores a file under its name in one step, so that nobody reads half of it and a killed process leaves no half of it,
 * which would count as the whole. Only the site can read it, whatever the umask is.
 * @param path below the folder `files` of the data folder
 */
export async function storeWholeFile(path: string, content: Uint8Array | string): Promise<void> {
  const folder = join(readEnv().DATA_DIR, 'files');
  const draft = join(folder, 'incoming', randomUUID());
  const target = join(folder, path);
  await mkdir(dirname(draft), { recursive: true });
  await mkdir(dirname(target), { recursive: true });
  try {
    await writeFile(draft, content, { mode: 0o600 });
    await rename(draft, target);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}
