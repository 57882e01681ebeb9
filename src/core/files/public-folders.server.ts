import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { access, mkdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { readEnv } from '#core/env.ts';
import { privatePath } from './private-files.server.ts';
import { storeWholeFile } from './store-whole-file.server.ts';

/** A folder that nobody can fetch yet. Its files become public all at once. */
export type DraftFolder = {
  path: string;
  /** Gives the folder its public name; what a killed process left there, and nobody could fetch yet, is replaced. */
  publish(name: string): Promise<void>;
  discard(): Promise<void>;
};

export async function openDraftFolder(): Promise<DraftFolder> {
  const path = join(readEnv().DATA_DIR, 'files', 'incoming', randomUUID());
  await mkdir(path, { recursive: true });
  return {
    path,
    async publish(name) {
      await mkdir(dirname(publicPath(name)), { recursive: true });
      await rm(publicPath(name), { recursive: true, force: true });
      await rename(path, publicPath(name));
    },
    discard: () => rm(path, { recursive: true, force: true }),
  };
}

/** The text of a public file, or null. */
export async function readPublicText(path: string): Promise<string | null> {
  return readFile(publicPath(path), 'utf8').catch(() => null);
}

/** Replaces a public text in one step, so that nobody reads half of it. */
export async function replacePublicText(path: string, text: string): Promise<void> {
  await storeWholeFile(`public/${path}`, text);
}

/** Makes a private file public in one step, without reading it. @param name in private storage, where it is gone */
export async function publishPrivate(name: string, path: string): Promise<void> {
  await mkdir(dirname(publicPath(path)), { recursive: true });
  await rename(privatePath(name), publicPath(path));
}

/** Whether there is a public file or folder of that name. */
export async function isPublicStored(path: string): Promise<boolean> {
  return access(publicPath(path)).then(
    () => true,
    () => false,
  );
}

/** Whether there is a public file of that name, and no folder. */
export async function isPublicFile(path: string): Promise<boolean> {
  return stat(publicPath(path)).then(
    (found) => found.isFile(),
    () => false,
  );
}

/** The bytes of a public file as a stream; the caller knows that it exists. */
export function streamPublic(path: string) {
  return createReadStream(publicPath(path));
}

/** Where a public file is stored. */
export function publicPath(path: string): string {
  return join(readEnv().DATA_DIR, 'files', 'public', path);
}
