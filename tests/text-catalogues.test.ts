import { readFileSync } from 'node:fs';
import { matchesGlob } from 'node:path';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, test } from 'vitest';
import lingui from '../lingui.config.ts';
import { readSourceFiles } from '../scripts/read-source-files.ts';
import routes from '../src/app/routes.ts';

/** Forms, the sign-in and the client area come with these, wherever they are opened. */
const withForms = ['site', 'account'];
/** The catalogues that a layout loads; those of the frame are always there. */
const loadedBy: Record<string, string[]> = {
  'texts/fact-texts.tsx': ['facts'],
  'texts/law-texts.tsx': ['law'],
  'texts/page-texts.tsx': ['pages'],
  'texts/contact-texts.tsx': ['contact'],
  'texts/account-texts.tsx': withForms,
};

const files = new Map(readSourceFiles().map((file) => [file.path, file]));

// A text whose catalogue is not loaded would be shown to the visitor as its key.
test('each page loads the catalogues of all texts that it can show', () => {
  const pages = pagesOf(routes, ['site']);
  expect(pages.length).toBeGreaterThan(30);
  const lost = pages.flatMap(({ file, loaded }) => findLost(file, loaded));
  expect([...new Set(lost)]).toEqual([]);
});

test('each part that a visitor opens comes with the catalogues of all texts that it can show', () => {
  const sources = [...files.keys()].filter((path) => /^src\/app\/(?!texts)/.test(path));
  const openers = sources.filter((path) => readFileSync(path, 'utf8').includes('withAccountTexts('));
  const parts = openers.flatMap(partsOf);
  expect(parts.length).toBeGreaterThan(7);
  expect(parts.flatMap((file) => findLost(file, withForms))).toEqual([]);
});

function findLost(file: string, loaded: string[]): string[] {
  return modulesOf(file).flatMap((path) => {
    const catalogues = cataloguesOf(path);
    return catalogues.some((name) => loaded.includes(name)) ? [] : [`${file} shows ${path} of ${catalogues.join()}`];
  });
}

/** The modules that a file imports when they are needed. */
function partsOf(path: string): string[] {
  const text = readFileSync(path, 'utf8');
  return (files.get(path)?.imports ?? []).filter((target) => {
    const [name = ''] = target.split('/').slice(-1);
    return new RegExp(`import\\('[^']*${name.replace('.', '\\.')}'\\)`).test(text);
  });
}

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
