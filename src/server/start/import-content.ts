import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ContentError } from '#core/content/content-error.ts';
import { openContent } from '#core/content/content-files.server.ts';
import type { TextCatalogues } from '#core/content/text-catalogues.server.ts';
import { sql } from '#core/drizzle.ts';
import { StartError } from '#core/errors.ts';
import { db } from '#db/client.server.ts';
import {
  type ContentReading,
  type ContentSource,
  readSources,
  writeSources,
} from '#db/content/content-source.server.ts';
import { createSync, type ImportReport } from '#db/content/sync-rows.server.ts';
import { writeContent } from '#db/content/write-content.server.ts';
import { longTransaction } from '#db/transaction.server.ts';
import {
  type ExportedRedirect,
  importRedirects,
  readRedirects,
} from '#features/records/files/exported-redirects.server.ts';
import { features } from '#server/features.ts';

export type { ImportReport } from '#db/content/sync-rows.server.ts';

/** The demo site that comes with the project. */
export const demoContent = fileURLToPath(new URL('../../../content', import.meta.url));

/**
 * Imports the content folder into the database in one transaction. Rows that are already there and unchanged are left
 * alone, so a second run writes nothing; so are records that the desk has changed, unless the import is forced.
 * @throws ContentError that lists every mistake in the files; in that case nothing has been written
 */
export async function importContent({
  folder,
  isForced = false,
  reading = readContent(folder),
}: {
  folder: string;
  isForced?: boolean;
  /** Reading that has begun already. */
  reading?: Promise<ContentRead> | undefined;
}): Promise<ImportReport> {
  const started = performance.now();
  const { sources, readBy, catalogues, redirects } = await reading;
  const report = await writeContent(async (tx) => {
    const sync = createSync(tx, { isForced, catalogues });
    await writeSources(sources, readBy, sync);
    await importRedirects(sync, kindsOfRecords, redirects);
    return { ...sync.report, hasWritten: sync.hasWritten() };
  });
  if (report.hasWritten) await analyzeNewTables();
  const { kinds, doubts, leftAlone } = report;
  return { kinds, doubts, leftAlone, milliseconds: Math.round(performance.now() - started) };
}

export type ContentRead = {
  sources: ContentSource[];
  readBy: ContentReading['readBy'];
  catalogues: TextCatalogues;
  redirects: ExportedRedirect[];
};

const kindsOfRecords = features.flatMap(({ records }) => records ?? []);

/**
 * Reads, checks and cleans the files of the content folder, without a database.
 * @throws ContentError that lists every mistake in the files
 */
export async function readContent(folder: string): Promise<ContentRead> {
  if (!existsSync(folder)) throw new StartError(`There is no content folder ${folder}`);
  const files = openContent(folder);
  const sources = (await Promise.all(features.map(({ content }) => content?.() ?? []))).flat();
  const readBy = await readSources(sources, files);
  const redirects = await readRedirects(files);
  if (files.problems.length > 0) throw new ContentError(files.problems);
  return { sources, readBy, catalogues: await files.catalogues(), redirects };
}

/**
 * New tables have no statistics yet, and without them the planner reads whole tables for a search. Most are analysed as
 * they are filled. The rest are analysed here, without the time limit of visitors, which a busy machine exceeds.
 */
async function analyzeNewTables(): Promise<void> {
  const { rows } = await db().execute<{ schema: string; name: string }>(
    sql`select schemaname as schema, relname as name from pg_stat_user_tables where last_analyze is null`,
  );
  await longTransaction(async (tx) => {
    for (const { schema, name } of rows)
      await tx.execute(sql`analyze ${sql.identifier(schema)}.${sql.identifier(name)}`);
  });
}
