import { beforeAll, expect, test } from 'vitest';
import { enterRealDesk } from './enter-real-desk.ts';
import { promised } from './run-server.ts';
import { seedBeside } from './seed-beside.ts';
import { startBehindProxy } from './start-behind-proxy.ts';

const site = startBehindProxy('new-order');
let editor: Awaited<ReturnType<typeof enterRealDesk>>;
let reviewer: typeof editor;
let products: string[] = [];
let family = '';
let made = 0;

beforeAll(async () => {
  const url = () => site.server.url;
  editor = await enterRealDesk(site.client, url, 'editor');
  reviewer = await enterRealDesk(site.client, url, 'reviewer');
  const free = await site.client.query(
    `select slug from products p where status = 'published'
       and not exists (select from mandatory_products m where m.product_id = p.id and m.list = 'bis_isi') order by id limit 9`,
  );
  products = free.rows.map(({ slug }) => slug);
  family = (await site.client.query(`select slug from product_families order by id limit 1`)).rows[0].slug;
});

/** Proposes an order with goods of its own, and gives what publishes it. */
async function propose() {
  const slug = `zorbs-${++made}`;
  const order = {
    ...{ kind: 'order', number: `S.O. 77${made}(E)`, title: 'Zorbs Order', subject: '', slug, authority: '' },
    ...{ authorityName: '', authorityShort: '', signedOn: '', publishedOn: '2026-01-05', link: '', source: 'Gazette' },
    ...{ confidence: 'gazette', note: '', clause: '', lines: [], checkedOn: '', checkedAgainst: '' },
    entries: [
      { list: 'bis_isi', product: products[made], name: '', standards: [], families: [family], strength: 'covers' },
    ],
    beginnings: [{ on: '2031-01-01', audiences: ['large', 'import'] }],
  };
  const { id } = await (await editor('POST', '/law/new-order', order)).json();
  return { slug, publish: () => reviewer('POST', `/law/proposals/${id}/publish`) };
}
async function proposeStrike(slug: string) {
  const { id } = await (await editor('POST', `/law/orders/${slug}/strike`, { reason: 'Not ours' })).json();
  return () => reviewer('POST', `/law/proposals/${id}/publish`);
}

/** What is stored of an order: whether it stands, its goods, their place in the family, its effects, its lines in the log. */
async function stored(slug: string) {
  const { rows } = await site.client.query(
    `select o.status, o.withdrawn_on is not null as struck,
       (select string_agg(m.status, ' ') from mandatory_products m where m.order_id = o.id) as goods,
       (select count(*)::int from family_lines where list_key = o.slug || '-1') as families,
       (select count(*)::int from order_effects e where e.order_id = o.id and e.withdrawn_on is null) as effects,
       (select count(*)::int from audit_log a where a.action = 'law.published' and a.subject_kind = 'order' and a.subject_id = o.id) as lines
     from orders o where o.slug = $1`,
    [slug],
  );
  return rows[0];
}
const standing = { status: 'published', struck: false, goods: 'published', families: 1, effects: 1, lines: 1 };
const gone = { status: 'archived', struck: true, goods: 'archived', families: 0, effects: 0, lines: 2 };

const untilAnswered = (publish: () => Promise<Response>, status: number) =>
  expect.poll(async () => (await publish()).status, { interval: 500, timeout: promised(60) }).toBe(status);

async function killDuring(act: () => Promise<Response>, texts: string[]) {
  const stalled = site.proxy.stallBefore(...texts);
  const answer = act().catch((error) => error);
  await stalled;
  site.server.process.kill('SIGKILL');
  await site.server.ended;
  site.proxy.cut();
  expect(await answer).toBeInstanceOf(Error);
}
async function startAgain() {
  site.proxy.restore();
  await site.start();
}

test.each([
  ['before its effects', ['insert into "order_effects"']],
  ['before its commit arrives', ['insert into "order_effects"', 'pg_notify', 'commit']],
])('a publication whose process is killed %s leaves the proposal and nothing of the order', async (_, texts) => {
  const { slug, publish } = await propose();
  await killDuring(publish, texts);
  expect(await stored(slug)).toBeUndefined();
  await startAgain();
  await untilAnswered(publish, 200);
  expect(await stored(slug)).toEqual(standing);
  expect((await publish()).status).toBe(409);
});

test.each([
  ['before its goods leave the families', ['delete from "family_lines"']],
  ['before its commit arrives', ['delete from "family_lines"', 'pg_notify', 'commit']],
])('a strike whose process is killed %s leaves the order as it stood', async (_, texts) => {
  const { slug, publish } = await propose();
  await untilAnswered(publish, 200);
  const strike = await proposeStrike(slug);
  await killDuring(strike, texts);
  expect(await stored(slug)).toEqual(standing);
  await startAgain();
  await untilAnswered(strike, 200);
  expect(await stored(slug)).toEqual(gone);
});

test('the import beside a publication and a strike undoes neither', async () => {
  const [first, second] = [await propose(), await propose()];
  await untilAnswered(first.publish, 200);
  const strike = await proposeStrike(first.slug);
  const { ended } = await seedBeside(site);
  await Promise.all([untilAnswered(second.publish, 200), untilAnswered(strike, 200)]);
  expect(await ended).toEqual([0, null]);
  expect([await stored(first.slug), await stored(second.slug)]).toEqual([gone, standing]);
});
