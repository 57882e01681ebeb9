import { eq, inArray, sql } from '#core/drizzle.ts';
import { db } from '#db/client.server.ts';
import { redirects } from '#db/schema/records.ts';

/** More than anybody renames a page and its folders. */
const mostSteps = 10;

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

async function findStep(path: string) {
  const parts = path.split('/').filter(Boolean);
  if (parts.length === 0 || parts.length > 6 || path.length > 500) return undefined;
  const folders = parts.map((_, index) => `/${parts.slice(0, index + 1).join('/')}`);
  const rows = await db().select().from(redirects).where(inArray(redirects.fromPath, folders));
  const [longest] = rows.sort((a, b) => b.fromPath.length - a.fromPath.length);
  return longest && { fromPath: longest.fromPath, to: longest.toPath + path.slice(longest.fromPath.length) };
}
