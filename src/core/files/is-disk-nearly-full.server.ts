import { statfs } from 'node:fs/promises';
import { readEnv } from '#core/env.ts';

const megabyte = 1024 ** 2;
const usualFloor = 5 * 1024 * megabyte;

/**
 * Whether the disk of the data folder has so little free space that no more files of visitors are stored on it, because
 * everything else, above all the database, needs the rest: less than FREE_DISK_MB, else less than 5 GB or a fifth of
 * the disk, whichever is smaller.
 */
export async function isDiskNearlyFull(): Promise<boolean> {
  const { DATA_DIR, FREE_DISK_MB } = readEnv();
  const { bavail, blocks, bsize } = await statfs(DATA_DIR);
  const floor = FREE_DISK_MB === undefined ? Math.min(usualFloor, (blocks * bsize) / 5) : FREE_DISK_MB * megabyte;
  return bavail * bsize < floor;
}
