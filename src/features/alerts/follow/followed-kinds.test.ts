import PostalMime from 'postal-mime';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { eq, sql } from '#core/drizzle.ts';
import { closeJobs } from '#core/jobs/jobs.server.ts';
import { closeMailer } from '#core/mail/mailer.server.ts';
import { addDays, todayInIndia } from '#core/time/dates.ts';
import { db } from '#db/client.server.ts';
import { alertItems, followedSheets, followers } from '#db/schema/alerts.ts';
import { changeEvents } from '#db/schema/change-events.ts';
import { keptSheets } from '#db/schema/kept-sheets.ts';
import { outboxMails } from '#db/schema/mail.ts';
import { noteDeadlinesOn } from '#features/change-events/note-deadlines.job.ts';
import { forgetLimits, newAddress } from '#tests/account-steps.ts';
import { askToFollow, confirm, confirmationOf, deliverMails, follow, form, publishHeld } from '#tests/alert-steps.ts';
import { actsOn, createOrder } from '#tests/factories/order.ts';
import { startMailServer } from '#tests/mail-server.ts';
import { withSite } from '#tests/server.ts';
import { openDigestsAt } from '../digests/open-digests.job.ts';
import { drawOnce } from './draw-sheets.server.ts';
import { findChangedSheets } from './followed-sheets.server.ts';

const mailServer = await startMailServer();
const site = withSite();

type Law = Record<'order' | 'standard' | 'service' | 'category' | 'product_category', string> & {
  order_id: number;
  number: string;
};
const pausedUntil = addDays(todayInIndia(), 60);
let law: Law;

/** The demo site: an order in force over the rows of a bulb. */
beforeAll(async () => {
  vi.stubEnv('PUBLIC_URL', 'https://kasauti.example');
  const { rows } = await db().execute<Law>(sql`
    select o.id as order_id, o.slug as order, o.number, t.slug as standard, s.slug as service, c.slug as category,
      pc.slug as product_category
    from product_families f join family_lines fl on fl.family_id = f.id
    join requirement_periods p using (list, list_key) join orders o on o.id = p.order_id
    join mandatory_products m on m.list = p.list and m.list_key = p.list_key
    join mandatory_product_standards ms on ms.mandatory_product_id = m.id join standards t on t.id = ms.standard_id
    join services s on coalesce(s.list_service_id, s.id) = m.service_id join service_categories c on c.id = s.category_id
    join product_category_links l on l.product_id = m.product_id join product_categories pc on pc.id = l.category_id
    where f.slug = 'led-bulb' and p.state = 'in-force' and p."to" is null
    order by s.list_service_id nulls last limit 1`);
  if (!rows[0]) throw new Error('the demo site has no order over bulbs');
  [law] = rows;
});
beforeEach(async () => {
  await forgetLimits();
  await db().update(changeEvents).set({ state: 'past' });
  await db().delete(followers);
  await db().delete(outboxMails);
});
afterAll(async () => {
  closeMailer();
  await mailServer.stop();
  await closeJobs();
  vi.unstubAllEnvs();
});

async function keepSheet(family = 'led-bulb', size = 'large'): Promise<string> {
  const kept = await site.get('/api/finder/sheets', form({ family, answers: `audience=india&size=${size}` }));
  return String((await kept.json()).key);
}
async function followed(kind: string, slug: string) {
  await forgetLimits();
  const email = newAddress();
  await follow(site, email, 'immediate', { kind, slug });
  return email;
}
/** What an instrument of today does to the order. */
const act = (kind: 'pause' | 'clarify', more: { on?: string; until?: string } = {}) =>
  createOrder({
    title: `Bulbs, ${kind} ${Math.random()}`,
    publishedOn: todayInIndia(),
    effects: [actsOn(law.order_id, kind, more)],
  });
async function tell() {
  await publishHeld();
  return openDigestsAt(new Date());
}

