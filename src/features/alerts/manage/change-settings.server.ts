import { and, eq, inArray } from '#core/drizzle.ts';
import type { Queryable } from '#db/client.server.ts';
import { alertDigests, followers } from '#db/schema/alerts.ts';
import { outboxMails } from '#db/schema/mail.ts';
import { leadDays } from '#features/change-events/change-events.schema.ts';
import { audiences } from '#features/orders/order-kinds.schema.ts';
import type { LanguageCode } from '#locales/languages.ts';
import { type AlertSettings, usualClock } from '../alert-settings.schema.ts';

type Stored = Pick<typeof followers.$inferSelect, 'zone' | 'hour' | 'weekday' | 'audiences' | 'leadDays'> & {
  language: LanguageCode;
};

/**
 * When a follower is written to, in which language and of what; for whoever does not follow anything yet, as it would
 * begin on a page in that language.
 */
export function settingsOf(follower: Stored | null, language: LanguageCode): AlertSettings {
  const { zone, hour, weekday } = follower ?? usualClock;
  return {
    ...{ zone, hour, weekday },
    language: follower?.language ?? language,
    audiences: [...(follower?.audiences ?? audiences)],
    lead_days: leadDays.filter((days) => !follower || follower.leadDays.includes(days)),
  };
}

/** Changes what is named of it. The caller holds the row. */
export async function changeSettings(tx: Queryable, follower: number, asked: Partial<AlertSettings>): Promise<void> {
  const { language, hour, weekday, zone } = asked;
  const chosen = asked.audiences && audiences.filter((audience) => asked.audiences?.includes(audience));
  const changed = {
    ...{ language, hour, weekday, zone },
    // Who is everybody is told also of what concerns a group that we may add.
    audiences: chosen?.length === audiences.length ? null : chosen,
    leadDays: asked.lead_days && leadDays.filter((days) => asked.lead_days?.includes(days)),
  };
  if (Object.values(changed).every((value) => value === undefined)) return;
  await tx.update(followers).set(changed).where(eq(followers.id, follower));
  if (language) await translateWaiting(tx, follower, language);
}

/** A mail that has not left yet says what has changed in the new language, so the rest of it has to as well. */
async function translateWaiting(tx: Queryable, follower: number, language: LanguageCode): Promise<void> {
  const own = tx.select({ id: alertDigests.messageId }).from(alertDigests).where(eq(alertDigests.followerId, follower));
  const isWaiting = eq(outboxMails.state, 'waiting');
  await tx
    .update(outboxMails)
    .set({ language })
    .where(and(isWaiting, inArray(outboxMails.messageId, own)));
}
