import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { like } from '#core/drizzle.ts';
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

test('goods that the file of an order no longer names leave the site, and come back with it', async () => {
  expect(await importNaming('quibblers', 'quibbler-parts')).toEqual([
    { quibblers: 'published', 'quibbler-parts': 'published' },
    0,
  ]);
  expect(await importNaming('quibblers')).toEqual([{ quibblers: 'published', 'quibbler-parts': 'archived' }, 1]);
  expect(await importNaming()).toEqual([{ quibblers: 'archived', 'quibbler-parts': 'archived' }, 1]);
  expect(await importNaming('quibblers')).toEqual([{ quibblers: 'published', 'quibbler-parts': 'archived' }, 0]);
});
