import { inArray, sql } from '#core/drizzle.ts';
import { db } from '#db/client.server.ts';
import { redirects } from '#db/schema/records.ts';

/**
 * Where the page of an address stands now, if its record or one of the folders above it has another slug. Called only
 * where the page would be missing.
 */
export async function findRedirect(path: string): Promise<string | undefined> {
  const parts = path.split('/').filter(Boolean);
  if (parts.length === 0 || parts.length > 6 || path.length > 500) return undefined;
  const folders = parts.map((_, index) => `/${parts.slice(0, index + 1).join('/')}`);
  const rows = await db().select().from(redirects).where(inArray(redirects.fromPath, folders));
  const [longest] = rows.sort((a, b) => b.fromPath.length - a.fromPath.length);
  if (!longest) return undefined;
  await db()
    .update(redirects)
    .set({ hits: sql`${redirects.hits} + 1`, lastHitAt: sql`now()` })
    .where(inArray(redirects.fromPath, [longest.fromPath]));
  return longest.toPath + path.slice(longest.fromPath.length);
}
