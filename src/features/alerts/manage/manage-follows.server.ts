import { z } from 'zod';
import { and, asc, eq, inArray, lte, type SQL, sql } from '#core/drizzle.ts';
import { Refusal } from '#core/http/refusal.ts';
import { readSigned, sign } from '#core/secrets/signed.server.ts';
import { inLanguage } from '#core/text/language.ts';
import { db, type Queryable } from '#db/client.server.ts';
import { alertDigests, followers, followRequests, follows } from '#db/schema/alerts.ts';
import { outboxMails } from '#db/schema/mail.ts';
import { transaction } from '#db/transaction.server.ts';
import { alertTexts } from '../alert-texts.server.ts';
import type { consentWays } from '../alerts.schema.ts';
import { findSilence } from '../bounces/record-bounce.server.ts';
import { renewFeeds } from '../feeds/personal-feeds.server.ts';
import { languageOf } from '../follow/request-follow.server.ts';
import { confirmFollowMail } from '../mails/alert-mails.ts';
import { recordConsent } from '../record-consent.server.ts';
import { changeFrequencies, retimeWaiting } from './change-frequencies.server.ts';
import { changeSettings } from './change-settings.server.ts';
import { findLines } from './find-lines.server.ts';
import type { ListChange } from './manage.schema.ts';

const use = 'alerts-manage';
/** A mail gets a new one, so that the newest mail always has a link that works. */
const lifetime = 400 * 86_400;

/**
 * What the address of a follower's own page contains. Deleting the follower ends it, also when somebody else gets the
 * same number after a backup has been restored.
 */
export function manageToken({ id, createdAt }: Pick<Follower, 'id' | 'createdAt'>): string {
  return sign(use, { follower: id, since: createdAt.getTime() }, lifetime);
}

/** The page of a follower, which shows their list. */
export function listPage(token: string, language: string): string {
  return inLanguage(`/alerts/manage/${encodeURIComponent(token)}`, language);
}

/** The follower of a manage page with their list, or null. */
export function findFollower(token: string) {
  return findListed(isOf(token));
}

/** The follower of an address with their list, or null. */
export function findFollowerOf(email: string) {
  return findListed(eq(followers.email, email));
}

async function findListed(isWanted: SQL | undefined) {
  const [follower] = await db().select().from(followers).where(isWanted);
  if (!follower) return null;
  const list = await db()
    .select({ id: follows.id, kind: follows.kind, subjectId: follows.subjectId, frequency: follows.frequency })
    .from(follows)
    .where(eq(follows.followerId, follower.id))
    .orderBy(asc(follows.id));
  const silence = await findSilence(db(), follower.addressHmac);
  return { ...follower, language: languageOf(follower.language), follows: list, silence };
}

/**
 * Ends lines, and changes how often others are told, when the follower is written to, in which language and of what.
 * @returns the language of their list from now on
 * @throws Refusal 422 if the link no longer works
 */
export async function changeFollower(token: string, { stop = [], frequency, lines, ...settings }: Partial<ListChange>) {
  const before = await asFollower(token, async (tx, { id, email, language }) => {
    const stopped = await tx
      .delete(follows)
      .where(inArray(follows.id, await findLines(tx, id, stop)))
      .returning({ id: follows.id });
    if (stopped.length > 0) {
      await recordConsent(tx, { email, language, action: 'changed', via: 'manage-page', notice: null });
      await retimeWaiting(tx, id);
    }
    await changeFrequencies(tx, id, { frequency, lines });
    await changeSettings(tx, id, settings);
  });
  return settings.language ?? before;
}

/** Gives the follower new addresses for feed and calendar. @throws Refusal 422 if the link no longer works */
export function makeFeeds(token: string) {
  return asFollower(token, renewFeeds);
}

/** Deletes the follower with everything but the record of consent. @throws Refusal 422 if the link no longer works */
export function stopAll(token: string) {
  return asFollower(token, (tx, follower) => deleteFollower(tx, follower, 'manage-page'));
}

/** The same by the one click of a mail program; an unknown token has nothing left to end. */
export async function unsubscribe(token: string): Promise<void> {
  // Nothing else is asked of the database, which fails at a NUL.
  if (!/^[\w-]+$/.test(token)) return;
  await transaction(async (tx) => {
    const [follower] = await tx.select().from(followers).where(eq(followers.unsubscribeToken, token)).for('update');
    if (follower) await deleteFollower(tx, follower, 'one-click');
  });
}

/** The same by a mail that a mail program has sent to the return path of one of ours. */
export async function unsubscribeByMail(messageId: string): Promise<boolean> {
  return transaction(async (tx) => {
    const [row] = await tx
      .select({ follower: followers })
      .from(followers)
      .innerJoin(alertDigests, eq(alertDigests.followerId, followers.id))
      .where(eq(alertDigests.messageId, messageId))
      .for('update', { of: followers });
    if (row) await deleteFollower(tx, row.follower, 'mail');
    return row !== undefined;
  });
}

type Follower = typeof followers.$inferSelect;
type Way = (typeof consentWays)[number];

/** What was asked for and the copies of mails to the address go, too, because we promise that it will be deleted. */
export async function deleteFollower(tx: Queryable, { id, email, language }: Follower, via: Way, at?: Date) {
  const digests = tx.select({ id: alertDigests.messageId }).from(alertDigests).where(eq(alertDigests.followerId, id));
  await tx.delete(outboxMails).where(inArray(outboxMails.messageId, digests));
  const isRequest = eq(outboxMails.template, confirmFollowMail.name);
  await tx.delete(outboxMails).where(and(isRequest, eq(outboxMails.recipient, email)));
  const isOlder = lte(followRequests.askedAt, at ?? sql`clock_timestamp()`);
  // One that is being confirmed waits for the follower, and begins anew.
  const asked = tx
    .select({ id: followRequests.id })
    .from(followRequests)
    .where(and(eq(followRequests.email, email), isOlder))
    .for('update', { skipLocked: true });
  await tx.delete(followRequests).where(inArray(followRequests.id, asked));
  await tx.delete(followers).where(eq(followers.id, id));
  await recordConsent(tx, { email, language, action: 'withdrawn', via, notice: null, at });
}

function asFollower(token: string, act: (tx: Queryable, follower: Follower) => Promise<void>) {
  return transaction(async (tx) => {
    const [follower] = await tx.select().from(followers).where(isOf(token)).for('update');
    if (!follower) throw new Refusal(422, alertTexts.manageGone);
    await act(tx, follower);
    return languageOf(follower.language);
  });
}

function isOf(token: string) {
  const read = readSigned(use, token, z.object({ follower: z.number(), since: z.number() }));
  if (!read) return sql`false`;
  const since = new Date(read.since).toISOString();
  const isSame = sql`date_trunc('milliseconds', ${followers.createdAt}) = ${since}::timestamptz`;
  return and(eq(followers.id, read.follower), isSame);
}
