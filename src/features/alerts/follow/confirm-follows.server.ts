import { createHmac } from 'node:crypto';
import { and, eq, sql } from '#core/drizzle.ts';
import { Refusal } from '#core/http/refusal.ts';
import { keyFor } from '#core/secrets/secret.server.ts';
import { db, type Transaction } from '#db/client.server.ts';
import { followers, followRequests, follows } from '#db/schema/alerts.ts';
import { transaction } from '#db/transaction.server.ts';
import { alertTexts } from '../alert-texts.server.ts';
import type { RequestedFollow } from '../alerts.schema.ts';
import { forgetBounces } from '../bounces/record-bounce.server.ts';
import { retimeWaiting } from '../manage/change-frequencies.server.ts';
import { recordConsent } from '../record-consent.server.ts';
import { drawNewSheets, rememberSheets } from './followed-sheets.server.ts';
import { findRequest, languageOf } from './request-follow.server.ts';
import { pickShown } from './shown-lines.server.ts';

const mostFollows = 200;

/**
 * Begins what a request asks for, as far as its page has shown it, once. What a stranger has added meanwhile goes on
 * waiting. A second press changes nothing, and `isNew` says so.
 * @param shown what the form of the page sends, as `shownLines` makes it
 * @returns the follower, and the language of the request
 * @throws Refusal 422 if the link has been used or has expired, if nothing waits of what was shown, or if the list is full
 */
export async function confirmFollows(token: string, shown: string) {
  for (;;) {
    const found = await findRequest(token);
    if (!found) throw new Refusal(422, alertTexts.linkUsed);
    const wanted = pickShown(found.follows, shown);
    if (wanted.length === 0) return findConfirmed(found, shown);
    const sheets = await drawNewSheets(wanted);
    const confirmed = await confirmRequest(found, wanted, sheets);
    if (confirmed) return { ...confirmed, isNew: true };
  }
}

type Found = NonNullable<Awaited<ReturnType<typeof findRequest>>>;

/** The follower of a request of which all that was shown has been confirmed. @throws Refusal 422 */
async function findConfirmed({ email, language, follows, confirmed }: Found, shown: string) {
  const isConfirmed = pickShown(confirmed, shown).length > 0;
  const [follower] = isConfirmed ? await db().select().from(followers).where(eq(followers.email, email)) : [];
  if (follower) return { follower, language: languageOf(language), isNew: false };
  throw new Refusal(422, follows.length > 0 ? alertTexts.listChanged : alertTexts.linkUsed);
}

/** Null if something of the request has been confirmed, or it has got another line, since it was found. */
function confirmRequest(
  found: Found,
  wanted: readonly RequestedFollow[],
  sheets: Awaited<ReturnType<typeof drawNewSheets>>,
) {
  return transaction(async (tx) => {
    const isSame = sql`${followRequests.follows} = ${JSON.stringify(found.follows)}::jsonb`;
    const confirmed = [...found.confirmed, ...wanted].slice(-mostFollows);
    // Whoever presses twice confirms once. The row stays until the link ends, to say so.
    const [request] = await tx
      .update(followRequests)
      .set({ follows: found.follows.filter((follow) => !wanted.includes(follow)), confirmed, mails: 0 })
      .where(and(eq(followRequests.id, found.id), isSame))
      .returning();
    if (!request) return null;
    const { email, notice } = request;
    const language = languageOf(request.language);
    const follower = await addFollower(tx, email, language);
    await forgetBounces(tx, email);
    await rememberSheets(tx, sheets);
    const rows = wanted.map((follow) => ({ ...follow, followerId: follower.id }));
    await tx
      .insert(follows)
      .values(rows)
      .onConflictDoUpdate({
        target: [follows.followerId, follows.kind, follows.subjectId],
        set: { frequency: sql`excluded.frequency`, updatedAt: sql`now()` },
      });
    await assertNotFull(tx, follower.id);
    await retimeWaiting(tx, follower.id);
    const action = follower.isNew ? ('given' as const) : ('changed' as const);
    await recordConsent(tx, { email, language, action, via: 'mail-link', notice });
    return { follower, language };
  });
}

/** Called when lines have been added. @throws Refusal 422 */
export async function assertNotFull(tx: Transaction, followerId: number): Promise<void> {
  const count = await tx.$count(follows, eq(follows.followerId, followerId));
  if (count > mostFollows) throw new Refusal(422, alertTexts.full);
}

/** The follower of an address that has been proven, with a row of their own from now on. */
export async function addFollower(tx: Transaction, email: string, language: string) {
  const [row] = await tx
    .insert(followers)
    .values({ email, language, unsubscribeToken: unsubscribeTokenOf(email) })
    // The update locks the row, so that two confirmations are counted one after the other.
    .onConflictDoUpdate({ target: followers.email, set: { language, confirmedAt: sql`now()` } })
    .returning({ id: followers.id, createdAt: followers.createdAt, isNew: sql<boolean>`xmax = 0` });
  if (!row) throw new Error('a follower was stored and gave no row back');
  return row;
}

/** The same for each time that an address follows, so that one click in an old mail ends what it says that it ends. */
function unsubscribeTokenOf(email: string): string {
  return createHmac('sha256', keyFor('alerts-unsubscribe')).update(email).digest('base64url');
}
