import { beforeEach, expect, test } from 'vitest';
import { eq, sql } from '#core/drizzle.ts';
import { todayInIndia } from '#core/time/dates.ts';
import { db } from '#db/client.server.ts';
import { alertDigests, alertItems, followers } from '#db/schema/alerts.ts';
import { changeEvents } from '#db/schema/change-events.ts';
import { outboxMails } from '#db/schema/mail.ts';
import { mostToldAlone, type Told } from '#features/alerts/desk/told.schema.ts';
import { openDigestsAt } from '#features/alerts/digests/open-digests.job.ts';
import { digestMail } from '#features/alerts/mails/alert-mails.ts';
import { composeMail } from '#features/mail/compose-mail.server.ts';
import { forgetLimits, newAddress } from '#tests/account-steps.ts';
import { follow, publishHeld, withFollowedOrder } from '#tests/alert-steps.ts';
import { enterDesk } from '#tests/desk-steps.ts';
import { addCrowd } from '#tests/factories/crowd.ts';
import { withSite } from '#tests/server.ts';

const site = withSite();
const followed = withFollowedOrder();
const today = todayInIndia();
let made = 0;
let editor: Awaited<ReturnType<typeof enterDesk>>;
let reviewer: typeof editor;

beforeEach(async () => {
  made += 1;
  editor = await enterDesk(site, ['editor']);
  reviewer = await enterDesk(site, ['reviewer']);
});

const amendment = (more: object = {}) => ({
  ...{
    kind: 'amend',
    instrument: 'new',
    newKind: 'amendment',
    newNumber: `S.O. 60${made}(E)`,
    newTitle: 'An amendment',
  },
  ...{ newPublishedOn: today, audiences: ['import', 'large'], lines: [], on: '', until: '', standard: '' },
  ...{ beside: '', clause: '', text: '', note: '', source: 'egazette.gov.in', countsFrom: '', confidence: 'gazette' },
  ...more,
});
const propose = async (effect: object = amendment(), desk = editor) =>
  (await (await desk.send('POST', '/law/orders/so-1-e-2026/effects', effect)).json()).id;
const told = async (input: object): Promise<Told> => (await reviewer.send('POST', '/alerts/preview', input)).json();
const publish = (id: number, telling = 'followers', desk = reviewer) =>
  desk.send('POST', `/law/proposals/${id}/publish?telling=${telling}`);
const newest = async () => (await db().select().from(changeEvents).orderBy(sql`id desc`).limit(1))[0];

test('who would be told, how often and by which mail is what is then sent', async () => {
  const people = [newAddress(), newAddress(), newAddress()] as const;
  await follow(site, people[0], 'weekly');
  await forgetLimits();
  // Hears of it once, and as soon as either line asks for it.
  await follow(site, people[0], 'immediate', { kind: 'product', slug: 'kettle' });
  await forgetLimits();
  await follow(site, people[1], 'daily', { kind: 'product', slug: 'kettle' });
  await forgetLimits();
  await follow(site, people[2], 'immediate');
  await db().update(followers).set({ language: 'ar' }).where(eq(followers.email, people[2]));
  await db()
    .update(followers)
    .set({ audiences: ['micro'] })
    .where(eq(followers.email, people[1]));
  await forgetLimits();
  await follow(site, newAddress(), 'daily', { kind: 'product', slug: 'kettle' });

  const id = await propose(amendment({ kind: 'pause', until: `${Number(today.slice(0, 4)) + 1}-05-01` }));
  const seen = await told({ proposal: id });
  expect(seen).toMatchObject({
    proposed: 'followers',
    mayChoose: true,
    nobodyBecause: null,
    total: 3,
    needsSecond: false,
  });
  expect(seen.byFrequency.map(({ frequency, count }) => [frequency, count])).toEqual([
    ['immediate', 2],
    ['daily', 1],
  ]);
  expect(seen.byKind.toSorted((a, b) => a.kind.localeCompare(b.kind))).toEqual([
    { kind: 'order', count: 2 },
    { kind: 'product', count: 2 },
  ]);
  expect(JSON.stringify(seen)).not.toMatch(/visitor-|unsubscribe\/[\w-]{20}|manage\/[\w-]{20}/);
  expect(seen.addresses[0]).toMatch(/^.…@.….\w+$/);
  expect([await db().$count(alertItems), await db().$count(alertDigests)]).toEqual([0, 0]);

  expect((await publish(id)).status).toBe(200);
  await publishHeld();
  const items = await db().select().from(alertItems);
  expect(
    Object.entries(Object.groupBy(items, ({ frequency }) => frequency)).map(([key, of]) => [key, of?.length]),
  ).toEqual(expect.arrayContaining(seen.byFrequency.map(({ frequency, count }) => [frequency, count])));
  expect(items).toHaveLength(seen.total);
  await openDigestsAt(new Date(seen.byFrequency.at(-1)?.next ?? ''));
  const sent = await db().select().from(outboxMails).where(eq(outboxMails.template, digestMail.name));
  expect(sent).toHaveLength(seen.total);
  for (const mail of sent) {
    const composed = await composeMail(mail, digestMail, site.mailSetup);
    const shown = seen.mails.find(({ language }) => language === mail.language);
    const withoutLink = (text = '') => text.replace(/\/alerts\/manage\/\S+/, '');
    expect(composed?.subject).toBe(shown?.subject);
    expect(withoutLink(composed?.text).replaceAll(`/${mail.language}`, '')).toBe(
      withoutLink(shown?.text).replaceAll(`/${mail.language}`, ''),
    );
  }
});

