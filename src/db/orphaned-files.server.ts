import { isOldFile, listNames } from '#core/files/old-files.server.ts';
import { deleteOrphansOf, listOldOrphanDays, moveToOrphans } from '#core/files/orphans.server.ts';
import type { CleanUp } from '#core/jobs/clean-up.ts';
import { logger } from '#core/logger.server.ts';
import { db } from './client.server.ts';
import { isDataFolderOf } from './embedded/data-folder.server.ts';

/** For how many files one query asks. */
const atOnce = 1_000;
/** If more of the files would go, the database is more likely to be at fault than they are. */
const largestShare = 0.05;

type Owned = {
  /** Whose files they are, for the log: `leads`. */
  owners: string;
  /** Their folder in private storage. */
  folder: string;
  /** Which of these names a row has. */
  listKnown: (paths: string[]) => Promise<readonly string[]>;
};

/** Files without a row, as a process leaves them that is killed before the row is written. They are moved aside. */
export function orphanedFilesOf({ owners, folder, listKnown }: Owned): CleanUp {
  return {
    name: `orphaned files of ${owners}, which are now in files/orphans`,
    async run() {
      const names = await listNames('private', folder);
      const orphans = await listOrphans(folder, names, listKnown);
      if (orphans.length === 0 || !(await isOwnFolder())) return 0;
      if (orphans.length > names.length * largestShare) {
        const counts = { files: names.length, orphans: orphans.length };
        logger.warn(counts, `more than 5% of the files of ${owners} are orphans, so they are left where they are`);
        return 0;
      }
      let moved = 0;
      for (const name of orphans) if (await moveToOrphans(`${folder}/${name}`)) moved += 1;
      return moved;
    },
  };
}

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

async function listOrphans(folder: string, names: readonly string[], listKnown: Owned['listKnown']) {
  const orphans: string[] = [];
  for (let start = 0; start < names.length; start += atOnce) {
    const some = names.slice(start, start + atOnce);
    const known = new Set(await listKnown(some.map((name) => `${folder}/${name}`)));
    for (const name of some) {
      // A younger one may belong to a row that is just being written.
      if (!known.has(`${folder}/${name}`) && (await isOldFile('private', folder, name))) orphans.push(name);
    }
  }
  return orphans;
}
