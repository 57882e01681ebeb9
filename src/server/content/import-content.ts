import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { type CleanTexts, createCleanTexts } from '#core/content/clean-texts.server.ts';
import { ContentError } from '#core/content/content-error.ts';
import { type ContentFiles, openContent } from '#core/content/content-files.server.ts';
import { StartError } from '#core/errors.ts';
import type { Database } from '#db/client.server.ts';
import { bumpContentVersion } from '#db/content-version.server.ts';
import { storePictures } from '#db/sync-pictures.server.ts';
import { createSync, type ImportReport, type Sync } from '#db/sync-rows.server.ts';
import { importBlogs, readBlogs } from '#features/blogs/blogs.content.server.ts';
import { updateBrochures } from '#features/brochures/update-brochures.server.ts';
import { importCities, importHolidays, readCities, readHolidays } from '#features/holidays/holidays.content.server.ts';
import { importHomeLists, readHomeLists } from '#features/home/home-lists.content.server.ts';
import { importKnowledgeBase, readKnowledgeBase } from '#features/knowledge-base/knowledge-base.content.server.ts';
import { importNotifications, readNotifications } from '#features/notifications/notifications.content.server.ts';
import { importHome, readHome } from '#features/pages/home-sections.content.server.ts';
import { importPages, readPages } from '#features/pages/pages.content.server.ts';
import { importProducts, readProducts } from '#features/products/products.content.server.ts';
import { resolveProducts } from '#features/products/resolve-products.ts';
import { collectStandards } from '#features/requirements/lists/collect-standards.ts';
import type { ImportedRequirement } from '#features/requirements/lists/imported-requirement.ts';
import { readLists } from '#features/requirements/lists/read-lists.ts';
import { importRequirements } from '#features/requirements/requirements.content.server.ts';
import { rebuildSearchDocuments } from '#features/search/index-documents.server.ts';
import { readServices } from '#features/services/read-services.server.ts';
import {
  importServiceCategories,
  readServiceCategories,
} from '#features/services/service-categories.content.server.ts';
import { importServices, prepareServices } from '#features/services/services.content.server.ts';
import { importMenus, readMenus } from '#features/site/menus.content.server.ts';
import { importSettings, readSettings } from '#features/site/settings.content.server.ts';
import { importStandards } from '#features/standards/standards.content.server.ts';

export type { ImportReport } from '#db/sync-rows.server.ts';

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
  const report = await database.transaction(async (tx) => {
    // Two imports at once would wait for each other's rows: the second waits here instead.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('content-import'))`);
    const sync = createSync(tx);
    await importSite(sync, prepared);
    await importCatalogue(sync, prepared);
    await storePictures(sync.report, prepared.pictures);
    if (sync.hasWritten()) {
      await rebuildSearchDocuments(tx);
      await bumpContentVersion(tx);
    }
    return { ...sync.report, hasWritten: sync.hasWritten() };
  });
  // Fresh tables have no statistics yet, and without them the planner reads whole tables for a search.
  if (report.hasWritten) await database.execute(sql`analyze`);
  await updateBrochures();
  return { kinds: report.kinds, milliseconds: Math.round(performance.now() - started) };
}

/** What stands by itself: settings, menus, home, blogs and the other lists. */
async function importSite(sync: Sync, prepared: Prepared) {
  await importSettings(sync, prepared.settings);
  await importMenus(sync, prepared.menus);
  await importPages(sync, prepared.pages);
  await importHome(sync, prepared.home);
  await importHomeLists(sync, prepared.homeLists);
  await importBlogs(sync, prepared.blogs);
  await importKnowledgeBase(sync, prepared.knowledgeBase);
  await importHolidays(sync, prepared.holidays);
  await importCities(sync, prepared.cities);
}

/** What hangs together: services, standards, products, their requirements and the orders behind them. */
async function importCatalogue(sync: Sync, prepared: Prepared) {
  const { serviceCategories, placed } = prepared;
  const categoryIds = await importServiceCategories(sync, serviceCategories);
  // services.csv names a category by its name.
  const idByName = new Map(serviceCategories.map(({ name, slug }) => [name, categoryIds.get(slug) ?? 0]));
  const services = await importServices(sync, prepared.services, idByName);
  const standards = await importStandards(sync, prepared.standards);
  const products = await importProducts(sync, prepared.products);
  await importRequirements(sync, placed, { services, products, standards });
  const categories = new Map(serviceCategories.map((category, position) => [category.name, { ...category, position }]));
  const categoryOf = new Map(
    prepared.services.flatMap(({ facts }) => {
      const category = categories.get(facts.category);
      return category ? [[facts.slug, category] as const] : [];
    }),
  );
  await importNotifications(sync, prepared.notifications, { services, products, categoryOf, placed });
}

type Prepared = Awaited<ReturnType<typeof prepareContent>>;

/** Reads, checks and cleans everything before the database hears of it. */
async function prepareContent(folder: string) {
  if (!existsSync(folder)) throw new StartError(`There is no content folder ${folder}`);
  const content = openContent(folder);
  const clean = createCleanTexts(content.problems);
  const site = prepareSite(content, clean);
  const [serviceCategories, rows] = await Promise.all([readServiceCategories(content), readLists(content)]);
  const [readService, listed] = await Promise.all([
    readServices(content, new Set(serviceCategories.map(({ name }) => name))),
    resolveProducts(content, rows),
  ]);
  const [services, products, notifications, rest] = await Promise.all([
    prepareServices(readService, clean),
    readProducts(content, listed, clean),
    readNotifications(content, new Set(readService.map(({ facts }) => facts.slug))),
    site,
  ]);
  if (content.problems.length > 0) throw new ContentError(content.problems);
  const productsOf = new Map<ImportedRequirement, string[]>();
  for (const { slug, rows: own } of listed) {
    for (const row of own) productsOf.set(row, [...(productsOf.get(row) ?? []), slug]);
  }
  const placed = [...Map.groupBy(rows, (row) => row.list).values()].flatMap((list) =>
    list.flatMap((row, index) => {
      // The list's own number where it has one, so that a row that leaves does not move the others.
      const position = /^\d+$/.test(row.key) ? Number(row.key) : index + 1;
      return (productsOf.get(row) ?? []).map((product) => ({ ...row, position, product }));
    }),
  );
  return { ...rest, serviceCategories, services, products, notifications, standards: collectStandards(rows), placed };
}

async function prepareSite(content: ContentFiles, clean: CleanTexts) {
  const [settings, menus, pages, home, homeLists, blogs, knowledgeBase, holidays, cities] = await Promise.all([
    readSettings(content, clean),
    readMenus(content),
    readPages(content, clean),
    readHome(content, clean),
    readHomeLists(content),
    readBlogs(content, clean),
    readKnowledgeBase(content, clean),
    readHolidays(content),
    readCities(content),
  ]);
  const pictures = [...(menus?.pictures ?? []), ...homeLists.pictures];
  return { settings, menus, pages, home, homeLists, blogs, knowledgeBase, holidays, cities, pictures };
}