test('wording alone is proposed to be told to nobody, and then nobody hears of it', async () => {
  await follow(site, newAddress(), 'immediate');
  const effect = amendment({ clause: '3' });
  const before = await told({ order: 'so-1-e-2026', effect });
  expect(before).toMatchObject({ proposed: 'nobody', mayChoose: true, total: 1 });
  expect((await publish(await propose(effect), 'nobody')).status).toBe(200);
  expect(await newest()).toMatchObject({ kind: 'amend', state: 'quiet' });
  await publishHeld();
  expect(await db().$count(alertItems)).toBe(0);
  const feed = await (await site.get('/feeds/order/so-1-e-2026.xml')).text();
  expect([feed.includes('It takes effect on'), feed.includes('has been amended')]).toEqual([true, false]);
});

test('a strike within the grace and an old paper are told to nobody, and say why', async () => {
  await follow(site, newAddress(), 'immediate');
  const id = await propose();
  await publish(id);
  const effectId = (await newest())?.effectId;
  const strike = await (await editor.send('POST', `/law/effects/${effectId}/strike`, { reason: 'Misread' })).json();
  expect(await told({ proposal: strike.id })).toMatchObject({
    nobodyBecause: 'taken-back',
    total: 0,
    mayChoose: false,
  });
  const old = amendment({ newNumber: 'S.O. 7000(E)', newPublishedOn: '2020-01-02' });
  expect(await told({ order: 'so-1-e-2026', effect: old })).toMatchObject({ nobodyBecause: 'no-news', total: 0 });
});

test('a proposal that is decided or unknown has no preview, and sales may not ask for one', async () => {
  const id = await propose();
  await publish(id);
  const ask = async (input: object, desk = editor) => (await desk.send('POST', '/alerts/preview', input)).status;
  expect([await ask({ proposal: id }), await ask({ proposal: 999_999 }), await ask({})]).toEqual([409, 404, 404]);
  expect(await ask({ proposal: id }, await enterDesk(site, ['sales']))).toBe(403);
});

// The last, because nobody is to wait until so many are deleted.
test('more than 5,000 people are told, and told that it was wrong, by nobody alone', async () => {
  await addCrowd(mostToldAlone + 1, sql`'order', ${followed.orderId}::int`);
  const owner = await enterDesk(site, ['owner']);
  const id = await propose(amendment(), owner);
  expect(await told({ proposal: id })).toMatchObject({ total: mostToldAlone + 1, needsSecond: true });
  expect((await publish(id, 'followers', owner)).status).toBe(403);
  // Of its day they would be told before it comes, whatever is said of it now.
  const pause = amendment({
    kind: 'pause',
    newNumber: 'S.O. 7777(E)',
    until: `${Number(today.slice(0, 4)) + 1}-05-01`,
  });
  expect((await publish(await propose(pause, owner), 'nobody', owner)).status).toBe(403);
  const wording = await propose(amendment({ newNumber: 'S.O. 7778(E)' }), owner);
  expect((await publish(wording, 'nobody', owner)).status).toBe(200);
  expect((await publish(id)).status).toBe(200);
  await publishHeld();
  await openDigestsAt(new Date(Date.now() + 8 * 86_400_000));
  await db().update(outboxMails).set({ state: 'sent' });

  const event = await newest();
  for (const desk of [reviewer, owner])
    expect((await desk.send('POST', `/alerts/${event?.id}/withdraw`)).status).toBe(409);
  const struck = await owner.send('POST', `/law/effects/${event?.effectId}/strike`, { reason: 'Misread' });
  const strike = (await struck.json()).id;
  for (const telling of ['followers', 'nobody']) expect((await publish(strike, telling, owner)).status).toBe(403);
  expect(await newest()).toEqual(event);
  expect((await publish(strike)).status).toBe(200);
  expect(await newest()).toMatchObject({ kind: 'correction', correctsId: event?.id, state: 'held' });
});
