import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

export type SourceFile = {
  path: string;
  lines: number;
  /** Paths of the imported files of this project, by type too. */
  imports: string[];
  /** The names of the exported functions and values. */
  values: string[];
  /** The names of the exported types. */
  types: string[];
};

/** Every TypeScript file with what it imports, but for migrations. */
export function readSourceFiles(): SourceFile[] {
  const paths = listFiles().filter((path) => /\.tsx?$/.test(path) && !path.includes('/migrations/'));
  return paths.map((path) => {
    const text = readFileSync(path, 'utf8');
    const specifiers = [...text.matchAll(/(?:\bfrom\s+|\bimport\s*\(?\s*)'([#.][^']+)'/g)].map(([, name = '']) => name);
    return {
      path,
      lines: text.split('\n').length - 1,
      imports: specifiers.map((name) => resolved(path, name)),
      values: namesAfter(/^export (?:default )?(?:async )?(?:function\*?|const|class) (\w+)/gm, text),
      types: namesAfter(/^export (?:type|interface) (\w+)/gm, text),
    };
  });
}

/** Every file of the project that exists, also those that are not committed yet. */
export function listFiles(): string[] {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' });
  return listed.split('\n').filter(existsSync);
}

function namesAfter(keyword: RegExp, text: string): string[] {
  return [...text.matchAll(keyword)].map(([, name = '']) => name);
}

function resolved(from: string, specifier: string): string {
  const [name = ''] = specifier.split('?');
  return name.startsWith('#') ? `src/${name.slice(1)}` : join(dirname(from), name);
}
