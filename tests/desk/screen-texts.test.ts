import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import PO from 'pofile';
import { expect, test } from 'vitest';

/** The catalogues that have the texts of a file, by file. */
const catalogues = new Map<string, string[]>();
for (const part of ['desk', 'desk-forms', 'desk-office']) {
  const { items } = PO.parse(readFileSync(`src/locales/en/${part}.po`, 'utf8'));
  for (const file of new Set(items.flatMap(({ references }) => references)))
    catalogues.set(file, [...(catalogues.get(file) ?? []), part]);
}

type Loaded = { file: string; parts: readonly string[] };

/** What is loaded with a file at once, and what it loads later, with the catalogues that come with it. */
function importsOf(file: string): { static: string[]; later: Loaded[] } {
  const text = readFileSync(file, 'utf8');
  const path = (name = '') => (name.startsWith('#') ? `src/${name.slice(1)}` : join(dirname(file), name));
  const later = [...text.matchAll(/((?:screen\(\s*'[\w-]+',\s*)*)(?:async )?\(\) =>\s+[^;]*?import\('([#.][^']+)'\)/g)];
  return {
    static: [...text.matchAll(/^(?:import|export) (?!type )[^;]*?'([#.][^']+\.tsx?)';$/gm)].map(([, name]) =>
      path(name),
    ),
    later: later.map(([, screens = '', name]) => ({
      file: path(name),
      parts: [...screens.matchAll(/'([\w-]+)'/g)].map(([, part = '']) => part),
    })),
  };
}

test('every screen loads the catalogues of all its texts', () => {
  const lost = new Set<string>();
  const seen = new Set<string>();
  const walk = (file: string, parts: readonly string[]) => {
    const key = `${file} ${parts}`;
    if (seen.has(key)) return;
    seen.add(key);
    const needed = catalogues.get(file);
    if (needed && !needed.some((part) => parts.includes(part))) lost.add(key);
    const imports = importsOf(file);
    for (const name of imports.static) walk(name, parts);
    // The descriptions of kinds are loaded by the form alone.
    if (!file.endsWith('-kinds.ts')) for (const own of imports.later) walk(own.file, [...parts, ...own.parts]);
  };
  walk('src/desk/main.tsx', ['desk']);
  expect([...lost]).toEqual([]);
});
