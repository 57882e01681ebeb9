import { eq, inArray, sql } from '#core/drizzle.ts';
import { db, type Queryable } from '#db/client.server.ts';
import { byContentVersion } from '#db/content/by-content-version.server.ts';
import { redirects } from '#db/schema/records.ts';
import { defaultLanguage } from '#locales/languages.ts';
import { byHand, longestPath } from './redirect-path.ts';

/** More than anybody renames a page and its folders. */
const mostSteps = 10;
/** The redirects that staff may make; they are kept in memory. */
export const mostByHand = 5_000;

/**
 * Where the page of an address stands now, if its record or one of the folders above it has another slug. A record and
 * its folder may both have moved, so it follows from one to the next; addresses that lead in a circle lead nowhere.
 * Called only where the page would be missing.
 */
export async function findRedirect(path: string): Promise<string | undefined> {
  const first = await findStep(path);
  if (!first) return undefined;
  await db()
    .update(redirects)
    .set({ hits: sql`${redirects.hits} + 1`, lastHitAt: sql`now()` })
    .where(eq(redirects.fromPath, first.fromPath));
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

/**
 * Whether staff have made a redirect for an address, or for a folder above it, that no page of the site could have. All
 * such addresses share one answer without a look into the database, so these redirects are kept in memory.
 */
export async function isLedByHand(path: string): Promise<boolean> {
  const known = await madeByHand(defaultLanguage, 'every day');
  return known.size > 0 && foldersOf(path).some((folder) => known.has(folder));
}

const madeByHand = byContentVersion(async () => {
  const { fromPath, kind } = redirects;
  const rows = await db().select({ fromPath }).from(redirects).where(eq(kind, byHand)).limit(mostByHand);
  return new Set(rows.map((row) => row.fromPath));
});

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
