import { beforeAll, expect, test } from 'vitest';
import { and, count, eq, like } from '#core/drizzle.ts';
import { db } from '#db/client.server.ts';
import { auditLog } from '#db/schema/audit.ts';
import { products } from '#db/schema/products.ts';
import { recordRevisions } from '#db/schema/records.ts';
import { type StaffRole, staffRoles } from '#features/staff/staff.schema.ts';
import { enterDesk, fromDesk } from '#tests/desk-steps.ts';
import { createProduct } from '#tests/factories/product.ts';
import { withSite } from '#tests/server.ts';

const site = withSite();
type Desk = Awaited<ReturnType<typeof enterDesk>>;
const list = '/records/products';

const readers: StaffRole[] = ['owner', 'editor', 'reviewer', 'sales'];
const writers: StaffRole[] = ['owner', 'editor', 'reviewer'];
const publishers: StaffRole[] = ['owner', 'reviewer'];
type State = 'public' | 'draft' | 'in-review' | 'scheduled';
type Call = [name: string, may: StaffRole[], state: State, call: (desk: Desk, id: string) => Promise<Response>];

const soon = () => new Date(Date.now() + 3_600_000).toISOString();
const documentOf = (slug: string, more: object = {}) => ({ slug, name: slug, categories: ['zorbit-goods'], ...more });
const post = (path: string, body: object = {}) => {
  return (desk: Desk, id: string) => desk.send('POST', `${list}/${id}${path}`, body);
};
const act = (action: string, edit: number | null) => (desk: Desk, id: string) =>
  desk.send('POST', `${list}/actions`, { action, records: [{ id, edit }] });

let made = 0;
const calls: Call[] = [
  ['list them', readers, 'public', (desk) => desk.get(`${list}?q=zorbit`)],
  ['name them', readers, 'public', (desk) => desk.get('/options/products?q=zorbit')],
  ['open one', readers, 'draft', (desk, id) => desk.get(`${list}/${id}`)],
  ['list its revisions', readers, 'draft', (desk, id) => desk.get(`${list}/${id}/revisions`)],
  ['read a revision', readers, 'draft', (desk, id) => desk.get(`${list}/${id}/revisions/1`)],
  ['measure an export', readers, 'public', (desk) => desk.get(`${list}/export-size?q=zorbit`)],
  ['export', readers, 'public', (desk) => desk.get(`${list}/export?q=zorbit`)],
  ['begin one', writers, 'public', (desk) => desk.send('POST', list, { document: documentOf(`zorbit-new-${++made}`) })],
  [
    'begin a draft',
    writers,
    'public',
    (desk, id) => desk.send('PUT', `${list}/${id}/draft`, { document: documentOf(`zorbit-${++made}`), edit: 0 }),
  ],
  [
    'save a draft',
    writers,
    'draft',
    (desk, id) => desk.send('PUT', `${list}/${id}/draft`, { document: documentOf(`zorbit-${++made}`), edit: 1 }),
  ],
  ['mark a translation as a draft', writers, 'draft', post('/mark', { edit: 1, language: 'hi', mark: 'draft' })],
  ['mark it as reviewed', publishers, 'draft', post('/mark', { edit: 1, language: 'hi', mark: 'reviewed' })],
  ['hand it in', writers, 'draft', post('/submit', { edit: 1 })],
  ['send it back', publishers, 'in-review', post('/send-back', { note: 'Which zorbs?' })],
  ['publish', publishers, 'draft', post('/publish', { edit: 1 })],
  ['publish Hindi alone', publishers, 'draft', post('/publish', { edit: 1, languages: ['hi'] })],
  ['schedule', publishers, 'draft', (desk, id) => post('/publish', { edit: 1, at: soon() })(desk, id)],
  ['take out of the schedule', publishers, 'scheduled', post('/unschedule')],
  ['link to a preview', writers, 'draft', post('/preview')],
  ['take from the site', publishers, 'public', post('/archive')],
  ['give up a draft', writers, 'draft', post('/discard', { edit: 1 })],
  ['restore', writers, 'public', post('/restore', { number: 1 })],
  ['publish several', publishers, 'draft', act('publish', 1)],
  ['take several from the site', publishers, 'public', act('archive', null)],
  ['give up several drafts', writers, 'draft', act('discard', 1)],
];

let author: Desk;
const callers = new Map<string, Desk>();
beforeAll(async () => {
  author = await enterDesk(site, ['editor', 'reviewer']);
  for (const role of staffRoles) callers.set(role, await enterDesk(site, [role]));
  callers.set('newcomer', await enterDesk(site, [...staffRoles], { factor: null }));
  callers.set('nobody', {
    ...author,
    get: (path) => site.get(`/api/desk${path}`, { headers: fromDesk }),
    send: (method, path, body) =>
      site.get(`/api/desk${path}`, {
        ...{ method, headers: { ...fromDesk, 'content-type': 'application/json' } },
        body: JSON.stringify(body),
      }),
  });
});

/** A product that was published at the desk once, and then brought to this state. */
async function prepare(state: State): Promise<string> {
  const slug = `zorbit-${++made}`;
  const id = String((await createProduct({ name: slug, categories: ['Zorbit goods'] })).id);
  const save = (more: object) =>
    author.send('PUT', `${list}/${id}/draft`, { document: documentOf(slug, more), edit: 0 });
  const done = async (answer: Promise<Response>) => expect((await answer).status).toBe(200);
  await done(save({ technicalName: 'Zorb boiler' }));
  await done(post('/publish', { edit: 1 })(author, id));
  if (state === 'public') return id;
  await done(save({ technicalName: 'Zorb heater', translations: { hi: { name: 'ज़ोर्बिट' } } }));
  if (state === 'in-review') await done(post('/submit', { edit: 1 })(author, id));
  if (state === 'scheduled') await done(post('/publish', { edit: 1, at: soon() })(author, id));
  return id;
}

/** All that a call could have changed. */
async function stored(id: string) {
  const { kind, record } = recordRevisions;
  return [
    await db()
      .select()
      .from(products)
      .where(eq(products.id, Number(id))),
    await db()
      .select()
      .from(recordRevisions)
      .where(and(eq(kind, 'products'), eq(record, id)))
      .orderBy(recordRevisions.number),
    await db().select({ all: count() }).from(recordRevisions),
    await db().select({ all: count() }).from(auditLog).where(like(auditLog.action, 'record.%')),
  ];
}

test.each(calls)('products: who may %s', async (_, may, state, call) => {
  const untouched = await prepare(state);
  const before = await stored(untouched);
  for (const [who, desk] of callers) {
    if (may.some((role) => role === who)) continue;
    const { status } = await call(desk, untouched);
    expect([who, status]).toEqual([who, who === 'nobody' ? 401 : 403]);
  }
  expect(await stored(untouched)).toEqual(before);
  for (const role of may) {
    const answer = await call(callers.get(role) as Desk, await prepare(state));
    expect([role, answer.status]).toEqual([role, 200]);
    const { results = [] } = answer.headers.get('content-type')?.includes('json') ? await answer.json() : {};
    for (const { isDone } of results) expect(isDone).toBe(true);
  }
});
