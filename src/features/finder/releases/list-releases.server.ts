import { count, desc, eq, max, sql } from '#core/drizzle.ts';
import { Refusal } from '#core/http/refusal.ts';
import { db } from '#db/client.server.ts';
import { byContentVersion } from '#db/content/by-content-version.server.ts';
import { finderReleases } from '#db/schema/finder-releases.ts';
import { staff } from '#db/schema/staff.ts';
import { releaseTexts } from '../desk/finder.messages.ts';
import { type FinderRelease, perPage } from './releases.schema.ts';

/** The number of the newest release; null before the first. Each is written with content. */
export const readRelease = byContentVersion(async (): Promise<number | null> => {
  const [newest] = await db()
    .select({ number: max(finderReleases.number) })
    .from(finderReleases);
  return newest?.number ?? null;
});

const sameAs = sql<number | null>`(
  select max(earlier.number) from finder_releases earlier
  where earlier.hash = ${finderReleases.hash} and earlier.number < ${finderReleases.number})`;

const select = () =>
  db()
    .select({ release: finderReleases, publishedBy: staff.name, sameAs })
    .from(finderReleases)
    .leftJoin(staff, eq(staff.id, finderReleases.publishedBy));

/** The releases of the finder, the newest first. */
export async function listReleases(page: number) {
  const rows = await select()
    .orderBy(desc(finderReleases.number))
    .limit(perPage)
    .offset((page - 1) * perPage);
  const [all] = await db().select({ total: count() }).from(finderReleases);
  return { rows: rows.map(present), total: all?.total ?? 0, perPage };
}

/** @throws Refusal 404 */
export async function findRelease(number: number): Promise<FinderRelease> {
  const [row] = await select().where(eq(finderReleases.number, number));
  if (!row) throw new Refusal(404, releaseTexts.noRelease);
  return present(row);
}

type Row = Awaited<ReturnType<typeof select>>[number];
const present = ({ release, ...row }: Row): FinderRelease => ({ ...release, ...row, at: release.at.toISOString() });
