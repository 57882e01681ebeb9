import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { eq, sql } from '#core/drizzle.ts';
import { closeJobs } from '#core/jobs/jobs.server.ts';
import { closeMailer } from '#core/mail/mailer.server.ts';
import { db } from '#db/client.server.ts';
import { alertItems, followers } from '#db/schema/alerts.ts';
import { changeEvents } from '#db/schema/change-events.ts';
import { changeKinds, subjectKinds } from '#features/change-events/change-events.schema.ts';
import { forgetLimits, newAddress } from '#tests/account-steps.ts';
import { askToFollow, confirm, confirmationOf, deliverMails, form, makeFeedAddresses } from '#tests/alert-steps.ts';
import { addressesOf, crawl } from '#tests/crawl-mails.ts';
import { startMailServer } from '#tests/mail-server.ts';
import { withSite } from '#tests/server.ts';
import { alertsFeature } from '../alerts.feature.ts';
import { fanOut } from '../digests/fan-out.job.ts';
import { openDigestsAt } from '../digests/open-digests.job.ts';

const mailServer = await startMailServer();
const site = withSite();
/** What can be followed of each kind, and the ids of the order and the family. */
const slugs: Record<string, string> = {};
const ids = { order: 0, family: 0 };

beforeAll(async () => {
  vi.stubEnv('PUBLIC_URL', 'https://kasauti.example');
  const { rows } = await db().execute<Record<string, string> & { order_id: number; family_id: number }>(sql`
    select (select slug from orders where status = 'published' order by id limit 1) as "order",
      (select min(id) from orders where status = 'published') as order_id,
      (select id from product_families where slug = 'led-bulb') as family_id,
      (select slug from standards where status = 'published' order by id limit 1) as standard,
      (select slug from services where status = 'published' order by id limit 1) as service,
      (select slug from service_categories where status = 'published' order by id limit 1) as category,
      (select slug from products where status = 'published' order by id limit 1) as product,
      (select slug from product_categories where status = 'published' order by id limit 1) as "product-category"`);
  const { order_id, family_id, ...found } = rows[0] ?? expect.unreachable();
  const kept = await site.get('/api/finder/sheets', form({ family: 'led-bulb', answers: 'audience=india' }));
  Object.assign(slugs, found, { family: 'led-bulb', sheet: (await kept.json()).key });
  Object.assign(ids, { order: order_id, family: family_id });
  await db().update(changeEvents).set({ state: 'past' });
});
afterAll(async () => {
  closeMailer();
  await mailServer.stop();
  await closeJobs();
  vi.unstubAllEnvs();
});

/** Asks to follow one thing of each kind; @returns the token of the newest mail */
async function askForAll(email: string, frequency: string): Promise<string> {
  for (const kind of subjectKinds) {
    await forgetLimits();
    const asked = await askToFollow(site, email, { frequency, kind, slug: slugs[kind] ?? '' });
    expect([kind, asked.status]).toEqual([kind, 202]);
  }
  return confirmationOf(email);
}

/** One change of each kind; what an order is corrected about needs something that was told. */
async function happen(kinds: readonly string[]) {
  await db().execute(sql`
    with event as (
      insert into change_events (key, kind, order_id, family_id, audiences, "on", lead_days, corrects_id, state, publish_at)
      select 'crawl:' || kind, kind, case when kind <> 'release' then ${ids.order}::int end,
        case when kind = 'release' then ${ids.family}::int end, '{large,import}',
        case when kind in ('commence', 'deadline') then current_date + 30 end, case when kind = 'deadline' then 30 end,
        case when kind = 'correction' then (select id from change_events where key = 'crawl:amend') end, 'held', now()
      from unnest(${sql.param([...kinds])}::text[]) kind
      returning id, kind
    )
    insert into change_event_subjects (event_id, kind, subject_id)
    select id, case when kind = 'release' then 'family' else 'order' end,
      case when kind = 'release' then ${ids.family}::int else ${ids.order}::int end from event
    union all select event.id, 'sheet', k.id from event, kept_sheets k where event.kind = 'amend' and k.key = ${slugs.sheet}`);
  await fanOut.run('');
}

