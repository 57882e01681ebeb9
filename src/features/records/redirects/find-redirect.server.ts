import { reasonOf } from '#core/describe-error.ts';
import { eq, inArray, sql } from '#core/drizzle.ts';
import { logger } from '#core/logger.server.ts';
import { db, isInVain, type Queryable } from '#db/client.server.ts';
import { redirects } from '#db/schema/records.ts';
import { byHand, longestPath } from './redirect-path.ts';

/** More than anybody renames a page and its folders. */
const mostSteps = 10;
/** So many redirects staff may make; their old addresses are kept in memory. */
export const mostByHand = 5_000;

/**
 * Where the page of an address stands now, if its record or one of the folders above it has another slug. A record and
 * its folder may both have moved, so it follows from one to the next; addresses that lead in a circle lead nowhere.
 * Called only where the page would be missing.
 */
export async function findRedirect(path: string): Promise<string | undefined> {
  const first = await findStep(path);
  if (!first) return undefined;
  await countHit(first.fromPath);
  const seen = new Set([path]);
  let at = first.to;
  while (!seen.has(at) && seen.size <= mostSteps) {
    seen.add(at);
    const next = await findStep(at);
    if (!next) return at;
    at = next.to;
  }
  return undefined;
}

/** A visitor is led on whether or not the visit can be counted, and waits for nobody who is writing the redirect. */
async function countHit(from: string): Promise<void> {
  if (isInVain()) return;
  const { fromPath, hits } = redirects;
  const free = db()
    .select({ fromPath })
    .from(redirects)
    .where(eq(fromPath, from))
    .for('no key update', { skipLocked: true });
  await db()
    .update(redirects)
    .set({ hits: sql`${hits} + 1`, lastHitAt: sql`now()` })
    .where(inArray(fromPath, free))
    .catch((error) => logger.warn({ reason: reasonOf(error) }, 'the visit of an old address was not counted'));
}

/** The old addresses of the redirects that staff have made: all of them, because one that is missing leads nowhere. */
export async function listByHand(): Promise<ReadonlySet<string>> {
  const { fromPath, kind } = redirects;
  const rows = await db().select({ fromPath }).from(redirects).where(eq(kind, byHand));
  return new Set(rows.map((row) => row.fromPath));
}

/** Whether one of these old addresses is that address or a folder above it. */
export function isLed(from: ReadonlySet<string>, path: string): boolean {
  return from.size > 0 && foldersOf(path).some((folder) => from.has(folder));
}

/** Where the redirect of an address leads, or the nearest of those of its folders. */
export async function findStep(path: string, reading: Pick<Queryable, 'select'> = db()) {
  const folders = foldersOf(path);
  if (folders.length === 0) return undefined;
  const rows = await reading.select().from(redirects).where(inArray(redirects.fromPath, folders));
  const [longest] = rows.sort((a, b) => b.fromPath.length - a.fromPath.length);
  return longest && { fromPath: longest.fromPath, to: longest.toPath + path.slice(longest.fromPath.length) };
}

/** The address and those of the folders above it; none of an address that is no redirect's. */
function foldersOf(path: string): string[] {
  const parts = path.split('/').filter(Boolean);
  if (parts.length > 6 || path.length > longestPath) return [];
  return parts.map((_, index) => `/${parts.slice(0, index + 1).join('/')}`);
}
