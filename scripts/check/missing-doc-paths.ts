import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { listFiles, type SourceFile } from './read-source-files.ts';

/** The nouns of the examples in docs/how-to, whose files do not exist. */
const examples = /(^|[/.-])(labs?|visits?|certificate-arrived|certificates|fr)([/.-]|$)/;
/** What only a running site, a build, an archive or an export contains. */
const made = /^(\.data|DATA_DIR|files|build|bench\/results|content\/records)\/|^manifest\.json$/;
/** Decisions describe the day of their date, also after they have been superseded. */
const superseded = /^\d{4}-\d{2}-\d{2}\. Superseded by/m;

/** The files, links and imports named in the documents that do not exist. */
export function missingDocPaths(sources: readonly SourceFile[]): string[] {
  const files = listFiles();
  const folders = new Set(files.flatMap((file) => ancestors(file)));
  const endings = new Set([...files, ...folders].flatMap((path) => endingsOf(path)));
  const exportsOf = new Map(sources.map(({ path, values, types }) => [path, [...values, ...types]]));
  return files
    .filter((file) => /^(README\.md|content\/README\.md|docs\/.*\.md)$/.test(file))
    .flatMap((file) => {
      const text = readFileSync(file, 'utf8');
      if (superseded.test(text)) return [];
      const links = [...text.matchAll(/\]\(([^)#:]+)[^):]*\)/g)].map(([, to = '']) => join(dirname(file), to));
      return [
        ...links.filter((link) => !files.includes(link) && !folders.has(link.replace(/\/$/, ''))),
        ...namedPaths(text).filter((path) => !endings.has(path.replace(/\/$/, ''))),
        ...missingImports(text, exportsOf),
      ].map((path) => `${file} names ${path}, which does not exist.`);
    });
}

/** What stands between backticks and looks like a path or a file name of ours. */
function namedPaths(text: string): string[] {
  const named = [...text.matchAll(/`([\w.-]+(?:\/[\w.-]*)*)`/g)].map(([, path = '']) => path);
  return named.filter(
    (path) =>
      (/^(src|app|server|db|core|features|ui|tests|e2e|bench|scripts|docs|content|data)\/./.test(path) ||
        /^\w.*\.(tsx?|md|ya?ml|csv|css|po)$/.test(path)) &&
      !examples.test(path) &&
      !made.test(path),
  );
}

/** The imports of the examples that lead nowhere, or to a file without such an export. */
function missingImports(text: string, exportsOf: ReadonlyMap<string, readonly string[]>): string[] {
  const imports = [...text.matchAll(/^import (?:type )?(?:\{ (.*) \}|\w+) from '#([^']+)';$/gm)];
  return imports.flatMap(([, names = '', specifier = '']) => {
    const exported = exportsOf.get(specifier.startsWith('tests/') ? specifier : `src/${specifier}`);
    if (examples.test(specifier)) return [];
    if (!exported) return [`#${specifier}`];
    // It passes on what a package exports.
    if (exported.length === 0) return [];
    const imported = names.split(', ').map((name) => name.replace(/^type | as .*/g, ''));
    return imported.filter((name) => name && !exported.includes(name)).map((name) => `${name} in #${specifier}`);
  });
}

function ancestors(file: string): string[] {
  const folder = dirname(file);
  return folder === '.' ? [] : [folder, ...ancestors(folder)];
}

/** `b/c.ts` and `c.ts` for `a/b/c.ts`, because documents leave out what is obvious. */
function endingsOf(path: string): string[] {
  const parts = path.split('/');
  return parts.map((_, index) => parts.slice(index).join('/'));
}
