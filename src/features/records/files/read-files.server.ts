import { access } from 'node:fs/promises';
import { join } from 'node:path';
import type { z } from 'zod';
import type { ContentFiles } from '#core/content/content-files.server.ts';
import { isPrivateStored, putPrivate } from '#core/files/private-files.server.ts';
import { isPublicStored } from '#core/files/public-folders.server.ts';
import { type PublicFile, storedFileName } from '#db/content/sync-pictures.server.ts';
import { listFiles, type NamedFile } from '../file-fields.ts';
import type { FileDocument } from './file-document.ts';

/**
 * The files that documents name, also documents with mistakes, as `db:export` has written them. What is drawn from a
 * text, or comes with its document, is not asked for.
 */
export async function readFiles(
  files: ContentFiles,
  schema: z.ZodObject,
  found: readonly FileDocument[],
): Promise<{ pictures: PublicFile[]; stores: (() => Promise<void>)[] }> {
  const named = new Map<string, NamedFile>();
  for (const { document, pictures = [], store } of found) {
    const own = new Set(pictures.map(({ path }) => path));
    for (const file of store ? [] : listFiles(schema, document))
      if (!file.isDrawn && !own.has(file.stored)) named.set(file.stored, file);
  }
  const pictures: PublicFile[] = [];
  const stores: (() => Promise<void>)[] = [];
  for (const [path, { rule }] of named) {
    const name = storedFileName(path);
    // Of what stands beside the records of older exports, some files are in storage alone.
    if ((await isStored(rule, path)) && !(await isThere(files, name))) continue;
    const bytes = await files.bytes(name);
    if (!bytes) continue;
    if (rule.storage === 'public') pictures.push({ path, bytes });
    else stores.push(() => storeOnce(path, bytes));
  }
  return { pictures, stores };
}

const isStored = ({ storage }: NamedFile['rule'], path: string) =>
  storage === 'public' ? isPublicStored(path) : isPrivateStored(path);

const isThere = ({ folder }: ContentFiles, name: string) =>
  access(join(folder, name)).then(
    () => true,
    () => false,
  );

async function storeOnce(path: string, bytes: Uint8Array): Promise<void> {
  if (!(await isPrivateStored(path))) await putPrivate(path, bytes);
}
