import { and, desc, eq, inArray, sql } from '#core/drizzle.ts';
import { logger } from '#core/logger.server.ts';
import { indianDay } from '#core/time/indian-time.ts';
import type { Queryable } from '#db/client.server.ts';
import { consentHmac, consentHmacs } from '#db/person/consent-hmac.server.ts';
import { alertDigests, bounceEvents, followers, mailAddresses } from '#db/schema/alerts.ts';
import { transaction } from '#db/transaction.server.ts';
import { type BounceKind, type bounceWays, type Silence, silences } from '../alerts.schema.ts';
import { recordConsent } from '../record-consent.server.ts';

/** So many mails that came back within so many days pause all others. */
const mostSoft = 3;
const softDays = 14;
const pauseDays = 30;

type Bounce = { kind: BounceKind; status: string | null; via: (typeof bounceWays)[number] };

/**
 * Notes that a mail about changes came back or was complained of, once, and silences its address if that is enough.
 * Mails from before the last press of the button count no more.
 * @returns whether it was new, and about somebody who still follows
 */
export async function recordBounce(messageId: string, { kind, status, via }: Bounce): Promise<boolean> {
  const isNew = await transaction(async (tx) => {
    const [follower] = await tx
      .select({ id: followers.id, email: followers.email, language: followers.language })
      .from(followers)
      .innerJoin(alertDigests, eq(alertDigests.followerId, followers.id))
      .where(and(eq(alertDigests.messageId, messageId), sql`${alertDigests.createdAt} >= ${followers.confirmedAt}`))
      .for('update', { of: followers });
    if (!follower) return false;
    const { email, language } = follower;
    const row = { messageId, emailHmac: consentHmac(email), kind, status, via };
    const added = await tx.insert(bounceEvents).values(row).onConflictDoNothing().returning({ id: bounceEvents.id });
    if (added.length === 0) return false;
    const silence = kind === 'soft' ? await pauseAfter(tx, email) : silenceOf[kind];
    if (!silence) return true;
    await silenceAddress(tx, follower, { silence, status });
    if (kind === 'complaint')
      await recordConsent(tx, { email, language, action: 'withdrawn', via: 'complaint', notice: null });
    return true;
  });
  if (isNew) logger.info({ mail: messageId, kind, status, via }, 'a mail about changes came back');
  return isNew;
}

const silenceOf = { hard: 'bounced', complaint: 'complained' } as const;

async function pauseAfter(tx: Queryable, email: string): Promise<Silence | null> {
  const isRecent = sql`${bounceEvents.at} > now() - make_interval(days => ${softDays})`;
  const recent = await tx
    .select({ id: bounceEvents.id })
    .from(bounceEvents)
    .where(and(inArray(bounceEvents.emailHmac, consentHmacs(email)), eq(bounceEvents.kind, 'soft'), isRecent))
    .limit(mostSoft);
  return recent.length >= mostSoft ? 'paused' : null;
}

type Silenced = { silence: Silence; status: string | null; since?: Date };

/** A stronger reason stays, as long as it lasts. */
export async function silenceAddress(
  tx: Queryable,
  { id, email }: { id: number; email: string },
  { silence, status, since = new Date() }: Silenced,
): Promise<void> {
  const emailHmac = consentHmac(email);
  const rank = (each: ReturnType<typeof sql>) => sql`array_position(${sql.param([...silences])}::text[], ${each})`;
  await tx
    .insert(mailAddresses)
    .values({ emailHmac, silence, status, since })
    .onConflictDoUpdate({
      target: mailAddresses.emailHmac,
      set: { silence, status, since },
      setWhere: sql`${rank(sql`${mailAddresses.silence}`)} < ${rank(sql`excluded.silence`)}
        or (${mailAddresses.silence} = 'paused' and excluded.silence = 'paused')`,
    });
  await tx.update(followers).set({ addressHmac: emailHmac }).where(eq(followers.id, id));
}

/** A list that begins without a mail begins without mails where the address gets none. */
export async function heedSilence(tx: Queryable, { id, email }: { id: number; email: string }): Promise<void> {
  const { emailHmac, since } = mailAddresses;
  const [silent] = await tx
    .select({ emailHmac })
    .from(mailAddresses)
    .where(and(inArray(emailHmac, consentHmacs(email)), isSilent))
    .orderBy(desc(since))
    .limit(1);
  if (silent) await tx.update(followers).set({ addressHmac: silent.emailHmac }).where(eq(followers.id, id));
}

/** Whether a row of `mail_addresses`, which may be missing, silences its address now. */
export const isSilent = sql`(${mailAddresses.silence} <> 'paused'
  or ${mailAddresses.since} > now() - make_interval(days => ${pauseDays}))`;

/** Why an address gets no mails at the moment, and until when; null if it gets them. */
export async function findSilence(tx: Queryable, emailHmac: string | null) {
  if (!emailHmac) return null;
  const [row] = await tx
    .select({ silence: mailAddresses.silence, since: mailAddresses.since })
    .from(mailAddresses)
    .where(and(eq(mailAddresses.emailHmac, emailHmac), isSilent))
    .orderBy(desc(mailAddresses.since));
  if (!row) return null;
  const until = row.silence === 'paused' ? indianDay(new Date(row.since.getTime() + pauseDays * 86_400_000)) : null;
  return { silence: row.silence, until };
}

/** Whoever presses the button in a new mail has got that mail, so what came back before counts no more. */
export async function forgetBounces(tx: Queryable, email: string): Promise<void> {
  const hmacs = consentHmacs(email);
  await tx.delete(mailAddresses).where(inArray(mailAddresses.emailHmac, hmacs));
  await tx.delete(bounceEvents).where(inArray(bounceEvents.emailHmac, hmacs));
}
