import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { listFiles } from './read-source-files.ts';

/** The slugs of the services: what an editor may rename, and code may not know. */
export function serviceSlugs(): string[] {
  return listFiles()
    .filter((path) => /^content\/services\/[^.]+\.md$/.test(path))
    .map((path) => basename(path, '.md'));
}

/** Code that names a service decides what the content should. */
export function namedServices(path: string, slugs: readonly string[], text = readFileSync(path, 'utf8')): string[] {
  const named = slugs.filter((slug) => new RegExp(`['"\`/]${slug}['"\`/?#]`).test(text));
  return named.map((slug) => `${path} names the service ${slug}: make it a row or a column of the content.`);
}
