import fc from 'fast-check';
import PostalMime from 'postal-mime';
import { afterAll, expect, test, vi } from 'vitest';
import { eq, sql } from '#core/drizzle.ts';
import { closeMailer } from '#core/mail/mailer.server.ts';
import { addDays, longDate, todayInIndia } from '#core/time/dates.ts';
import { db } from '#db/client.server.ts';
import { writeContent } from '#db/content/write-content.server.ts';
import { alertDigests, alertItems, bounceEvents, followers, follows, mailAddresses } from '#db/schema/alerts.ts';
import { changeEvents } from '#db/schema/change-events.ts';
import { outboxMails } from '#db/schema/mail.ts';
import { orderEffects } from '#db/schema/orders.ts';
import { noteDeadlinesOn } from '#features/change-events/note-deadlines.job.ts';
import { mailJobs } from '#features/mail/send-mail.job.ts';
import { addEffect, endGrace, withFollowedOrder } from '#tests/alert-steps.ts';
import { headersOf, startMailServer } from '#tests/mail-server.ts';
import { withSite } from '#tests/server.ts';
import { frequencies } from '../alerts.schema.ts';
import { recordBounce } from '../bounces/record-bounce.server.ts';
import { unsubscribe } from '../manage/manage-follows.server.ts';
import { fanOut } from './fan-out.job.ts';
import { openDigestsAt } from './open-digests.job.ts';

const mailServer = await startMailServer();
const site = withSite();
const followed = withFollowedOrder();
afterAll(async () => {
  closeMailer();
  await mailServer.stop();
});

const bulk = mailJobs(site.mailSetup).find(({ queue }) => queue.name === 'mail-bulk');
const person = fc.nat(2);
const acts = fc.array(
  fc.oneof(
    { weight: 3, arbitrary: fc.record({ act: fc.constant('follow' as const), person }) },
    { weight: 1, arbitrary: fc.record({ act: fc.constantFrom('stop' as const, 'bounce' as const), person }) },
    {
      weight: 8,
      arbitrary: fc.record({
        act: fc.constantFrom(
          'change',
          'change',
          'move',
          'strike',
          'publish',
          'open',
          'send',
          'sendAndDie',
          'wait' as const,
        ),
        person,
      }),
    },
  ),
  { minLength: 8, maxLength: 24 },
);

/** What a mail must say of a change. */
function said({ kind, on }: typeof changeEvents.$inferSelect): string {
  const day = on && longDate(on, 'en');
  if (kind === 'deadline') return `on ${day}, it takes effect.`;
  return kind === 'defer' ? `Its day has been moved to ${day}.` : 'It has been amended.';
}

/** No day comes twice, because an event of a day ahead would be the one of before. */
let moves = 0;

