import type { ContentFiles } from '#core/content/content-files.server.ts';
import { findPublic, putPublic } from '#core/files/storage.server.ts';
import { countsOf, type ImportReport } from './sync-rows.server.ts';

export type PublicFile = { path: string; bytes: Uint8Array };

/** The pictures named by the entries of a YAML file, by the path given there: `images/associates/x.svg`. */
export async function readPictures(content: ContentFiles, names: string[]): Promise<PublicFile[]> {
  const files = await Promise.all(
    names.map(async (name) => {
      const bytes = await content.bytes(name);
      return bytes && { path: storedPath(name), bytes };
    }),
  );
  return files.filter((file) => file !== undefined);
}

/** Where a picture of the content folder is stored among the public files. */
const storedPath = (name: string) => name.replace(/^images\//, '');

/** The path of a picture as stored in a row: `storage/associates/x.svg`. */
export const picturePath = (name: string) => `storage/${storedPath(name)}`;

/** The same for a path that a row has: where the picture is stored, and its name in the content folder. */
export function filesOfPicture(path: string): { stored: string; name: string } {
  const stored = path.replace(/^storage\//, '');
  return { stored, name: `images/${stored}` };
}

/** The name in the content folder of a stored file that is no picture. */
export const storedFileName = (path: string) => `files/${path}`;

/** Copies the files into public storage; files that are already there are left alone. */
export async function storePictures(report: ImportReport, files: PublicFile[]): Promise<void> {
  const counts = countsOf(report, 'files');
  for (const { path, bytes } of files) {
    const stored = await findPublic(path);
    if (stored && Buffer.compare(stored, bytes) === 0) counts.left += 1;
    else {
      await putPublic(path, bytes);
      counts[stored ? 'changed' : 'added'] += 1;
    }
  }
}
