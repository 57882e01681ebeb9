import { beforeEach, expect, test } from 'vitest';
import { eq } from '#core/drizzle.ts';
import { db } from '#db/client.server.ts';
import { consentHmac } from '#db/person/consent-hmac.server.ts';
import { consents, followers, follows, mailAddresses } from '#db/schema/alerts.ts';
import { orders } from '#db/schema/orders.ts';
import * as step from '#tests/account-steps.ts';
import { follow, withFollowedOrder } from '#tests/alert-steps.ts';
import { changeRows } from '#tests/change-rows.ts';
import { createOrder } from '#tests/factories/order.ts';
import { withSite } from '#tests/server.ts';

const site = withSite();
const followed = withFollowedOrder();
const kettle = { kind: 'product', slug: 'kettle' };
const order = { kind: 'order', slug: 'so-1-e-2026' };
let client: Awaited<ReturnType<typeof step.registerClient>>;
beforeEach(async () => {
  client = await step.registerClient(site);
});

const read = async (token = client.token) =>
  (await site.get('/api/client/alerts', { headers: step.bearer(token) })).json();
const put = (input: object, token = client.token) =>
  site.get('/api/client/alerts', {
    method: 'PUT',
    headers: { ...step.bearer(token), 'content-type': 'application/json' },
    body: JSON.stringify(input),
  });

test('a client follows without a mail, changes the list and ends it, and the consent is on record', async () => {
  expect(await read()).toMatchObject({ email: client.email, since: null, follows: [], feeds: null });
  expect((await put({ stop: [kettle], new_feeds: true })).status).toBe(200);
  expect(await db().$count(followers)).toBe(0);
  expect((await put({ add: [kettle, order], frequency: 'daily' })).status).toBe(200);
  expect((await put({ add: [kettle] })).status).toBe(200);
  expect((await step.mailsTo(client.email)).filter(({ template }) => template === 'confirm-follow')).toEqual([]);
  const list = await read();
  expect(list).toMatchObject({
    follows: [
      { name: 'Kettle', url: '/products/kettle', frequency: 'daily' },
      { kind: 'order', frequency: 'daily' },
    ],
  });
  const [first, second] = list.follows;
  expect((await put({ frequency: 'immediate', stop: [second], new_feeds: true })).status).toBe(200);
  const changed = await read();
  expect(changed.follows).toEqual([{ ...first, frequency: 'immediate' }]);
  expect((await site.get(changed.feeds.feed)).status).toBe(200);
  const ended = await put({ stop_all: true });
  expect((await ended.json()).message).toContain('this list has been deleted');
  expect(await db().$count(followers)).toBe(0);
  expect((await step.clientOf(client.email)).isActive).toBe(true);
  const acts = await db()
    .select()
    .from(consents)
    .where(eq(consents.emailHmac, consentHmac(client.email)))
    .orderBy(consents.id);
  // What is followed already and how often it is told need no consent.
  expect(acts.map(({ action, via, notice }) => [action, via, notice !== null])).toEqual([
    ['given', 'client-area', true],
    ['changed', 'client-area', false],
    ['withdrawn', 'client-area', false],
  ]);
});

test('a client finds what a mail to the same address began, and nobody else’s', async () => {
  await step.forgetLimits();
  await follow(site, client.email, 'immediate', kettle);
  const mine = await read();
  expect(mine.follows).toMatchObject([{ name: 'Kettle' }]);
  const other = await step.registerClient(site);
  expect(await read(other.token)).toMatchObject({ since: null, follows: [] });
  const answers = [{ stop: [mine.follows[0]] }, { add: [order], stop: [mine.follows[0]] }, { stop_all: true }];
  for (const asked of answers) expect((await put(asked, other.token)).status).toBe(200);
  expect(await read()).toEqual(mine);
  expect((await site.get('/api/client/alerts')).status).toBe(401);
  expect((await put({ stop_all: true }, 'x'.repeat(43))).status).toBe(401);
});

test('an address that nobody has proven has no list, and no client can take another', async () => {
  const victim = step.newAddress();
  await step.forgetLimits();
  await follow(site, victim, 'weekly', kettle);
  const registered = await site.post('/api/client/register', step.registration(victim));
  expect((await step.readJson(registered)).token).toBeUndefined();
  const profile = { name: 'Asha', country_code: '+91', phone: '98450 12345', email: victim };
  await site.get('/api/client/profile', {
    method: 'PUT',
    headers: { ...step.bearer(client.token), 'content-type': 'application/json' },
    body: JSON.stringify(profile),
  });
  expect(await read()).toMatchObject({ email: client.email, follows: [] });
});

test('what cannot be followed is refused as a whole, and so is a list that is too long', async () => {
  for (const asked of [
    { add: [kettle, { kind: 'order', slug: 'nothing' }] },
    { add: Array.from({ length: 51 }, () => kettle) },
    { add: [kettle], frequency: 'hourly' },
    { add: [{ kind: 'cinema', slug: 'kettle' }] },
    { stop: [1] },
  ])
    expect([asked, (await put(asked)).status]).toEqual([asked, 422]);
  expect(await db().$count(followers)).toBe(0);
  const both = await Promise.all([put({ add: [kettle] }), put({ add: [kettle, order] }), put({ add: [order] })]);
  expect(both.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await db().$count(followers)).toBe(1);
  expect((await read()).follows).toHaveLength(2);
  const [{ id: followerId } = { id: 0 }] = await db().select().from(followers);
  const row = { followerId, kind: 'standard', frequency: 'weekly' } as const;
  await db().delete(follows).where(eq(follows.kind, 'order'));
  await db()
    .insert(follows)
    .values(Array.from({ length: 198 }, (_, at) => ({ ...row, subjectId: 900_000 + at })));
  await createOrder({ title: 'Second order', slug: 'second-order' });
  const last = await Promise.all([put({ add: [order] }), put({ add: [{ kind: 'order', slug: 'second-order' }] })]);
  expect(last.map(({ status }) => status).sort()).toEqual([200, 422]);
  expect(await db().$count(follows)).toBe(200);
});

test('a title is passed on as text, and an address that gets no mails gets none by a list begun here', async () => {
  const title = 'Kettles <img src=x onerror=alert(1)>';
  await changeRows('order', (tx) => tx.update(orders).set({ title }).where(eq(orders.id, followed.orderId)));
  await db()
    .insert(mailAddresses)
    .values({ emailHmac: consentHmac(client.email), silence: 'complained' });
  await put({ add: [order] });
  expect(await read()).toMatchObject({
    follows: [{ name: title, url: '/orders/so-1-e-2026' }],
    silence: { silence: 'complained', until: null },
  });
});
