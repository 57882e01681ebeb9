import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { readEnv } from '#core/env.ts';

/** How long a file that was moved aside can be moved back. */
const orphanDays = 30;

/** Where a file is stored: for nobody, or for everybody to fetch. */
export type Storage = 'private' | 'public';

/**
 * Moves a file of a storage to `files/orphans/<day>`, from where nothing serves it and an operator can move it back.
 * @returns false if somebody has deleted it in the meantime
 */
export async function moveToOrphans(storage: Storage, name: string): Promise<boolean> {
  const target = join(folder('orphans'), dayBefore(0), name);
  await mkdir(dirname(target), { recursive: true });
  return move(join(folder(storage), name), target);
}

/** Moves a file back that was moved aside a moment ago. */
export async function moveFromOrphans(storage: Storage, name: string): Promise<void> {
  const target = join(folder(storage), name);
  // A moment ago may have been yesterday.
  for (const days of [0, 1]) if (await move(join(folder('orphans'), dayBefore(days), name), target)) return;
}

/** @returns false if there is no such file */
async function move(from: string, to: string): Promise<boolean> {
  try {
    await rename(from, to);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return false;
    throw error;
  }
}

/** The days, like `2026-11-22`, whose orphans have been there for 30 days. */
export async function listOldOrphanDays(): Promise<string[]> {
  const days = await readdir(folder('orphans')).catch(() => []);
  return days.filter((day) => /^\d{4}-\d\d-\d\d$/.test(day) && day < dayBefore(orphanDays));
}

/** @returns how many files of that day were deleted */
export async function deleteOrphansOf(day: string): Promise<number> {
  const place = join(folder('orphans'), day);
  const entries = await readdir(place, { recursive: true, withFileTypes: true });
  await rm(place, { recursive: true, force: true });
  return entries.filter((entry) => entry.isFile()).length;
}

function folder(name: 'orphans' | Storage): string {
  return join(readEnv().DATA_DIR, 'files', name);
}

function dayBefore(days: number): string {
  return new Date(Date.now() - days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
}
