import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { and, eq, like } from '#core/drizzle.ts';
import { mandatoryProducts } from '#db/schema/mandatory-products.ts';
import { importSources, withContentFolder } from '#tests/content-steps.ts';
import { withTestDatabase } from '#tests/with-test-database.ts';
import { orderEntriesContent } from './order-entries.content.server.ts';

const folder = withContentFolder();
const database = withTestDatabase();

/** The states of the entries after an import of an order that names these. */
async function importNaming(...keys: string[]) {
  const entries = keys.map((key) => `  - list: bis_isi\n    key: ${key}\n    product: laptop\n`);
  const order = ['kind: order', 'title: Quibblers Order', 'published: 2026-01-05', 'recorded: 2026-01-06'];
  const text = [...order, 'confidence: gazette', 'entries:', ...entries].join('\n');
  await writeFile(join(folder, 'orders', 'quibblers-2026.yaml'), text.replace(/entries:$/, ''));
  const { kinds } = await importSources([orderEntriesContent], folder);
  const { listKey, status } = mandatoryProducts;
  const rows = await database().select({ listKey, status }).from(mandatoryProducts).where(like(listKey, 'quibbler%'));
  return [Object.fromEntries(rows.map((row) => [row.listKey, row.status])), kinds.mandatory_products?.archived];
}

/** The files that name row 39 of the list of star labels, and what of them does. */
const namingRow = [
  ['data/bee_star.csv', /\n39,[^\n]*/],
  ['product-matches.csv', /\nbee_star,39,[^\n]*/g],
  ['hs-codes.csv', /\nbee_star,39,[^\n]*/g],
  ['data/law-2/import_policy.csv', /bee_star:39; /g],
  ['data/law-2/epr_map.csv', /\nbee_star,39,[^\n]*/g],
  ['families/lines.csv', /\n[\w-]+,bee_star,39,[^\n]*/g],
] as const;

/** Takes the row out of these files; the function that is returned puts it back. */
async function dropRow() {
  const texts = await Promise.all(namingRow.map(([file]) => readFile(join(folder, file), 'utf8')));
  const write = (of: (text: string, naming: RegExp) => string) =>
    Promise.all(namingRow.map(([file, naming], at) => writeFile(join(folder, file), of(texts[at] ?? '', naming))));
  await write((text, naming) => text.replace(naming, ''));
  return () => write((text) => text);
}

async function stateOfRow() {
  const { list, listKey, status } = mandatoryProducts;
  const [row] = await database()
    .select({ status })
    .from(mandatoryProducts)
    .where(and(eq(list, 'bee_star'), eq(listKey, '39')));
  return row?.status;
}

test('goods that the file of an order, or a list, no longer names leave the site, and come back with it', async () => {
  expect(await importNaming('quibblers', 'quibbler-parts')).toEqual([
    { quibblers: 'published', 'quibbler-parts': 'published' },
    0,
  ]);
  const putBack = await dropRow();
  expect(await importNaming()).toEqual([{ quibblers: 'archived', 'quibbler-parts': 'archived' }, 3]);
  expect(await stateOfRow()).toBe('archived');
  await putBack();
  expect(await importNaming('quibblers')).toEqual([{ quibblers: 'published', 'quibbler-parts': 'archived' }, 0]);
  expect(await stateOfRow()).toBe('published');
});
