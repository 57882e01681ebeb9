import { createHash } from 'node:crypto';
import { constants, copyFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from '#core/drizzle.ts';
import { readEnv } from '#core/env.ts';
import { isDiskNearlyFull } from '#core/files/private-files.server.ts';
import { isPublicStored, openDraftFolder, publicPath } from '#core/files/public-folders.server.ts';
import { logger } from '#core/logger.server.ts';
import { todayInIndia } from '#core/time/dates.ts';
import { db } from '#db/client.server.ts';
import { bumpContentVersion, getContentVersion } from '#db/content/content-version.server.ts';
import { longTransaction, transaction } from '#db/transaction.server.ts';
import { getOpenDataLicence, getSiteSettings } from '#features/site/settings.server.ts';
import { defaultLanguage } from '#locales/languages.ts';
import { dataPackage } from './data-package.ts';
import type { OpenTable } from './open-table.ts';
import { openTables } from './open-tables.ts';
import type { Release, ReleasedFile, ReleasedTable, Releases } from './release.ts';
import { folder, readReleases, storeReleases } from './releases.server.ts';
import { compareTable, printTable, type WrittenTable, writeTable } from './table-files.server.ts';

/**
 * The database may have been restored before this process started, and its tables may have other columns than those of
 * the process before, so its first run writes and compares all files in any case.
 */
let hasCompared = false;

/** The advisory lock of the process that writes a release; it lasts no longer than its connection. */
const releaseLock = 5_220_144;

/**
 * Writes all tables if public content has changed since the last release, and publishes them as a new one if they differ from it.
 * @returns the new release, or null when there was nothing to release, no room for it, or another process was at it
 */
export async function writeRelease(): Promise<Release | null> {
  const { isCurrent } = await compareVersions();
  if (isCurrent) return null;
  return longTransaction(async (tx) => {
    const { rows } = await tx.execute(sql`select pg_try_advisory_xact_lock(${releaseLock}) as mine`);
    return rows[0]?.mine ? releaseAlone() : null;
  });
}

async function compareVersions() {
  const known = await listStored(await readReleases());
  const version = await getContentVersion(db());
  return { known, version, isCurrent: hasCompared && version === known.contentVersion };
}

async function releaseAlone(): Promise<Release | null> {
  const { known, version, isCurrent } = await compareVersions();
  if (isCurrent) return null;
  const draft = await openDraftFolder();
  try {
    if (await isDiskNearlyFull()) {
      logger.warn('the open data are not released: the disk is nearly full');
      return null;
    }
    const last = known.releases[0];
    const { prints, written } = await writeTables(draft.path, last, hasCompared ? known.prints : {});
    hasCompared = true;
    if (last && isSame(written, last)) {
      await storeReleases({ ...known, prints, contentVersion: version });
      return null;
    }
    const release = await compileRelease(draft.path, written, known.releases);
    await addPackage(draft.path, release);
    await draft.publish(`${folder}/${release.name}`);
    const releases = [release, ...known.releases];
    await storeReleases({ contentVersion: version, prints, releases });
    // The page of the open data is cached like any other. If nothing else was written meanwhile, the version that
    // follows from it is known.
    const next = await transaction(async (tx) => {
      await bumpContentVersion(tx);
      return getContentVersion(tx);
    });
    if (next === version + 1) await storeReleases({ contentVersion: next, prints, releases });
    return release;
  } finally {
    await draft.discard();
  }
}

/** After a restore, or in a folder that is not shared, the manifest may name releases whose files are missing. */
async function listStored(known: Releases): Promise<Releases> {
  const isThere = await Promise.all(known.releases.map(({ name }) => isPublicStored(`${folder}/${name}`)));
  const releases = known.releases.filter((_, index) => isThere[index]);
  // Without its newest release, what is stored must be compared anew.
  return isThere[0] === false ? { contentVersion: 0, releases } : { ...known, releases };
}

type Written = Map<string, WrittenTable>;

/** Writes the files of all tables, or nothing if no row differs from those of the last release. */
function writeTables(path: string, last: Release | undefined, known: Releases['prints'] = {}) {
  const base = readEnv().PUBLIC_URL;
  return longTransaction(async (tx) => {
    // All tables show the same moment.
    await tx.execute(sql`set transaction isolation level repeatable read, read only`);
    // All rows are read, not the first few, for which PostgreSQL plans a cursor.
    await tx.execute(sql`set local cursor_tuple_fraction = 1`);
    const prints: Record<string, string> = {};
    const written: Written = new Map();
    for (const table of openTables) prints[table.name] = await printTable(tx, table, base);
    const isSameTable = ({ name }: OpenTable) => known[name] === prints[name];
    if (last && openTables.every(isSameTable)) return { prints, written };
    for (const table of openTables) {
      // A file that somebody has deleted is written again.
      const earlier = last && isSameTable(table) && (await copyTable(table, last, path).catch(() => undefined));
      written.set(table.name, earlier || (await writeTable(tx, table, base, path)));
    }
    return { prints, written };
  });
}

/** Takes the files of a table from an earlier release; undefined if it has none. */
async function copyTable({ name }: OpenTable, { name: of, tables, files }: Release, path: string) {
  const [csv, jsonl] = [files[`${name}.csv`], files[`${name}.jsonl`]];
  const rows = tables.find((table) => table.name === name)?.rows;
  if (!csv || !jsonl || rows === undefined) return undefined;
  for (const file of [`${name}.csv`, `${name}.jsonl`])
    await copyFile(publicPath(`${folder}/${of}/${file}`), join(path, file), constants.COPYFILE_FICLONE);
  return { csv, jsonl, rows } satisfies WrittenTable;
}

function isSame(written: Written, { files }: Release): boolean {
  return [...written].every(
    ([name, { csv, jsonl }]) =>
      files[`${name}.csv`]?.sha256 === csv.sha256 && files[`${name}.jsonl`]?.sha256 === jsonl.sha256,
  );
}

async function compileRelease(path: string, written: Written, earlier: readonly Release[]): Promise<Release> {
  const day = todayInIndia();
  const ofDay = earlier.filter((release) => release.day === day).length;
  const [last] = earlier;
  const files: Record<string, ReleasedFile> = {};
  const tables: ReleasedTable[] = [];
  for (const table of openTables) {
    const file = written.get(table.name);
    if (!file) continue;
    files[`${table.name}.csv`] = file.csv;
    files[`${table.name}.jsonl`] = file.jsonl;
    tables.push({ name: table.name, rows: file.rows, ...(await differenceOf(table, file, path, last)) });
  }
  return { name: ofDay > 0 ? `${day}.${ofDay + 1}` : day, day, tables, files };
}

async function differenceOf(table: OpenTable, { jsonl, rows }: WrittenTable, path: string, last?: Release) {
  const name = `${table.name}.jsonl`;
  const earlier = last?.files[name];
  if (!last || !earlier) return { added: rows, changed: 0, removed: 0 };
  if (earlier.sha256 === jsonl.sha256) return { added: 0, changed: 0, removed: 0 };
  return compareTable(table, join(path, name), publicPath(`${folder}/${last.name}/${name}`));
}

async function addPackage(path: string, release: Release): Promise<void> {
  const [licence, { site }] = await Promise.all([getOpenDataLicence(), getSiteSettings(defaultLanguage)]);
  const described = dataPackage(release, licence, { title: site.name, path: readEnv().PUBLIC_URL });
  const text = Buffer.from(`${JSON.stringify(described, null, 2)}\n`);
  await writeFile(join(path, 'datapackage.json'), text);
  release.files['datapackage.json'] = {
    bytes: text.length,
    sha256: createHash('sha256').update(text).digest('hex'),
  };
}
