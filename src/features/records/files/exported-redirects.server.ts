import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { stringify } from 'yaml';
import { z } from 'zod';
import { type ContentFiles, openContent } from '#core/content/content-files.server.ts';
import { asc, inArray } from '#core/drizzle.ts';
import { db } from '#db/client.server.ts';
import { chunks } from '#db/content/bulk-rows.server.ts';
import { countsOf, type Sync } from '#db/content/sync-rows.server.ts';
import { redirects } from '#db/schema/records.ts';
import type { RecordKind } from '../define-record.server.ts';
import { keyOf } from '../import-records.server.ts';
import { readDocuments } from '../read-documents.server.ts';
import { readSources } from '../record-sources.server.ts';
import { byHand, longestPath, pagePath } from '../redirects/redirect-path.ts';
import { keysOfFiles } from './keys-of-files.server.ts';
import { exportFolder } from './read-exported.server.ts';

const file = `${exportFolder}/redirects.yaml`;
const path = z.string().max(longestPath).regex(pagePath, 'is not the path of a page, such as /products/kettle');
const exportedRedirects = z.array(
  z.strictObject({
    from: path,
    to: path,
    kind: z.string(),
    /** By which files name the record, as in its own file; empty for what staff have made. */
    key: z.string(),
  }),
);
export type ExportedRedirect = z.output<typeof exportedRedirects>[number];

/** The old addresses of records that the last export has written; none without its file. */
export async function readRedirects(files: ContentFiles): Promise<ExportedRedirect[]> {
  if (!existsSync(join(files.folder, file))) return [];
  return (await files.yaml(file, exportedRedirects)) ?? [];
}

/**
 * Writes the old addresses of the records of these kinds, and those that staff have entered, into one file, because a
 * record that has its first slug again is in no file of its own.
 * @returns the file, if it has changed
 */
export async function exportRedirects(kinds: readonly RecordKind[], folder: string): Promise<string[]> {
  const names = [...kinds.map(({ kind }) => kind), byHand];
  const rows = await db()
    .select()
    .from(redirects)
    .where(inArray(redirects.kind, names))
    .orderBy(asc(redirects.fromPath));
  const keys = new Map<string, string>();
  for (const kind of kinds.filter((own) => rows.some((row) => row.kind === own.kind))) {
    const named = keysOfFiles(kind, await readDocuments(db(), kind, 'all'), await readSources(db(), kind.kind));
    for (const [record, key] of named) keys.set(`${kind.kind} ${record}`, key);
  }
  const found = rows.flatMap(({ fromPath: from, toPath: to, kind, record }): ExportedRedirect[] => {
    const key = kind === byHand ? '' : keys.get(`${kind} ${record}`);
    return key === undefined ? [] : [{ from, to, kind, key }];
  });
  const before = await readRedirects(openContent(folder));
  if (JSON.stringify(found) === JSON.stringify(before)) return [];
  await mkdir(dirname(join(folder, file)), { recursive: true });
  await writeFile(join(folder, file), stringify(found));
  return [file];
}

/**
 * Adds the old addresses that this database does not know. What it knows of an address stays, and no address is led away
 * from the page that stands there.
 */
export async function importRedirects(
  { tx, report }: Sync,
  kinds: readonly RecordKind[],
  given: readonly ExportedRedirect[],
): Promise<void> {
  if (given.length === 0) return;
  const byKind = Map.groupBy(given, (redirect) => redirect.kind);
  for (const [name, own] of byKind)
    if (name !== byHand && !kinds.some(({ kind }) => kind === name))
      for (const { from } of own) report.leftAlone.push(`redirects ${from}: there is no kind ${name} (${file})`);
  const counts = countsOf(report, 'redirects');
  const add = async (own: readonly ExportedRedirect[], rows: (typeof redirects.$inferInsert)[]) => {
    const before = counts.added;
    for (const some of chunks(rows))
      counts.added += (await tx.insert(redirects).values(some).onConflictDoNothing()).rowCount ?? 0;
    counts.left += own.length - (counts.added - before);
  };
  const entered = byKind.get(byHand) ?? [];
  // Nobody is led away from a page by them: they are asked where a page would be missing.
  await add(
    entered,
    entered.map(({ from, to }) => ({ fromPath: from, toPath: to, kind: byHand, record: '' })),
  );
  for (const kind of kinds) {
    const own = byKind.get(kind.kind);
    if (!own) continue;
    const sources = await readSources(tx, kind.kind);
    const live = await readDocuments(tx, kind, 'all');
    const byKey = new Map(live.map(({ id, document }) => [keyOf(kind, document), String(id)]));
    const taken = new Set(live.flatMap(({ document }) => kind.addresses?.(document) ?? []));
    const rows = own.flatMap(({ from, to, key }) => {
      // A record of the desk that was changed after its export has no source here.
      const record = sources.get(key)?.record ?? byKey.get(key);
      if (!record) report.leftAlone.push(`redirects ${from}: there is no record ${key} of ${kind.kind} (${file})`);
      return record && !taken.has(from) ? [{ fromPath: from, toPath: to, kind: kind.kind, record }] : [];
    });
    await add(own, rows);
  }
}
