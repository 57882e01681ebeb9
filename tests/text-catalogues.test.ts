import { readFileSync } from 'node:fs';
import { matchesGlob } from 'node:path';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, test } from 'vitest';
import lingui from '../lingui.config.ts';
import { readSourceFiles } from '../scripts/read-source-files.ts';
import routes from '../src/app/routes.ts';

/** The catalogues that a layout loads; those of the frame are always there. */
const loadedBy: Record<string, string[]> = {
  'texts/fact-texts.tsx': ['facts'],
  'texts/law-texts.tsx': ['law'],
  'texts/page-texts.tsx': ['pages'],
  'texts/account-texts.tsx': ['facts', 'law', 'pages', 'account'],
};

const files = new Map(readSourceFiles().map((file) => [file.path, file]));

// A text whose catalogue is not loaded would be shown to the visitor as its key.
test('each page loads the catalogues of all texts that it can show', () => {
  const pages = pagesOf(routes, ['site']);
  expect(pages.length).toBeGreaterThan(30);
  const lost = pages.flatMap(({ file, loaded }) =>
    modulesOf(file).flatMap((path) => {
      const catalogues = cataloguesOf(path);
      return catalogues.some((name) => loaded.includes(name)) ? [] : [`${file} shows ${path} of ${catalogues.join()}`];
    }),
  );
  expect([...new Set(lost)]).toEqual([]);
});

function pagesOf(entries: RouteConfigEntry[], loaded: string[]): { file: string; loaded: string[] }[] {
  return entries.flatMap(({ file, children = [] }) => {
    const below = [...loaded, ...(loadedBy[file] ?? [])];
    // Feeds and files are answered by the server, which has every text.
    const own = file.endsWith('.tsx') ? [{ file: `src/app/${file}`, loaded: below }] : [];
    return [...own, ...pagesOf(children, below)];
  });
}

/** The modules with texts that come with that page to the browser; those imported later load their own texts. */
function modulesOf(page: string): string[] {
  const seen = new Set<string>();
  const visit = (path: string) => {
    const file = files.get(path);
    if (!file || seen.has(path) || /\.(server|messages)\.tsx?$/.test(path)) return;
    seen.add(path);
    const text = readFileSync(path, 'utf8');
    for (const target of file.imports) {
      const [name = ''] = target.split('/').slice(-1);
      const isNow = new RegExp(`^(?:import|export|\\}) (?!type ).*from '.*/${name.replace('.', '\\.')}'`, 'm').test(
        text,
      );
      if (isNow) visit(target);
    }
  };
  visit(page);
  return [...seen].filter((path) => readFileSync(path, 'utf8').includes('/macro'));
}

function cataloguesOf(path: string): string[] {
  return (lingui.catalogs ?? [])
    .filter(({ include, exclude = [] }) => isIn(include, path) && !isIn(exclude, path))
    .map((catalogue) => catalogue.path.split('/').slice(-1).join());
}

function isIn(patterns: readonly string[], path: string): boolean {
  return patterns.some((pattern) => matchesGlob(path, pattern));
}
