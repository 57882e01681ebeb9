import { eq, inArray } from '#core/drizzle.ts';
import { Refusal } from '#core/http/refusal.ts';
import type { ServerText } from '#core/text/messages.server.ts';
import { db, type Queryable, type Transaction } from '#db/client.server.ts';
import { clients } from '#db/schema/accounts.ts';
import { followers, follows } from '#db/schema/alerts.ts';
import { transaction } from '#db/transaction.server.ts';
import type { Actor } from '#features/accounts/actor.ts';
import type { LanguageCode } from '#locales/languages.ts';
import { alertTexts, followNotice } from '../alert-texts.server.ts';
import type { Frequency } from '../alerts.schema.ts';
import { heedSilence } from '../bounces/record-bounce.server.ts';
import { renewFeeds } from '../feeds/personal-feeds.server.ts';
import { addFollower, assertNotFull } from '../follow/confirm-follows.server.ts';
import { drawNewSheets, rememberSheets } from '../follow/followed-sheets.server.ts';
import { findSubject } from '../follow/subjects.server.ts';
import { recordConsent } from '../record-consent.server.ts';
import { changeFrequencies, retimeWaiting } from './change-frequencies.server.ts';
import { changeSettings } from './change-settings.server.ts';
import { describeList } from './describe-list.server.ts';
import { findLines } from './find-lines.server.ts';
import type { ClientAlerts } from './manage.schema.ts';
import { deleteFollower, findFollowerOf } from './manage-follows.server.ts';

const via = 'client-area';

/** What is followed under the client's address, which a one-time password has proven, here or by a mail. */
export async function findClientAlerts({ clientId }: Actor, language: LanguageCode) {
  const email = await emailOf(db(), clientId);
  const follower = await findFollowerOf(email);
  return { email, since: follower?.createdAt ?? null, ...(await describeList(follower, language)) };
}

/**
 * Changes what is followed under the client's address. Only what is asked for changes, so that a list which another
 * page or a mail has changed meanwhile loses nothing.
 * @returns what has become of it
 * @throws Refusal 422 if something cannot be followed, or if the list is full
 */
export async function changeClientAlerts(
  { clientId }: Actor,
  asked: ClientAlerts,
  language: LanguageCode,
): Promise<ServerText> {
  const added = await findAdded(asked.add);
  const sheets = await drawNewSheets(added);
  return transaction(async (tx) => {
    const email = await emailOf(tx, clientId);
    const [known] = await tx.select().from(followers).where(eq(followers.email, email)).for('update');
    if (asked.stop_all) {
      if (known) await deleteFollower(tx, known, via);
      return alertTexts.listDeleted;
    }
    if (!known && added.length === 0) return alertTexts.changed;
    const begun = known ? null : await addFollower(tx, email, language);
    if (begun?.isNew) await heedSilence(tx, { id: begun.id, email });
    const [follower] = known ? [known] : await tx.select().from(followers).where(eq(followers.email, email));
    if (!follower) throw new Error('a follower was stored and is not there');
    const isOwn = eq(follows.followerId, follower.id);
    const stopped = await tx
      .delete(follows)
      .where(inArray(follows.id, await findLines(tx, follower.id, asked.stop)))
      .returning({ id: follows.id });
    await changeSettings(tx, follower.id, asked);
    const others = await tx.selectDistinct({ frequency: follows.frequency }).from(follows).where(isOwn);
    const usual = (others.length === 1 && others[0]?.frequency) || 'weekly';
    const fresh = await addLines(tx, follower.id, { added, sheets }, usual);
    const named = asked.add.flatMap(({ frequency, ...line }) => (frequency ? [{ ...line, frequency }] : []));
    await changeFrequencies(tx, follower.id, { frequency: asked.frequency, lines: [...asked.lines, ...named] });
    if (stopped.length > 0) await retimeWaiting(tx, follower.id);
    if (asked.new_feeds) await renewFeeds(tx, follower);
    if (fresh > 0 && known && !asked.language)
      await tx.update(followers).set({ language }).where(eq(followers.id, follower.id));
    // Only an addition is agreed to.
    const act = {
      action: begun?.isNew ? 'given' : 'changed',
      notice: fresh > 0 ? followNotice(language) : null,
    } as const;
    if (fresh + stopped.length > 0) await recordConsent(tx, { email, language, via, ...act });
    return doneText(asked);
  });
}

type Added = Awaited<ReturnType<typeof findAdded>>;

async function findAdded(asked: ClientAlerts['add']) {
  const added = [];
  for (const { kind, slug } of asked) {
    const subjectId = await findSubject(kind, slug);
    if (subjectId === null) throw new Refusal(422, alertTexts.noSuchSubject);
    added.push({ kind, subjectId });
  }
  return added;
}

/** @returns how many of the lines were not on the list before */
async function addLines(
  tx: Transaction,
  followerId: number,
  { added, sheets }: { added: Added; sheets: Awaited<ReturnType<typeof drawNewSheets>> },
  frequency: Frequency,
): Promise<number> {
  if (added.length === 0) return 0;
  const rows = added.map((line) => ({ ...line, followerId, frequency }));
  await rememberSheets(tx, sheets);
  const { kind, subjectId } = follows;
  const fresh = await tx.insert(follows).values(rows).onConflictDoNothing().returning({ kind, subjectId });
  await assertNotFull(tx, followerId);
  return fresh.length;
}

function doneText({ add, stop, new_feeds }: ClientAlerts): ServerText {
  if (add.length > 0) return alertTexts.confirmed;
  if (new_feeds) return alertTexts.feedsMade;
  return stop.length > 0 ? alertTexts.stoppedOne : alertTexts.changed;
}

async function emailOf(tx: Queryable, clientId: number): Promise<string> {
  const [client] = await tx.select({ email: clients.email }).from(clients).where(eq(clients.id, clientId));
  if (!client) throw new Error(`client ${clientId} has no row`);
  return client.email.toLowerCase();
}
