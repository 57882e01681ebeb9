import PostalMime from 'postal-mime';
import { afterAll, describe, expect, test } from 'vitest';
import { asc, eq } from '#core/drizzle.ts';
import { closeMailer } from '#core/mail/mailer.server.ts';
import { addDays, longDate, todayInIndia } from '#core/time/dates.ts';
import { db } from '#db/client.server.ts';
import { writeContent } from '#db/content/write-content.server.ts';
import { alertDigests, alertItems, consents, followers, followRequests, follows } from '#db/schema/alerts.ts';
import { changeEvents } from '#db/schema/change-events.ts';
import { outboxMails } from '#db/schema/mail.ts';
import { orderEffects } from '#db/schema/orders.ts';
import { forgetLimits, newAddress } from '#tests/account-steps.ts';
import {
  addEffect,
  askToFollow,
  confirmForm,
  deliverMails,
  endGrace,
  follow,
  form,
  makeFeedAddresses,
  publishHeld,
  withFollowedOrder,
} from '#tests/alert-steps.ts';
import { headersOf, startMailServer } from '#tests/mail-server.ts';
import { withSite } from '#tests/server.ts';
import { mailConfirmations } from '../follow/request-follow.server.ts';
import { fanOut } from './fan-out.job.ts';
import { openDigestsAt } from './open-digests.job.ts';

const mailServer = await startMailServer();
const site = withSite();
const followed = withFollowedOrder();
afterAll(async () => {
  closeMailer();
  await mailServer.stop();
});

/** Everything that an address in a mail could change. */
async function stored() {
  const tables = [followers, follows, followRequests, alertItems, alertDigests, consents, changeEvents, outboxMails];
  return JSON.stringify(await Promise.all(tables.map((table) => db().select().from(table).orderBy(asc(table.id)))));
}
const told = () => db().select().from(alertItems);
const tell = async (now?: Date) => {
  await publishHeld();
  return openDigestsAt(now ?? new Date());
};

const deliver = () => deliverMails(site, mailServer);

test('an effect that somebody adds becomes one mail to those who follow the order, and its click ends all of them', async () => {
  const token = await follow(site, newAddress(), 'immediate');
  await addEffect(followed.orderId, { kind: 'defer', on: '2030-04-01', audiences: ['micro', 'small'] });
  await fanOut.run('');
  expect(await told()).toEqual([]);
  expect(await tell()).toBe(1);
  await fanOut.run('');
  expect(await openDigestsAt(new Date())).toBe(0);
  await askToFollow(site, newAddress());
  await mailConfirmations.run('');
  const mails = await deliver();
  const digest = mails.find((mail) => headersOf(mail).has('list-id'));
  if (!digest) return expect.unreachable('no mail');
  const headers = headersOf(digest);
  expect(headers.get('auto-submitted')).toBe('auto-generated');
  expect(headers.get('list-id')).toBe('<alerts.kasauti.example>');
  const { text = '', subject } = await PostalMime.parse(digest.raw);
  expect(subject).toBe('What has changed: S.O. 1(E)');
  expect(text).toContain(
    `Its day has been moved from ${longDate(addDays(todayInIndia(), 200), 'en')} to 1 April 2030. This concerns small enterprises and micro enterprises.`,
  );
  expect(text).toContain('What to do: check whether your product is covered, and get the approval before that day.');

  const click = new URL(/<(.+)>/.exec(headers.get('list-unsubscribe') ?? '')?.[1] ?? '');
  const texts = await Promise.all(mails.map(async ({ raw }) => (await PostalMime.parse(raw)).text ?? ''));
  const inMails = texts.flatMap((each) => each.match(/https:\/\/kasauti\.example\S*/g) ?? []);
  const { feed, calendar } = await makeFeedAddresses(site, token);
  const before = await stored();
  const answers = { used: 0, unused: 0 };
  for (const address of new Set([feed, calendar, click.pathname, ...inMails])) {
    const path = new URL(address, 'https://kasauti.example').pathname;
    // The link that the follower has confirmed by has no button any more.
    if (path.startsWith('/alerts/confirm/'))
      answers[(await confirmForm(site, path.slice('/alerts/confirm/'.length))).shown ? 'unused' : 'used'] += 1;
    for (const method of ['GET', 'HEAD']) {
      const { status } = await site.get(path, { method });
      expect([path, status < 400]).toEqual([path, true]);
    }
  }
  expect(answers).toEqual({ used: 1, unused: 1 });
  expect(await stored()).toBe(before);

  const foreign = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
  for (const headers of [foreign, {}]) {
    const answer = await site.get(click.pathname, form({ 'List-Unsubscribe': 'One-Click' }, headers));
    expect(answer.status).toBe(200);
    expect(answer.headers.get('location')).toBeNull();
    expect(answer.headers.getSetCookie()).toEqual([]);
  }
  expect(await db().$count(followers)).toBe(0);
  const acts = (await db().select().from(consents).orderBy(asc(consents.id))).slice(-2);
  expect(acts).toMatchObject([
    { action: 'given', via: 'mail-link', notice: expect.stringContaining('We store your email address') },
    { action: 'withdrawn', via: 'one-click', notice: null },
  ]);
});

