import { existsSync, readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import type { EntryContext, ServerBuild } from 'react-router';
import { beforeAll, describe, expect, test } from 'vitest';
import { getBuiltDocument } from '#app/document/built-document.server.ts';
import { writeStartScript } from '#app/document/write-start-script.ts';
import { createPages } from '#server/pages/create-pages.ts';
import { createProduct } from '#tests/factories/product.ts';
import { build, withSite } from '#tests/server.ts';

/**
 * Documents start the application with a script of their own (decision 004), which leans on names and shapes that React
 * Router does not promise. A test here fails when a newer version has changed one of them.
 */
withSite();
beforeAll(() => createProduct({ name: 'Zorbit lamp' }));

const paths = ['/', '/products/zorbit-lamp', '/hi/services', '/account/profile', '/no-such-page'];

describe('names that the library reads in the browser', () => {
  test('the globals that a start script sets', async () => {
    const library = await readLibrary('lib/dom-export/hydrated-router.js');
    const script = writeStartScript(await captureEntryContext('/'), { state: '', version: '' });
    const names = [...script.matchAll(/window\.(__\w+)/g)].map(([, name = '']) => name);
    expect(new Set(names).size).toBe(2);
    for (const name of names) expect(library).toMatch(new RegExp(`window\\.${name}\\b`));
    expect(library, 'the data are read from the stream').toMatch(/context\.stream\b/);
  });

  test('the key under which scroll positions are stored', async () => {
    const [key] = /react-router[\w-]+/.exec(getBuiltDocument().starter) ?? [];
    expect(key).toBeDefined();
    expect(await readLibrary('**/*.js')).toContain(`"${key}"`);
  });

  test('the list of routes, which the build lightens, sets its own global', async () => {
    const { url } = (await captureEntryContext('/')).manifest;
    const manifest = readFileSync(`build/client${url}`, 'utf8');
    const [, name] = /^window\.(__\w+)=/.exec(manifest) ?? [];
    expect(await readLibrary('lib/dom-export/hydrated-router.js')).toMatch(new RegExp(`window\\.${name}\\b`));
  });
});

describe('the parts of EntryContext that a start script reads', () => {
  test.each(paths)('%s', async (path) => {
    const { manifest, staticHandlerContext, serverHandoffString = '' } = await captureEntryContext(path);
    expect(manifest.url).toMatch(/^\/assets\/manifest-\w+\.js$/);
    expect(manifest.entry.module).toMatch(/^\/assets\/entry\.client-[\w-]+\.js$/);
    expect(manifest.entry.imports.length).toBeGreaterThan(0);
    const matches = staticHandlerContext.matches.map(({ route }) => route.id);
    expect(matches[0]).toBe('root');
    expect(matches.length).toBeGreaterThan(1);
    for (const id of matches) expect(manifest.routes[id]?.module, id).toMatch(/^\/assets\/[\w.-]+\.js/);
    expect(JSON.parse(serverHandoffString)).toMatchObject({ ssr: true });
  });

  test.each(paths)('each file that the start script of %s imports exists', async (path) => {
    const script = writeStartScript(await captureEntryContext(path), { state: '', version: '' });
    const files = [...script.matchAll(/\bimport\b[^"]*"([^"]+)"/g)].map(([, file = '']) => file);
    expect(files.length).toBeGreaterThan(4);
    expect(files.filter((file) => !existsSync(`build/client${file.replace(/\?.*/, '')}`))).toEqual([]);
  });
});

/** The context that React Router gives to the entry of the server for that page. */
async function captureEntryContext(path: string): Promise<EntryContext> {
  let captured: EntryContext | undefined;
  const entry: ServerBuild['entry']['module'] = {
    ...build.entry.module,
    default: (_request, _status, _headers, entryContext) => {
      captured = entryContext;
      return new Response('', { headers: { 'content-type': 'text/html' } });
    },
  };
  const pages = createPages({ ...build, entry: { module: entry } }, 'production', {
    publicUrl: 'https://kasauti.example',
    doors: [],
  });
  await pages.render(new Request(`https://kasauti.example${path}`));
  if (!captured) throw new Error(`React Router did not render ${path}`);
  return captured;
}

async function readLibrary(pattern: string): Promise<string> {
  const texts: string[] = [];
  for await (const file of glob(`node_modules/react-router/dist/production/${pattern}`)) {
    texts.push(readFileSync(file, 'utf8'));
  }
  expect(texts.length, pattern).toBeGreaterThan(0);
  return texts.join('\n');
}
