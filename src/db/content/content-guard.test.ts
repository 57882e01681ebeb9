import { spawnSync } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

// Inside the project, so that imports with # and the types of packages are found.
const folder = resolve('.data/test/content-guard');
beforeAll(() => mkdir(folder, { recursive: true }));
afterAll(() => rm(folder, { recursive: true, force: true }));

/** The lines of a module that the compiler refuses. */
async function refusedLines(name: string, lines: string[]): Promise<number[]> {
  const imports = [
    "import { db, type Queryable } from '#db/client.server.ts';",
    "import { products } from '#db/schema/products.ts';",
    "import { rateCounters } from '#db/schema/rate-counters.ts';",
    "import { transaction } from '#db/transaction.server.ts';",
    "import { writeContent } from '#db/content/write-content.server.ts';",
    'export const row = { slug: "lamp", name: "Lamp" };',
  ];
  await writeFile(resolve(folder, `${name}.ts`), [...imports, ...lines].join('\n'));
  const settings = { extends: resolve('tsconfig.json'), files: [`${name}.ts`], include: [] };
  await writeFile(resolve(folder, `${name}.json`), JSON.stringify(settings));
  const { stdout } = spawnSync(resolve('node_modules/.bin/tsc'), ['--noEmit', '-p', resolve(folder, `${name}.json`)], {
    encoding: 'utf8',
  });
  const matches = stdout.matchAll(new RegExp(`${name}\\.ts\\((\\d+),`, 'g'));
  return [...new Set([...matches].map(([, line]) => Number(line) - imports.length))];
}

test('refuses every ordinary write to content tables', async () => {
  const lines = [
    'export const inserting = () => db().insert(products).values(row);',
    'export const updating = () => db().update(products).set(row);',
    'export const deleting = () => db().delete(products);',
    'export const inTransaction = () => transaction((tx) => tx.insert(products).values(row));',
    'export const within = () => transaction((tx) => tx.transaction((inner) => inner.update(products).set(row)));',
    'export const command = (tx: Queryable) => tx.insert(products).values(row);',
    'export const pretending = () => writeContent(async () => { await db().delete(products); });',
  ];
  expect(await refusedLines('refused', lines)).toEqual([1, 2, 3, 4, 5, 6, 7]);
});

test("refuses Drizzle's own transaction, which can pass a doubtful connection on to the next caller", async () => {
  const lines = [
    'export const own = () => db().transaction((tx) => tx.delete(rateCounters));',
    'export const ours = () => transaction((tx) => tx.delete(rateCounters));',
  ];
  expect(await refusedLines('transactions', lines)).toEqual([1]);
});

test('allows writes through writeContent, and all other writes as before', async () => {
  const lines = [
    'export const writing = () => writeContent((tx) => tx.insert(products).values(row));',
    'export const reading = () => db().select().from(products);',
    'export const ordinary = () => db().delete(rateCounters);',
    'export const command = (tx: Queryable) => tx.delete(rateCounters);',
    'export const passingOn = () => writeContent((tx) => command(tx));',
  ];
  expect(await refusedLines('allowed', lines)).toEqual([]);
});