describe('a change', () => {
  test('that several of the follows of one person concern is told once, as soon as the soonest asks', async () => {
    const email = newAddress();
    await follow(site, email, 'weekly');
    await forgetLimits();
    await follow(site, email, 'immediate', { kind: 'product', slug: 'kettle' });
    await addEffect(followed.orderId, { kind: 'amend' });
    await tell();
    expect(await told()).toMatchObject([{ frequency: 'immediate', digestId: expect.any(Number) }]);
  });

  test('from before somebody followed is not told', async () => {
    await addEffect(followed.orderId, { kind: 'amend' });
    await follow(site, newAddress(), 'immediate');
    expect(await tell()).toBe(0);
  });

  test('waits for Monday morning, and comes with whatever else the week has brought', async () => {
    await follow(site, newAddress(), 'weekly');
    await addEffect(followed.orderId, { kind: 'amend' });
    await addEffect(followed.orderId, { kind: 'clarify' });
    expect(await tell()).toBe(0);
    expect(await openDigestsAt(new Date(Date.now() + 7 * 86_400_000))).toBe(1);
    const items = await told();
    expect(new Set(items.map(({ digestId }) => digestId)).size).toBe(1);
    expect(items).toHaveLength(2);
  });

  test('that only others are concerned by is not told', async () => {
    const email = newAddress();
    await follow(site, email, 'immediate');
    await db()
      .update(followers)
      .set({ audiences: ['import'] });
    await addEffect(followed.orderId, { kind: 'defer', audiences: ['micro'] });
    expect(await tell()).toBe(0);
    await addEffect(followed.orderId, { kind: 'defer', audiences: ['micro', 'import'] });
    expect(await tell()).toBe(1);
  });

  test('that is taken back after the mail was queued is not told, and one that was told is corrected', async () => {
    const email = newAddress();
    await follow(site, email, 'immediate');
    const strike = async (id: number) =>
      writeContent(async (tx, changed) => {
        await tx.update(orderEffects).set({ withdrawnOn: todayInIndia() }).where(eq(orderEffects.id, id));
        changed('order', [followed.orderId]);
      });
    await deliver();
    const wrong = await addEffect(followed.orderId, { kind: 'rescind' });
    expect(await tell()).toBe(1);
    await strike(wrong.id);
    expect(await deliver()).toHaveLength(0);
    expect(await tell(new Date(Date.now() + 3_600_000))).toBe(0);

    const sent = await addEffect(followed.orderId, { kind: 'pause' });
    expect(await tell(new Date(Date.now() + 7_200_000))).toBe(1);
    expect(await deliver()).toHaveLength(1);
    await strike(sent.id);
    expect(await tell(new Date(Date.now() + 10_800_000))).toBe(1);
    const [correction] = await deliver();
    expect((await PostalMime.parse(correction?.raw ?? '')).text).toContain('recorded by mistake');
  });

  test('is told to nobody who has stopped meanwhile', async () => {
    const token = await follow(site, newAddress(), 'immediate');
    await deliver();
    await addEffect(followed.orderId, { kind: 'amend' });
    expect(await tell()).toBe(1);
    await site.get('/api/alerts/stop-all', form({ token }));
    expect(await deliver()).toHaveLength(0);
  });

  test('is told once, however many processes publish and open at once', async () => {
    for (let count = 0; count < 3; count += 1) {
      await forgetLimits();
      await follow(site, newAddress(), 'immediate');
    }
    await addEffect(followed.orderId, { kind: 'amend' });
    await endGrace();
    await Promise.all([fanOut.run(''), fanOut.run(''), fanOut.run('')]);
    expect(await told()).toHaveLength(3);
    const now = new Date();
    const opened = await Promise.all([openDigestsAt(now), openDigestsAt(now), openDigestsAt(now)]);
    expect(opened.reduce((sum, count) => sum + count)).toBe(3);
    const digests = await db().select().from(outboxMails).where(eq(outboxMails.template, 'alert-digest'));
    expect(digests).toHaveLength(3);
  });
});
