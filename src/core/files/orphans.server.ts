import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { readEnv } from '#core/env.ts';

/** How long a file that was moved aside can be moved back. */
const orphanDays = 30;

/**
 * Moves a file of private storage to `files/orphans/<day>`, from where nothing serves it and an operator can move it
 * back.
 * @returns false if somebody has deleted it in the meantime
 */
export async function moveToOrphans(name: string): Promise<boolean> {
  const target = join(folder('orphans'), dayBefore(0), name);
  await mkdir(dirname(target), { recursive: true });
  try {
    await rename(join(folder('private'), name), target);
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

function folder(name: 'orphans' | 'private'): string {
  return join(readEnv().DATA_DIR, 'files', name);
}

function dayBefore(days: number): string {
  return new Date(Date.now() - days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
}