/** What has happened to the people and changes of one run, as somebody would tell it who knows nothing of the code. */
async function play(steps: typeof acts extends fc.Arbitrary<infer Steps> ? Steps : never) {
  await db().execute(sql`truncate followers, bounce_events, mail_addresses cascade`);
  await db().delete(outboxMails);
  await db().update(changeEvents).set({ state: 'past' });
  mailServer.received.length = 0;
  let now = Date.now();
  const active = new Map<number, number>();
  const mayGet = new Set<number>();
  const effects: number[] = [];
  const struck = new Set<number>();
  let seen = 0;

  const send = async (dies: boolean) => {
    const waiting = await db().select().from(outboxMails).where(eq(outboxMails.state, 'waiting'));
    for (const { messageId } of waiting) {
      await bulk?.run(messageId);
      // As if the process had been killed after the server's answer.
      const isDead = dies && eq(outboxMails.messageId, messageId);
      if (isDead) await db().update(outboxMails).set({ state: 'waiting' }).where(isDead);
    }
    for (const { recipients } of mailServer.received.slice(seen)) {
      const to = Number(/\d/.exec(recipients[0] ?? '')?.[0]);
      expect(mayGet.has(active.get(to) ?? -1), 'nothing after a stop').toBe(true);
    }
    seen = mailServer.received.length;
  };
  const publish = async () => {
    await endGrace();
    await Promise.all([fanOut.run(''), fanOut.run('')]);
  };
  const open = () => Promise.all([openDigestsAt(new Date(now)), openDigestsAt(new Date(now))]);
  for (const { act, person } of steps) {
    const id = active.get(person);
    if (act === 'follow' && id === undefined) {
      const row = { email: `p${person}@model.example`, language: 'en', unsubscribeToken: `t${person}` };
      const [follower] = await db().insert(followers).values(row).returning();
      if (!follower) continue;
      const follow = { followerId: follower.id, kind: 'order' as const, subjectId: followed.orderId };
      await db()
        .insert(follows)
        .values({ ...follow, frequency: frequencies[person] ?? 'weekly' });
      active.set(person, follower.id);
      mayGet.add(follower.id);
    } else if (act === 'stop') {
      await unsubscribe(`t${person}`);
      active.delete(person);
    } else if (act === 'bounce' && id !== undefined) {
      const [digest] = await db().select().from(alertDigests).where(eq(alertDigests.followerId, id));
      const isNew = digest && (await recordBounce(digest.messageId, { kind: 'hard', status: '5.1.1', via: 'report' }));
      if (isNew) mayGet.delete(id);
    } else if (act === 'change') effects.push((await addEffect(followed.orderId, { kind: 'amend' })).id);
    else if (act === 'move') effects.push(await move());
    else if (act === 'strike' && effects.length > 0) await strike(effects.at(-1) ?? 0);
    else if (act === 'publish') await publish();
    else if (act === 'open') await open();
    else if (act === 'send' || act === 'sendAndDie') await send(act === 'sendAndDie');
    else if (act === 'wait') now += 30 * 3_600_000;
  }
  /** The order begins on another day, of which thirty days before it is told. */
  async function move() {
    moves += 1;
    const day = addDays(todayInIndia(), 300 + moves);
    const { id } = await addEffect(followed.orderId, { kind: 'defer', on: day });
    await noteDeadlinesOn(addDays(day, -30));
    return id;
  }
  async function strike(id: number) {
    struck.add(id);
    await writeContent(async (tx, changed) => {
      await tx.update(orderEffects).set({ withdrawnOn: todayInIndia() }).where(eq(orderEffects.id, id));
      changed('order', [followed.orderId]);
    });
  }
  await publish();
  now += 9 * 86_400_000;
  await open();
  await send(false);
  return { struck, reached: [...active.values()].filter((id) => mayGet.has(id)) };
}

test('whatever happens, each change comes in exactly one mail to whoever may get it, and in none to others', async () => {
  vi.stubEnv('SMTP_URL', mailServer.url);
  vi.stubEnv('ALERT_MAILS_PER_MINUTE', '100000');
  await fc.assert(
    fc.asyncProperty(acts, async (steps) => {
      const { struck, reached } = await play(steps);
      const events = await db().select().from(changeEvents);
      const items = await db().select().from(alertItems);
      const digests = await db().select().from(alertDigests);
      const mails = await db().select().from(outboxMails);
      const sent = new Map<string | undefined, string>();
      for (const mail of mailServer.received) {
        const id = /<(.+)@/.exec(headersOf(mail).get('message-id') ?? '')?.[1];
        sent.set(id, `${sent.get(id) ?? ''}${(await PostalMime.parse(mail.raw)).text}`);
      }
      for (const follower of reached) {
        const [since] = await db().select().from(follows).where(eq(follows.followerId, follower));
        const told = events.filter(
          (event) =>
            event.state === 'published' &&
            event.createdAt >= (since?.createdAt ?? 0) &&
            !struck.has(event.effectId ?? 0),
        );
        for (const event of told.filter(({ correctsId }) => correctsId === null)) {
          const its = items.filter(({ eventId, followerId }) => eventId === event.id && followerId === follower);
          expect(its).toHaveLength(1);
          const digest = digests.find(({ id }) => id === its[0]?.digestId);
          expect(digest?.followerId).toBe(follower);
          expect(sent.get(digest?.messageId)?.replace(/\s+/g, ' '), 'told in a mail that was sent').toContain(
            said(event),
          );
        }
      }
      expect(mails.filter(({ state }) => !['sent', 'dropped'].includes(state))).toEqual([]);
      expect(new Set(digests.map(({ followerId, windowKey }) => `${followerId} ${windowKey}`)).size).toBe(
        digests.length,
      );
      expect(await db().$count(bounceEvents)).toBe(await db().$count(mailAddresses));
    }),
    { numRuns: 12, interruptAfterTimeLimit: 40_000 },
  );
}, 120_000);
