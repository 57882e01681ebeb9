import { inArray } from '#core/drizzle.ts';
import { isOldFile, listNames } from '#core/files/old-files.server.ts';
import { deleteOrphansOf, listOldOrphanDays, moveToOrphans } from '#core/files/orphans.server.ts';
import type { CleanUp } from '#core/jobs/clean-up.ts';
import { logger } from '#core/logger.server.ts';
import { db } from '#db/client.server.ts';
import { isDataFolderOf } from '#db/embedded/data-folder.server.ts';
import { leadFiles } from '#db/schema/leads.ts';

const folder = 'lead-files';
/** For how many files one query asks. */
const atOnce = 1_000;
/** If more of the files would go, the database is more likely to be at fault than they are. */
const largestShare = 0.05;

/** Uploads without a lead, as a process leaves them that is killed before the lead is written. They are moved aside. */
export const orphanedFiles: CleanUp = {
  name: 'orphaned files of leads, which are now in files/orphans',
  async run() {
    const names = await listNames('private', folder);
    const orphans = await listOrphans(names);
    if (orphans.length === 0 || !(await isOwnFolder())) return 0;
    if (orphans.length > names.length * largestShare) {
      const counts = { files: names.length, orphans: orphans.length };
      logger.warn(counts, 'more than 5% of the files of leads are orphans, so they are left where they are');
      return 0;
    }
    let moved = 0;
    for (const name of orphans) if (await moveToOrphans(`${folder}/${name}`)) moved += 1;
    return moved;
  },
};

/** Orphans that nobody has moved back within 30 days. */
export const oldOrphans: CleanUp = {
  name: 'orphaned files of 30 days ago',
  async run() {
    const days = await listOldOrphanDays();
    if (days.length === 0 || !(await isOwnFolder())) return 0;
    let deleted = 0;
    for (const day of days) deleted += await deleteOrphansOf(day);
    return deleted;
  },
};

async function isOwnFolder(): Promise<boolean> {
  if (await isDataFolderOf(db())) return true;
  logger.warn('orphaned files are left where they are: DATA_DIR contains the files of another database');
  return false;
}

async function listOrphans(names: readonly string[]): Promise<string[]> {
  const orphans: string[] = [];
  for (let start = 0; start < names.length; start += atOnce) {
    const some = names.slice(start, start + atOnce);
    const known = await listKnown(some);
    for (const name of some) {
      // A younger one may belong to a lead that is just being written.
      if (!known.has(name) && (await isOldFile('private', folder, name))) orphans.push(name);
    }
  }
  return orphans;
}

async function listKnown(names: readonly string[]): Promise<Set<string>> {
  const paths = names.map((name) => `${folder}/${name}`);
  const rows = await db()
    .select({ storedAs: leadFiles.storedAs })
    .from(leadFiles)
    .where(inArray(leadFiles.storedAs, paths));
  return new Set(rows.map(({ storedAs }) => storedAs.slice(folder.length + 1)));
}
