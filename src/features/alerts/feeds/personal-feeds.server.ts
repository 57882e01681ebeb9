import { createHmac, randomInt } from 'node:crypto';
import { eq } from '#core/drizzle.ts';
import { keyFor } from '#core/secrets/secret.server.ts';
import { hashToken } from '#core/secrets/tokens.server.ts';
import { db, type Queryable } from '#db/client.server.ts';
import { followers } from '#db/schema/alerts.ts';

type Follower = typeof followers.$inferSelect;

/** Gives a follower new addresses for feed and calendar, and ends those before. The caller holds the row. */
export async function renewFeeds(tx: Queryable, follower: Follower): Promise<void> {
  const renewed = { ...follower, feedNumber: randomInt(1, 2 ** 31) };
  const feedTokenHash = hashToken(feedToken(renewed));
  await tx
    .update(followers)
    .set({ feedNumber: renewed.feedNumber, feedTokenHash })
    .where(eq(followers.id, follower.id));
}

/** The addresses that a follower has; null before the first are made, and after APP_SECRET has been replaced. */
export function feedAddresses(follower: Follower): { feed: string; calendar: string } | null {
  const token = feedToken(follower);
  if (hashToken(token) !== follower.feedTokenHash) return null;
  return { feed: `/feeds/my/${token}.xml`, calendar: `/calendars/${token}.ics` };
}

/** Whose feed or calendar the last part of an address names, or null. */
export async function findByFeedFile(file: string, ending: 'xml' | 'ics'): Promise<Follower | null> {
  const [, token, ended] = /^([\w-]{43})\.([a-z]+)$/.exec(file) ?? [];
  if (!token || ended !== ending) return null;
  const [follower] = await db()
    .select()
    .from(followers)
    .where(eq(followers.feedTokenHash, hashToken(token)));
  return follower ?? null;
}

/** Derived, so that the list of a follower can show it again although only its hash is stored. */
function feedToken({ id, createdAt, feedNumber }: Follower): string {
  const subject = `${id} ${createdAt.getTime()} ${feedNumber}`;
  return createHmac('sha256', keyFor('alerts-feeds')).update(subject).digest('base64url');
}
