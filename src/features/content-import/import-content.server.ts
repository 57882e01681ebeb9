import { fileURLToPath } from 'node:url';
import type { Database } from '#db/client.server.ts';
import { bumpContentVersion } from '#db/content-version.server.ts';
import { rebuildSearchDocuments } from '#features/search/index-documents.server.ts';
import { createCleanTexts } from './clean-texts.server.ts';
import { collectStandards } from './collect-standards.ts';
import { ContentError } from './content-error.ts';
import { openContent } from './content-files.server.ts';
import { readMandatoryLists } from './mandatory-lists.ts';
import { importMandatoryProducts } from './mandatory-products.server.ts';
import { importProducts, readProducts } from './products.server.ts';
import { readServices } from './read-services.server.ts';
import { resolveProducts } from './resolve-products.ts';
import { importServiceCategories, readServiceCategories } from './service-categories.server.ts';
import { importServices, prepareServices } from './services.server.ts';
import { importStandards } from './standards.server.ts';
import { createSync, type ImportReport } from './sync-rows.server.ts';

export type { ImportReport } from './sync-rows.server.ts';

/** The demo site that comes with the project. */
export const demoContent = fileURLToPath(new URL('../../../content', import.meta.url));

/**
 * Brings the content folder into the database, in one transaction; what is there already and
 * the same is left, so a second run writes nothing.
 * @throws ContentError that lists every mistake of the files; then nothing was written.
 */
export async function importContent(database: Database, { folder }: { folder: string }): Promise<ImportReport> {
  const started = performance.now();
  const prepared = await prepareContent(folder);
  return database.transaction(async (tx) => {
    const sync = createSync(tx);
    const categoryIds = await importServiceCategories(sync, prepared.serviceCategories);
    const byName = new Map(prepared.serviceCategories.map(({ name, slug }) => [name, categoryIds.get(slug) ?? 0]));
    const services = await importServices(sync, prepared.services, byName);
    const standards = await importStandards(sync, prepared.standards);
    const products = await importProducts(sync, prepared.products);
    await importMandatoryProducts(sync, prepared.placed, { services, products, standards });
    if (sync.hasWritten()) {
      await rebuildSearchDocuments(tx);
      await bumpContentVersion(tx);
    }
    return { ...sync.report, milliseconds: Math.round(performance.now() - started) };
  });
}

/** Reads, checks and cleans everything before the database hears of it. */
async function prepareContent(folder: string) {
  const content = openContent(folder);
  const clean = createCleanTexts(content.problems);
  const [serviceCategories, rows] = await Promise.all([readServiceCategories(content), readMandatoryLists(content)]);
  const [readService, listed] = await Promise.all([
    readServices(content, new Set(serviceCategories.map(({ name }) => name))),
    resolveProducts(content, rows),
  ]);
  const [services, products] = await Promise.all([prepareServices(readService, clean), readProducts(content, listed, clean)]);
  if (content.problems.length > 0) throw new ContentError(content.problems);
  const productOf = new Map(listed.flatMap((product) => product.rows.map((row) => [row, product.slug] as const)));
  const placed = rows.map((row, position) => ({ ...row, position, product: productOf.get(row) ?? '' }));
  return { serviceCategories, services, products, standards: collectStandards(rows), placed };
}