test('whoever follows a standard, a service, a category or a kept sheet is mailed what an order changes about it', async () => {
  const key = await keepSheet();
  const pages = {
    standard: law.standard,
    service: law.service,
    category: law.category,
    'product-category': law.product_category,
    sheet: key,
  };
  const emails: string[] = [];
  for (const [kind, slug] of Object.entries(pages)) emails.push(await followed(kind, slug));
  const both = await followed('order', law.order);
  await forgetLimits();
  await follow(site, both, 'immediate', { kind: 'sheet', slug: key });
  const other = await followed('sheet', await keepSheet('toaster'));
  await deliverMails(site, mailServer);

  await act('pause', { on: addDays(todayInIndia(), -1), until: pausedUntil });
  expect(await tell()).toBe(emails.length + 1);
  expect(await db().$count(alertItems)).toBe(emails.length + 1);
  const mails = await deliverMails(site, mailServer);
  expect(mails.map(({ recipients }) => recipients[0]).sort()).toEqual([...emails, both].sort());
  expect(mails.some(({ recipients }) => recipients.includes(other))).toBe(false);
  for (const { raw, recipients } of mails) {
    const { text = '' } = await PostalMime.parse(raw);
    expect(text).toContain('It is paused until ');
    const hasSheet = recipients.some((email) => [emails.at(-1), both].includes(email));
    expect(text.includes('Your sheet: LED bulb'), recipients.join()).toBe(hasSheet);
    expect(text.includes(`https://kasauti.example/sheets/${key}`)).toBe(hasSheet);
  }
});

test('whoever follows a kept sheet hears of the days on it, and not of what leaves it as it is', async () => {
  const key = await keepSheet();
  await followed('sheet', key);
  await act('clarify');
  expect(await tell()).toBe(0);
  await noteDeadlinesOn(addDays(pausedUntil, -30));
  expect(await tell()).toBe(1);
  expect(await db().$count(followedSheets)).toBeGreaterThan(0);
});

test('a sheet that cannot be drawn up holds up nobody else, and each is drawn up once in a run', async () => {
  const [whole, broken] = [await keepSheet(), await keepSheet('led-bulb', 'small')];
  await followed('sheet', whole);
  await followed('sheet', broken);
  await db().update(keptSheets).set({ answers: sql`'[1]'` }).where(eq(keptSheets.key, broken));
  await noteDeadlinesOn(addDays(pausedUntil, -7));
  const held = await db().select().from(changeEvents).where(eq(changeEvents.state, 'held'));
  // A preview draws up a few of many, and counts the others.
  const found = await Promise.all(held.map(({ id }) => findChangedSheets(id, { most: 0 })));
  expect(found.map(({ sheets, unseen }) => [sheets.length, unseen])).toContainEqual([2, 2]);
  expect(await tell()).toBe(1);

  const draw = vi.fn().mockRejectedValue(new Error('no sheet'));
  const [once, sheet] = [drawOnce(draw), { id: 1, family: 'led-bulb', answers: [] }];
  const today = todayInIndia();
  expect([await once(today, sheet), await once(today, sheet), draw.mock.calls.length]).toEqual([null, null, 1]);
});

test('more people than there are connections confirm sheets at the same moment', async () => {
  const key = await keepSheet();
  const tokens: string[] = [];
  for (let person = 0; person < 12; person += 1) {
    await forgetLimits();
    const email = newAddress();
    await askToFollow(site, email, { frequency: 'weekly', kind: 'sheet', slug: key });
    tokens.push(await confirmationOf(email));
  }
  const answers = await Promise.all(tokens.map((token) => confirm(site, token)));
  expect(answers.map(({ status }) => status)).toEqual(tokens.map(() => 200));
});

test('a page about each of them has the box', async () => {
  const key = await keepSheet();
  const pages: Record<string, string> = {
    [`/standards/${law.standard}`]: `name="slug" value="${law.standard}"`,
    [`/services/${law.category}/${law.service}`]: `name="slug" value="${law.service}"`,
    [`/services/${law.category}`]: 'name="kind" value="category"',
    [`/products?category=${law.product_category}`]: 'name="kind" value="product-category"',
    [`/sheets/${key}`]: `name="slug" value="${key}"`,
  };
  for (const [path, field] of Object.entries(pages))
    expect([path, (await (await site.get(path)).text()).includes(field)]).toEqual([path, true]);
  for (const path of ['/services', '/products'])
    expect(await (await site.get(path)).text()).not.toContain('/alerts/follows');
});

test('whoever asks for a sheet again is still told of the change that is being held', async () => {
  const key = await keepSheet();
  const email = await followed('sheet', key);
  await act('pause', { on: todayInIndia(), until: addDays(pausedUntil, 7) });
  await forgetLimits();
  await follow(site, email, 'immediate', { kind: 'sheet', slug: key });
  expect(await tell()).toBe(1);
});

test('what changes a sheet is told although an older event of its family, still held when it was followed, came first', async () => {
  const key = await keepSheet();
  await act('clarify');
  await followed('sheet', key);
  await act('pause', { on: addDays(todayInIndia(), -1), until: addDays(pausedUntil, 30) });
  expect(await tell()).toBe(1);
  // Once.
  await act('clarify');
  expect(await tell()).toBe(0);
});
