import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { desc, eq, sql } from '#core/drizzle.ts';
import { closeJobs } from '#core/jobs/jobs.server.ts';
import { todayInIndia } from '#core/time/dates.ts';
import { db } from '#db/client.server.ts';
import { alertItems, followers } from '#db/schema/alerts.ts';
import { auditLog } from '#db/schema/audit.ts';
import { changeEventSubjects, changeEvents } from '#db/schema/change-events.ts';
import { finderRules } from '#db/schema/finder.ts';
import { finderReleases } from '#db/schema/finder-releases.ts';
import { publishDue } from '#features/records/desk/publish-due.server.ts';
import { forgetLimits, newAddress } from '#tests/account-steps.ts';
import { follow, form, publishHeld } from '#tests/alert-steps.ts';
import { enterDesk } from '#tests/desk-steps.ts';
import { addCrowd } from '#tests/factories/crowd.ts';
import { actsOn, createOrder } from '#tests/factories/order.ts';
import { withSite } from '#tests/server.ts';
import { mostToldAlone, type Told } from '../desk/told.schema.ts';

const site = withSite();
let editor: Awaited<ReturnType<typeof enterDesk>>;
let reviewer: Awaited<ReturnType<typeof enterDesk>>;
const rule = {
  approval: 'stqc-cctv',
  effect: 'requires',
  source: 'Zorb Order, 2026',
  confidence: 'gazette',
  translations: {},
};
const radioRule = {
  ...{ ...rule, key: 'zorb-radio', families: ['led-tubelight'], reason: 'A light with Bluetooth needs an approval.' },
  condition: { fact: 'radio', is: 'bluetooth' },
  examples: { true: { radio: 'bluetooth' }, false: { radio: 'none' }, undecided: {} },
};
const ofSale = { true: { purpose: 'sale' }, false: { purpose: 'export-only' }, undecided: {} };
const chargerRule = {
  ...{ ...rule, key: 'zorb-charger', families: ['laptop-charger'], reason: 'A charger needs an approval.' },
  condition: { fact: 'purpose', is: 'sale' },
  examples: ofSale,
};
beforeAll(async () => {
  vi.stubEnv('PUBLIC_URL', 'https://kasauti.example');
  [editor, reviewer] = [await enterDesk(site, ['editor']), await enterDesk(site, ['reviewer'])];
  await publish(radioRule);
});
beforeEach(async () => {
  await db().update(changeEvents).set({ state: 'past' });
  await db().delete(followers);
});
afterAll(async () => {
  await closeJobs();
  vi.unstubAllEnvs();
});

type Document = { key: string } & Record<string, unknown>;
type Saved = { address: string; edit: number };

/** Writes a rule at the desk, or another version of one that is public. */
async function save(document: Document, desk = editor): Promise<Saved> {
  const [known] = await db().select().from(finderRules).where(eq(finderRules.key, document.key));
  const answer = known
    ? await desk.send('PUT', `/records/rules/${known.id}/draft`, { document, edit: 0 })
    : await desk.send('POST', '/records/rules', { document });
  const { id = known?.id, edit, ...saved } = await answer.json();
  expect(saved).toMatchObject({ problems: [] });
  return { address: `rules/${id}`, edit };
}
async function publishSaved({ address, edit }: Saved): Promise<void> {
  const published = await reviewer.send('POST', `/records/${address}/publish`, { edit });
  expect([published.status, await published.text()]).toEqual([200, expect.any(String)]);
}
const publish = async (document: Document) => publishSaved(await save(document));
const seenTold = async ({ address }: Saved): Promise<Told> => (await reviewer.get(`/alerts/preview/${address}`)).json();

async function followSheet(family: string, answers: string): Promise<number> {
  const kept = await site.get('/api/finder/sheets', form({ family, answers }));
  return followed('sheet', (await kept.json()).key);
}
async function followed(kind: string, slug: string): Promise<number> {
  await forgetLimits();
  const email = newAddress();
  await follow(site, email, 'immediate', { kind, slug });
  const [person] = await db().select({ id: followers.id }).from(followers).where(eq(followers.email, email));
  return person?.id ?? 0;
}
async function told(): Promise<number[]> {
  await publishHeld();
  const items = await db().select({ id: alertItems.followerId }).from(alertItems);
  return items.map(({ id }) => id).sort();
}
const lastRelease = async () =>
  (await db().select().from(finderReleases).orderBy(desc(finderReleases.number)).limit(1))[0];

test('a sheet with answers that changes is told to whoever follows it, although the plain sheet does not', async () => {
  const withRadio = await followSheet('led-tubelight', 'audience=india&radio=bluetooth');
  await followSheet('led-tubelight', 'audience=india&radio=none');
  await followed('family', 'led-tubelight');
  await followSheet('led-bulb', 'audience=india&radio=bluetooth');
  const saved = await save({ ...radioRule, effect: 'may-require' });
  const seen = await seenTold(saved);
  expect(seen).toMatchObject({ total: 1, nobodyBecause: null, moreSheets: 0, byKind: [{ kind: 'sheet', count: 1 }] });
  expect(seen.mails[0]?.text).toMatch(
    /Your sheet: LED tube light.+\n.+\. Before: Compulsory\. Now: .+\.\nWhat to do: open your sheet/,
  );
  expect(await db().$count(changeEvents, eq(changeEvents.state, 'held'))).toBe(0);
  await publishSaved(saved);
  expect(await lastRelease()).toMatchObject({ name: 'zorb-radio', changed: 0 });
  const events = await db().select().from(changeEvents).where(eq(changeEvents.state, 'held'));
  expect(events).toMatchObject([{ kind: 'release' }]);
  expect(await told()).toEqual([withRadio]);
});

