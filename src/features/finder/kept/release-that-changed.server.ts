import { and, desc, eq, gt, sql } from '#core/drizzle.ts';
import { indianDay } from '#core/time/indian-time.ts';
import { db } from '#db/client.server.ts';
import { changeEvents } from '#db/schema/change-events.ts';
import { productFamilies } from '#db/schema/families.ts';
import { finderReleases } from '#db/schema/finder-releases.ts';

/** A release of the finder, and the day on which it was published. */
export type SheetRelease = { number: number; day: string };

const number = sql<number>`split_part(${changeEvents.key}, ':', 2)::int`;

/**
 * The newest release since which sheets of a family say something else than by an earlier one; null if none does, or if
 * nobody knows by which a sheet was drawn up.
 */
export async function releaseThatChanged(family: string, since: number | null): Promise<SheetRelease | null> {
  if (since === null) return null;
  const isOfFamily = and(eq(changeEvents.kind, 'release'), eq(productFamilies.slug, family));
  const [newest] = await db()
    .select({ number: finderReleases.number, at: finderReleases.at })
    .from(changeEvents)
    .innerJoin(productFamilies, eq(productFamilies.id, changeEvents.familyId))
    .innerJoin(finderReleases, eq(finderReleases.number, number))
    .where(and(isOfFamily, gt(finderReleases.number, since), sql`${changeEvents.state} <> 'withdrawn'`))
    .orderBy(desc(finderReleases.number))
    .limit(1);
  return newest ? { number: newest.number, day: indianDay(newest.at) } : null;
}
