import { isOlderThan, listNames } from '#core/files/old-files.server.ts';
import {
  deleteOrphansOf,
  listOldOrphanDays,
  moveFromOrphans,
  moveToOrphans,
  type Storage,
} from '#core/files/orphans.server.ts';
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
  storage?: Storage;
  /** Their folder in it. */
  folder: string;
  /** Which of these names a row has. */
  listKnown: (paths: string[]) => Promise<readonly string[]>;
  /** How old a file is at least before it is an orphan; a younger one may belong to a row that is yet to be written. */
  days?: number;
  /** Which share of the files may go at once. */
  most?: number;
};

/** Files without a row, as a process leaves them that is killed before the row is written. They are moved aside. */
export function orphanedFilesOf({
  owners,
  storage = 'private',
  folder,
  listKnown,
  days = 1,
  most = largestShare,
}: Owned): CleanUp {
  const place = { storage, folder, listKnown, days };
  return {
    name: `orphaned files of ${owners}, which are now in files/orphans`,
    async run() {
      const names = await listNames(storage, folder);
      const orphans = await listOrphans(place, names);
      if (orphans.length === 0 || !(await isOwnFolder())) return 0;
      if (orphans.length > names.length * most) {
        const counts = { files: names.length, orphans: orphans.length };
        logger.warn(counts, `more than 5% of the files of ${owners} are orphans, so they are left where they are`);
        return 0;
      }
      let moved = 0;
      for (const name of orphans) if (await moveOrphan(place, name)) moved += 1;
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

type Place = Required<Pick<Owned, 'storage' | 'folder' | 'listKnown' | 'days'>>;

/**
 * Asks once more, because a row may have come while others were being moved, and again afterwards for the one that came
 * at the same moment.
 */
async function moveOrphan(place: Place, name: string): Promise<boolean> {
  const { storage, folder, listKnown } = place;
  const path = `${folder}/${name}`;
  if ((await listOrphans(place, [name])).length === 0 || !(await moveToOrphans(storage, path))) return false;
  if ((await listKnown([path])).length === 0) return true;
  await moveFromOrphans(storage, path);
  return false;
}

async function listOrphans({ storage, folder, listKnown, days }: Place, names: readonly string[]) {
  const orphans: string[] = [];
  for (let start = 0; start < names.length; start += atOnce) {
    const some = names.slice(start, start + atOnce);
    const known = new Set(await listKnown(some.map((name) => `${folder}/${name}`)));
    for (const name of some) {
      if (!known.has(`${folder}/${name}`) && (await isOlderThan(days, storage, folder, name))) orphans.push(name);
    }
  }
  return orphans;
}
