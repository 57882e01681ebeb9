import fc from 'fast-check';
import { expect } from 'vitest';
import { eq, type SQL, sql } from '#core/drizzle.ts';
import { addDays, longDate, todayInIndia } from '#core/time/dates.ts';
import { db } from '#db/client.server.ts';
import { writeContent } from '#db/content/write-content.server.ts';
import { alertDigests, followers, follows } from '#db/schema/alerts.ts';
import { changeEvents } from '#db/schema/change-events.ts';
import { outboxMails } from '#db/schema/mail.ts';
import { orderEffects } from '#db/schema/orders.ts';
import { transaction } from '#db/transaction.server.ts';
import { frequencies } from '#features/alerts/alerts.schema.ts';
import { recordBounce } from '#features/alerts/bounces/record-bounce.server.ts';
import { fanOut } from '#features/alerts/digests/fan-out.job.ts';
import { openDigestsAt } from '#features/alerts/digests/open-digests.job.ts';
import { changeFrequencies } from '#features/alerts/manage/change-frequencies.server.ts';
import { unsubscribe } from '#features/alerts/manage/manage-follows.server.ts';
import { noteDeadlinesOn } from '#features/change-events/note-deadlines.job.ts';
import { mailJobs } from '#features/mail/send-mail.job.ts';
import { addEffect, endGrace } from './alert-steps.ts';
import type { enterDesk } from './desk-steps.ts';
import type { startMailServer } from './mail-server.ts';
import type { withSite } from './server.ts';