test('other words of a rule are told to nobody, and without followers of sheets there is nothing to tell', async () => {
  await followed('family', 'led-tubelight');
  await publish({ ...radioRule, condition: { fact: 'radio', is: 'bluetooth' } });
  await followSheet('led-tubelight', 'audience=india&radio=bluetooth');
  const saved = await save({ ...radioRule, reason: 'A light with Bluetooth needs it.' });
  expect(await seenTold(saved)).toMatchObject({ total: 0, nobodyBecause: 'unchanged', mails: [] });
  await publishSaved(saved);
  expect(await db().$count(changeEvents, eq(changeEvents.state, 'held'))).toBe(0);
  expect(await told()).toEqual([]);
});

test('what something in the box needs is told to whoever follows the sheet of the product', async () => {
  const withCharger = await followSheet('laptop', 'audience=import&supplied-with=charger');
  await followSheet('laptop', 'audience=import&supplied-with=none');
  await publish(chargerRule);
  expect(await lastRelease()).toMatchObject({ name: 'zorb-charger', changed: 1 });
  expect(await told()).toEqual([withCharger]);
});

test('an order is not told as what a release has changed that waits meanwhile', async () => {
  await publish({ ...radioRule, effect: 'requires' });
  await db().update(changeEvents).set({ state: 'past' });
  const follower = await followSheet('led-tubelight', 'audience=india&radio=bluetooth');
  const { rows } = await db().execute<{ id: number }>(sql`
    select l.order_id as id from product_families f join family_lines n on n.family_id = f.id
    join order_lines l using (list, list_key) where f.slug = 'led-tubelight' limit 1`);
  const target = rows[0]?.id ?? 0;
  await createOrder({ title: 'Zorb lights', publishedOn: todayInIndia(), effects: [actsOn(target, 'clarify')] });
  await publish({ ...radioRule, effect: 'may-require' });
  expect(await told()).toEqual([follower]);
  const items = await db().select().from(alertItems).innerJoin(changeEvents, eq(changeEvents.id, alertItems.eventId));
  expect(items.map(({ change_events: { kind } }) => kind)).toEqual(['release']);
  const about = await db().select().from(changeEventSubjects).where(eq(changeEventSubjects.kind, 'sheet'));
  const subject = about.find(({ eventId }) => eventId === items[0]?.change_events.id);
  expect(subject?.changes?.rows).toMatchObject([
    { key: 'stqc-cctv', before: { status: 'applies' }, now: { status: 'may-apply' } },
  ]);
});

const publishBy = (desk: typeof editor, { address, edit }: Saved) =>
  desk.send('POST', `/records/${address}/publish`, { edit });
const half = 2_600;

// The last, because nobody is to wait until so many are deleted.
test('of which more than 5,000 people would be told needs somebody else than its author', async () => {
  const owner = await enterDesk(site, ['owner']);
  const many = { ...radioRule, key: 'zorb-many', condition: { fact: 'purpose', is: 'sale' }, examples: ofSale };
  const own = await save(many, owner);
  // Many small ones are not more than a large one, while nobody has been told of the first of them.
  for (const family of ['laptop-charger', 'led-tubelight'])
    await addCrowd(half, sql`'family', (select id from product_families where slug = ${family})`);
  const small = await save({ ...chargerRule, effect: 'may-require' }, owner);
  expect((await publishBy(owner, small)).status).toBe(200);
  expect((await publishBy(owner, own)).status).toBe(403);
  await db().update(changeEvents).set({ state: 'past' });
  await addCrowd(
    mostToldAlone + 1 - half,
    sql`'family', (select id from product_families where slug = 'led-tubelight')`,
  );
  expect(await seenTold(own)).toMatchObject({ total: mostToldAlone + 1, needsSecond: true });
  expect((await publishBy(owner, own)).status).toBe(403);
  const at = new Date(Date.now() + 60_000);
  const scheduled = await owner.send('POST', `/records/${own.address}/publish`, { edit: own.edit, at });
  expect(scheduled.status).toBe(200);
  await publishDue(new Date(at.getTime() + 1_000));
  expect(await (await owner.get(`/records/${own.address}`)).json()).toMatchObject({
    open: { state: 'in-review', refusal: { message: expect.stringContaining('More than 5,000 people') } },
  });
  const { id } = await (await publishBy(reviewer, own)).json();
  expect(id).toMatch(/^\d+$/);
  expect((await owner.send('POST', `/records/rules/${id}/archive`)).status).toBe(403);
  // Other words, which are told to nobody, and an hour at which it ends, of which all would be told.
  const ending = await save({ ...many, reason: 'A light needs it.' }, owner);
  const until = new Date(Date.now() + 60_000);
  const said = await owner.send('POST', `/records/${ending.address}/publish`, { edit: ending.edit, until });
  expect([said.status, await said.text()]).toEqual([200, expect.any(String)]);
  await publishDue(new Date(until.getTime() + 1_000));
  const [still] = await db().select().from(finderRules).where(eq(finderRules.key, many.key));
  expect(still?.status).toBe('published');
  const kept = await db().select().from(auditLog).where(eq(auditLog.action, 'record.unschedule'));
  expect(kept.at(-1)?.summary).toMatch(/^Stays on the site: More than 5,000 people/);
});
