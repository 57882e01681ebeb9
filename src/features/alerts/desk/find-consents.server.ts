import { desc, eq, inArray, sql } from '#core/drizzle.ts';
import { db } from '#db/client.server.ts';
import { consentHmacs } from '#db/person/consent-hmac.server.ts';
import { consents, followers, followRequests, follows } from '#db/schema/alerts.ts';
import { transaction } from '#db/transaction.server.ts';
import { audit } from '#features/audit/audit.server.ts';
import type { StaffActor } from '#features/staff-actor.ts';
import type { FoundConsents } from './log.schema.ts';

const mostActs = 500;

/** What somebody with that address has agreed to and taken back, and what they follow now. The audit log does not name them. */
export async function findConsents(actor: StaffActor, email: string): Promise<FoundConsents> {
  const [acts, [request], [follower]] = await Promise.all([
    db()
      .select()
      .from(consents)
      .where(inArray(consents.emailHmac, consentHmacs(email)))
      .orderBy(desc(consents.at), desc(consents.id))
      .limit(mostActs),
    db().select().from(followRequests).where(eq(followRequests.email, email)),
    db().select().from(followers).where(eq(followers.email, email)),
  ]);
  const lines = follower ? await countFollows(follower.id) : [];
  await transaction((tx) =>
    audit(tx, actor, {
      action: 'alerts.consents',
      summary: 'Looked up what somebody has agreed to be told',
      after: { acts: acts.length, follows: lines.length > 0 },
    }),
  );
  return {
    acts: acts.map(({ action, via, language, notice, at }) => ({
      action,
      via,
      language,
      notice,
      at: at.toISOString(),
    })),
    request:
      request && request.follows.length > 0
        ? {
            askedAt: request.askedAt.toISOString(),
            mailedAt: request.mailedAt?.toISOString() ?? null,
            lines: request.follows.length,
          }
        : null,
    follows: follower ? { since: follower.createdAt.toISOString(), language: follower.language, lines } : null,
  };
}

function countFollows(followerId: number) {
  const { kind, frequency } = follows;
  return db()
    .select({ kind, frequency, count: sql<number>`count(*)::int` })
    .from(follows)
    .where(eq(follows.followerId, followerId))
    .groupBy(kind, frequency)
    .orderBy(kind, frequency);
}
