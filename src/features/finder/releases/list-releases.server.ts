import { count, desc, eq, max } from '#core/drizzle.ts';
import { db } from '#db/client.server.ts';
import { byContentVersion } from '#db/content/by-content-version.server.ts';
import { finderReleases } from '#db/schema/finder-releases.ts';
import { staff } from '#db/schema/staff.ts';
import { perPage } from './releases.schema.ts';

/** The number of the newest release; null before the first. Each is written with content. */
export const readRelease = byContentVersion(async (): Promise<number | null> => {
  const [newest] = await db()
    .select({ number: max(finderReleases.number) })
    .from(finderReleases);
  return newest?.number ?? null;
});

/** The releases of the finder, the newest first. */
export async function listReleases(page: number) {
  const rows = await db()
    .select({ release: finderReleases, publishedBy: staff.name })
    .from(finderReleases)
    .leftJoin(staff, eq(staff.id, finderReleases.publishedBy))
    .orderBy(desc(finderReleases.number))
    .limit(perPage)
    .offset((page - 1) * perPage);
  const [all] = await db().select({ total: count() }).from(finderReleases);
  return {
    rows: rows.map(({ release, publishedBy }) => ({ ...release, at: release.at.toISOString(), publishedBy })),
    total: all?.total ?? 0,
    perPage,
  };
}
