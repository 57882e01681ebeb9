import { eq } from '#core/drizzle.ts';
import type { Queryable } from '#db/client.server.ts';
import { follows } from '#db/schema/alerts.ts';
import { withSlugs } from '../follow/subjects.server.ts';
import type { Line } from './manage.schema.ts';

/** What a follower's list calls a line, because numbers of rows say how many others follow, and end with a database. */
export const lineName = ({ kind, slug }: Line): string => `${kind} ${slug}`;

/** The rows of these lines on the list of a follower; lines that are not on it are left out. */
export async function findLines(tx: Queryable, followerId: number, lines: readonly Line[]): Promise<number[]> {
  if (lines.length === 0) return [];
  const wanted = new Set(lines.map(lineName));
  const listed = await tx.select().from(follows).where(eq(follows.followerId, followerId));
  return (await withSlugs(tx, listed)).flatMap((line) => (wanted.has(lineName(line)) ? line.id : []));
}