/** Every row of the database, but for what counts the calls of a network. */
async function stored(): Promise<Record<string, string>> {
  const { rows: tables } = await db().execute<{ name: string }>(sql`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> 'rate_counters' order by 1`);
  const hashes: Record<string, string> = {};
  for (const { name } of tables) {
    const { rows } = await db().execute<{ hash: string }>(
      sql`select md5(string_agg(t::text, '' order by t::text)) as hash from ${sql.identifier(name)} t`,
    );
    hashes[name] = rows[0]?.hash ?? '';
  }
  return hashes;
}

test('no address of any mail changes anything when it is opened, however often and by whomever', async () => {
  const [email, arabic, asking] = [newAddress(), newAddress(), newAddress()];
  for (const person of [email, arabic]) await confirm(site, await askForAll(person, 'immediate'));
  await db().update(followers).set({ language: 'ar' }).where(eq(followers.email, arabic));
  const waiting = await askForAll(asking, 'weekly');
  const [first, later] = [changeKinds.filter((kind) => kind !== 'correction'), ['correction']];
  await happen(first);
  expect(await openDigestsAt(new Date())).toBe(2);
  const mails = await deliverMails(site, mailServer);
  await happen(later);
  expect(await openDigestsAt(new Date(Date.now() + 3_600_000))).toBe(2);
  mails.push(...(await deliverMails(site, mailServer)));
  const { rows } = await db().execute<{ kind: string }>(
    sql`select distinct kind from change_events where id in (select event_id from ${alertItems} where digest_id is not null)`,
  );
  expect(rows.map(({ kind }) => kind).sort()).toEqual([...changeKinds].sort());
  const templates = await db().execute<{ template: string }>(sql`select distinct template from outbox_mails`);
  const named = alertsFeature.mails?.map(({ name }) => name).sort();
  expect(templates.rows.map(({ template }) => template).sort()).toEqual(named);

  const found = (await Promise.all(mails.map(addressesOf))).flat();
  const manage =
    found
      .find((address) => address.includes('/alerts/manage/'))
      ?.split('/')
      .at(-1) ?? '';
  const { feed, calendar } = await makeFeedAddresses(site, manage);
  await forgetLimits();
  const before = await stored();
  const opened = await crawl(site, [...found, feed, calendar]);
  expect(await stored()).toEqual(before);
  const kinds = [
    '/api/alerts/unsubscribe/',
    '/alerts/unsubscribe/',
    '/alerts/manage/',
    '/ar/alerts/manage/',
    '/sheets/',
  ];
  for (const kind of [
    ...kinds,
    '/feeds/my/',
    '/calendars/',
    '/orders/',
    '/approval-finder/',
    '/api/alerts/stop-all?',
    '/api/alerts/stop?',
    '/api/alerts/settings?',
    '/api/alerts/feeds?',
    '/api/alerts/confirm?',
  ])
    expect(
      [...opened.keys()].some((path) => path.startsWith(kind)),
      kind,
    ).toBe(true);
  expect(opened.get(`/alerts/confirm/${waiting}`)).toBe(200);
  expect([...opened].filter(([, status]) => status >= 500)).toEqual([]);

  // The buttons still do what the addresses do not, and it would have been seen.
  expect((await confirm(site, waiting)).status).toBe(200);
  const click = [...opened.keys()].find((path) => path.startsWith('/api/alerts/unsubscribe/')) ?? '';
  const people = await db().$count(followers);
  await site.get(click, form({ 'List-Unsubscribe': 'One-Click' }));
  expect(await db().$count(followers)).toBe(people - 1);
  const after = await stored();
  expect(Object.keys(after).filter((name) => after[name] !== before[name])).toEqual(
    expect.arrayContaining(['consents', 'followers', 'follows']),
  );
}, 120_000);