const person = fc.nat(2);
/** What may happen to people and changes, in any order. */
export const alertActs = fc.array(
  fc.oneof(
    { weight: 3, arbitrary: fc.record({ act: fc.constant('follow' as const), person }) },
    { weight: 1, arbitrary: fc.record({ act: fc.constantFrom('stop' as const, 'bounce' as const), person }) },
    { weight: 2, arbitrary: fc.record({ act: fc.constant('rhythm' as const), person }) },
    {
      weight: 8,
      arbitrary: fc.record({
        act: fc.constantFrom(
          'change',
          'change',
          'move',
          'strike',
          'withdraw',
          'withdraw',
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
export function said({ kind, on }: typeof changeEvents.$inferSelect): string {
  const day = on && longDate(on, 'en');
  if (kind === 'deadline') return `on ${day}, it takes effect.`;
  return kind === 'defer' ? `to ${day}.` : 'It has been amended.';
}

/** Counts acts. No day comes twice, because an event of a day ahead would be the one of before. */
let moves = 0;

type Stage = {
  site: ReturnType<typeof withSite>;
  mailServer: Awaited<ReturnType<typeof startMailServer>>;
  /** Two of them; each person follows both, and hears of each as often as they have chosen for it. */
  orders: readonly { id: number; slug: string }[];
  reviewer: Awaited<ReturnType<typeof enterDesk>>;
};

/** What has happened to the people and changes of one run, as somebody would tell it who knows nothing of the code. */
export async function playAlerts(
  { site, mailServer, orders, reviewer }: Stage,
  steps: typeof alertActs extends fc.Arbitrary<infer Steps> ? Steps : never,
) {
  const bulk = mailJobs(site.mailSetup).find(({ queue }) => queue.name === 'mail-bulk');
  await db().execute(sql`truncate followers, bounce_events, mail_addresses cascade`);
  await db().delete(outboxMails);
  await db().update(changeEvents).set({ state: 'past' });
  mailServer.received.length = 0;
  let now = Date.now();
  const active = new Map<number, number>();
  const mayGet = new Set<number>();
  const effects: number[] = [];
  const struck = new Set<number>();
  /** By events: who had been sent them when they were taken back. */
  const wrong = new Map<number, number[]>();
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
      const rows = orders.map((order, index) => ({
        ...{ followerId: follower.id, kind: 'order' as const, subjectId: order.id },
        frequency: frequencies[(person + index) % 3] ?? 'weekly',
      }));
      await db().insert(follows).values(rows);
      active.set(person, follower.id);
      mayGet.add(follower.id);
    } else if (act === 'stop') {
      await unsubscribe(`t${person}`);
      active.delete(person);
    } else if (act === 'bounce' && id !== undefined) {
      const [digest] = await db().select().from(alertDigests).where(eq(alertDigests.followerId, id));
      const isNew = digest && (await recordBounce(digest.messageId, { kind: 'hard', status: '5.1.1', via: 'report' }));
      if (isNew) mayGet.delete(id);
    } else if (act === 'rhythm' && id !== undefined) await changeRhythm(id);
    else if (act === 'change') effects.push((await addEffect(nextOrder(), { kind: 'amend' })).id);
    else if (act === 'move') effects.push(await move());
    else if (act === 'strike' && effects.length > 0) await strike(effects.at(-1) ?? 0);
    else if (act === 'withdraw') await withdraw();
    else if (act === 'publish') await publish();
    else if (act === 'open') await open();
    else if (act === 'send' || act === 'sendAndDie') await send(act === 'sendAndDie');
    else if (act === 'wait') now += 30 * 3_600_000;
  }
  /** One after the other. */
  function nextOrder(): number {
    moves += 1;
    return orders[moves % orders.length]?.id ?? 0;
  }
  /** One of the lines changes to a frequency that it did not have, while others publish and open. */
  async function changeRhythm(follower: number) {
    moves += 1;
    const { slug = '' } = orders[moves % orders.length] ?? {};
    const line = { kind: 'order' as const, slug, frequency: frequencies[moves % 3] ?? 'weekly' };
    const change = transaction(async (tx) => {
      await tx.select().from(followers).where(eq(followers.id, follower)).for('update');
      await changeFrequencies(tx, follower, { lines: [line] });
    });
    await Promise.all([change, fanOut.run(''), open()]);
  }
  /** The order begins on another day, of which thirty days before it is told. */
  async function move() {
    const orderId = nextOrder();
    const day = addDays(todayInIndia(), 300 + moves);
    const { id } = await addEffect(orderId, { kind: 'defer', on: day });
    await noteDeadlinesOn(addDays(day, -30));
    return id;
  }
  /** Notes who has been told of changes that are still to be told, or were, and are taken back now. */
  async function noteTold(which: SQL) {
    const { rows } = await db().execute<{ id: number; told: number[] }>(sql`
      select e.id, array(select i.follower_id from alert_items i join alert_digests d on d.id = i.digest_id
        join outbox_mails m on m.message_id = d.message_id and m.state = 'sent' where i.event_id = e.id) as told
      from change_events e where e.state = 'published' and e.corrects_id is null and ${which}`);
    for (const { id, told } of rows) wrong.set(id, told);
  }
  /** Somebody at the desk takes the newest change back, whether it is held, waits in a mail or has been sent. */
  async function withdraw() {
    const { rows } = await db().execute<{ id: number }>(sql`
      select id from change_events where state in ('held', 'published') and corrects_id is null order by id desc limit 1`);
    const [newest] = rows;
    if (!newest) return;
    await noteTold(sql`e.id = ${newest.id}`);
    expect((await reviewer.send('POST', `/alerts/${newest.id}/withdraw`)).status).toBe(200);
  }
  async function strike(id: number) {
    struck.add(id);
    await noteTold(sql`e.effect_id = ${id}`);
    await writeContent(async (tx, changed) => {
      await tx.update(orderEffects).set({ withdrawnOn: todayInIndia() }).where(eq(orderEffects.id, id));
      changed(
        'order',
        orders.map((order) => order.id),
      );
    });
  }
  await publish();
  now += 9 * 86_400_000;
  await open();
  await send(false);
  return { struck, wrong, reached: [...active.values()].filter((id) => mayGet.has(id)) };
}
