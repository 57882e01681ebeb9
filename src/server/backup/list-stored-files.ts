import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

/** The stored files of a data folder, as paths like `files/public/logo.svg`, without uploads that are still arriving. */
export async function listStoredFiles(dataFolder: string): Promise<string[]> {
  const entries = await readdir(join(dataFolder, 'files'), { recursive: true, withFileTypes: true }).catch(() => []);
  const paths = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(dataFolder, join(parentPath, name)).split(sep).join('/'));
  return paths.filter((path) => !path.startsWith('files/incoming/')).sort();
}
