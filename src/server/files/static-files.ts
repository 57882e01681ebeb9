import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { contentTypeOf } from '#core/http/content-type-of.ts';
import type { PageEntry } from '#core/page-cache/page-entry.ts';

/** Maps a path to its finished answer. */
export type StaticFiles = ReadonlyMap<string, PageEntry>;

/** Reads the built client files with the `.br` and `.gz` copies that the build made. */
export async function readStaticFiles(folder: string): Promise<StaticFiles> {
  const files = new Map<string, PageEntry>();
  for (const name of await readdir(folder, { recursive: true })) {
    const path = join(folder, name);
    if (!(await stat(path)).isFile() || /\.(br|gz)$/.test(name) || name.startsWith('.vite')) continue;
    const identity = await readFile(path);
    const br = await readFile(`${path}.br`).catch(() => undefined);
    const gzip = await readFile(`${path}.gz`).catch(() => undefined);
    const immutable = name.startsWith('assets/');
    files.set(`/${name}`, {
      status: 200,
      headers: {
        'content-type': contentTypeOf(name),
        'cache-control': immutable ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      },
      etag: createHash('sha256').update(identity).digest('base64url').slice(0, 22),
      bodies: { identity, ...(br && { br }), ...(gzip && { gzip }) },
    });
  }
  return files;
}
