import { beforeAll, beforeEach, expect, test } from 'vitest';
import { eq } from '#core/drizzle.ts';
import { addDays, longDate, todayInIndia } from '#core/time/dates.ts';
import { db } from '#db/client.server.ts';
import { auditLog } from '#db/schema/audit.ts';
import { orderEffects, orders } from '#db/schema/orders.ts';
import { enterDesk } from '#tests/desk-steps.ts';
import { emptyContent } from '#tests/factories/empty-content.ts';
import { actsOn, commences, createOrder } from '#tests/factories/order.ts';
import { createProduct } from '#tests/factories/product.ts';
import { inState } from '#tests/factories/requirement.ts';
import { withSite } from '#tests/server.ts';

const site = withSite();
const today = todayInIndia();
const began = addDays(today, -100);
const later = addDays(today, 300);
let made = 0;
let name: string;
let order: { id: number; slug: string };
let editor: Awaited<ReturnType<typeof enterDesk>>;
let reviewer: typeof editor;

beforeAll(emptyContent);
beforeEach(async () => {
  made += 1;
  name = `Zorbit ${made}`;
  const line = { list: 'bis_isi', key: `90${made}` };
  await createProduct({ name, requirements: [inState('listed', { list: line.list, listKey: line.key })] });
  const title = `${name}s (Quality Control) Order`;
  order = await createOrder({ title, publishedOn: began, lines: [line], effects: [commences(began)] });
  editor = await enterDesk(site, ['editor']);
  reviewer = await enterDesk(site, ['reviewer']);
});

/** An extension by a new instrument, as the form sends it. */
const deferral = (more: object = {}) => ({
  ...{
    kind: 'defer',
    instrument: 'new',
    newKind: 'extension',
    newNumber: `S.O. 77${made}(E)`,
    newTitle: 'An extension',
  },
  ...{ newPublishedOn: today, audiences: ['import'], lines: [], on: later, until: '', standard: '' },
  ...{ beside: '', clause: '2', text: '', note: '', source: 'egazette.gov.in', countsFrom: '', confidence: 'gazette' },
  ...more,
});
const propose = (effect: object = deferral(), desk = editor) =>
  desk.send('POST', `/law/orders/${order.slug}/effects`, effect);
const preview = (effect: object = deferral()) =>
  editor.send('POST', `/law/orders/${order.slug}/effects/preview`, effect);
const errorsOf = async (answer: Response) => Object.keys((await answer.json()).errors);
const text = async (path: string) =>
  (await (await site.get(path)).text()).replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
const differenceOf = async (id: number) =>
  (await (await reviewer.get(`/law/proposals/${id}/difference`)).json()).difference;
const view = async () => (await editor.get(`/law/orders/${order.slug}`)).json();
const page = () => `/products/zorbit-${made}`;

test('a deferral is previewed, proposed, published by somebody else, and shown', async () => {
  const { differences, past } = await (await preview()).json();
  expect(past).toBe(0);
  expect(differences).toEqual([
    {
      audiences: ['import'],
      before: [{ state: 'in-force', from: null, since: began, until: null }],
      after: [
        expect.objectContaining({ state: 'upcoming', from: null }),
        expect.objectContaining({ state: 'in-force', from: later }),
      ],
      products: [{ slug: `zorbit-${made}`, name }],
      count: 1,
    },
  ]);
  expect(await db().$count(orders, eq(orders.title, 'An extension'))).toBe(0);

  const { id } = await (await propose()).json();
  expect(await text(page())).not.toContain(longDate(later, 'en'));
  expect((await editor.send('POST', `/law/proposals/${id}/publish`)).status).toBe(403);
  const read = await (await reviewer.get(`/law/proposals/${id}`)).json();
  expect(read).toMatchObject({ proposal: { mayPublish: true, isMine: false, action: 'add' } });
  expect(await differenceOf(id)).toMatchObject({ differences });
  expect((await reviewer.send('POST', `/law/proposals/${id}/publish`)).status).toBe(200);
  expect((await reviewer.send('POST', `/law/proposals/${id}/publish`)).status).toBe(409);
  site.cache.invalidate();
  await expect.poll(() => text(page()), { timeout: 5_000 }).toContain(longDate(later, 'en'));
  expect(await text(`/orders/so-77${made}-e-${today.slice(0, 4)}`)).toContain('An extension');
  expect((await view()).effects).toMatchObject([
    { kind: 'commence' },
    { kind: 'defer', instrument: { number: `S.O. 77${made}(E)` } },
  ]);
  const lines = await db().select().from(auditLog).where(eq(auditLog.subjectId, order.id));
  expect(lines.map(({ action }) => action)).toEqual(['law.propose', 'law.published']);
});

test('an effect is struck with a reason and stays on record', async () => {
  const [effect] = (await view()).effects;
  expect((await editor.send('POST', `/law/effects/${effect.id}/strike`, { reason: ' ' })).status).toBe(422);
  const { id } = await (await editor.send('POST', `/law/effects/${effect.id}/strike`, { reason: 'Misread' })).json();
  expect((await differenceOf(id)).differences[0]).toMatchObject({ after: [{ state: 'listed' }], count: 1 });
  expect((await reviewer.send('POST', `/law/proposals/${id}/publish`)).status).toBe(200);
  const [struck] = (await view()).effects;
  expect(struck).toMatchObject({ id: effect.id, withdrawnOn: today, reason: 'Misread', kind: 'commence' });
  expect((await editor.send('POST', `/law/effects/${effect.id}/strike`, { reason: 'Again' })).status).toBe(409);
});

test('what contradicts, loops, ends before it begins or repeats is refused at its field', async () => {
  expect(await errorsOf(await propose(deferral({ until: addDays(later, -1) })))).toEqual(['until']);
  const nothing = { newNumber: '', newTitle: '', newPublishedOn: '', source: '' };
  expect(await errorsOf(await propose(deferral(nothing)))).toEqual([
    'source',
    'newNumber',
    'newTitle',
    'newPublishedOn',
  ]);
  expect(await errorsOf(await propose(deferral({ lines: ['bis_isi 4711'] })))).toEqual(['lines']);
  expect(await errorsOf(await propose(deferral({ kind: 'pause', instrument: order.slug })))).toEqual(['instrument']);
  expect(await errorsOf(await propose(deferral({ kind: 'commence', instrument: order.slug })))).toEqual(['kind']);
  expect(await errorsOf(await propose(deferral({ kind: 'concurrent' })))).toEqual(['standard']);
  expect(await errorsOf(await propose(deferral({ audiences: [], on: '31.1.2027', source: ' ' })))).toEqual([
    'audiences',
    'on',
    'source',
  ]);
  const successor = await createOrder({ title: `${name} successor`, effects: [actsOn(order.id, 'supersede')] });
  const loop = deferral({ kind: 'supersede', instrument: order.slug });
  expect(await errorsOf(await editor.send('POST', `/law/orders/${successor.slug}/effects`, loop))).toEqual([
    'instrument',
  ]);
  await createOrder({
    title: `${name} extension`,
    publishedOn: today,
    effects: [actsOn(order.id, 'defer', { on: addDays(later, 1), audiences: ['import'] })],
  });
  expect(await errorsOf(await propose())).toEqual(['on']);
});

test('a proposal is sent back, taken back by its author alone, and overtaken by what was recorded since', async () => {
  const first = (await (await propose()).json()).id;
  const sentBack = await reviewer.send('POST', `/law/proposals/${first}/send-back`, { answer: 'Which clause?' });
  expect(sentBack.status).toBe(200);
  expect((await reviewer.send('POST', `/law/proposals/${first}/publish`)).status).toBe(409);
  const [second, third] = [(await (await propose()).json()).id, (await (await propose()).json()).id];
  const other = await enterDesk(site, ['editor']);
  expect((await other.send('POST', `/law/proposals/${second}/withdraw`)).status).toBe(403);
  expect((await reviewer.send('POST', `/law/proposals/${second}/publish`)).status).toBe(200);
  const overtaken = await reviewer.send('POST', `/law/proposals/${third}/publish`);
  expect([overtaken.status, await errorsOf(overtaken)]).toEqual([422, ['newNumber']]);
  expect([await differenceOf(second), await differenceOf(third)]).toEqual([null, null]);
  expect((await editor.send('POST', `/law/proposals/${third}/withdraw`)).status).toBe(200);
  const { rows } = await (await editor.get('/law/proposals?state=sent-back')).json();
  expect(rows).toMatchObject([{ id: first, answer: 'Which clause?', isMine: true, sent: { clause: '2', on: later } }]);
});

test('hostile entries and numbers are refused at their fields, and a repeated entry counts once', async () => {
  const lines = [`bis_isi 90${made}`];
  const itself = { kind: 'exempt', instrument: order.slug, on: '', lines };
  const { id } = await (await propose(deferral(itself))).json();
  expect((await reviewer.send('POST', `/law/proposals/${id}/publish`)).status).toBe(200);
  for (const key of ['bis_isi \0', 'bis_isi \ud800', 'constructor 1', '__proto__ 1'])
    expect(await errorsOf(await preview(deferral({ ...itself, lines: [key] })))).toEqual(['lines']);
  expect(await errorsOf(await preview(deferral({ newNumber: '!!!' })))).toEqual(['newNumber']);
  const twice = await (await propose(deferral({ lines: [...lines, ...lines] }))).json();
  expect((await (await reviewer.get(`/law/proposals/${twice.id}`)).json()).proposal.effect.lines).toBe(1);
});

test('of twenty who publish the same proposal at once one does', async () => {
  const { id } = await (await propose()).json();
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => reviewer.send('POST', `/law/proposals/${id}/publish`)),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(19).fill(409)]);
  expect(await db().$count(orderEffects, eq(orderEffects.key, `desk-${id}`))).toBe(1);
});

test('many who preview at once keep nobody from publishing', async () => {
  const { id } = await (await propose()).json();
  const previews = Promise.all(Array.from({ length: 30 }, () => preview()));
  expect((await reviewer.send('POST', `/law/proposals/${id}/publish`)).status).toBe(200);
  expect((await previews).map(({ status }) => status)).toContain(503);
});

test('orders are found by product and number, checks are recorded once a day, and queues list what waits', async () => {
  const found = async (q: string) =>
    (await (await editor.get(`/law/orders?q=${encodeURIComponent(q)}`)).json()).rows.map(
      ({ slug }: { slug: string }) => slug,
    );
  expect([await found(name), await found('no such words at all')]).toEqual([[order.slug], []]);
  const check = { on: today, against: 'egazette.gov.in', result: 'same' };
  const record = (body: object) => reviewer.send('POST', `/law/orders/${order.slug}/checks`, body);
  expect((await record(check)).status).toBe(200);
  expect(await errorsOf(await record(check))).toEqual(['on']);
  expect(await errorsOf(await record({ ...check, on: addDays(today, 1) }))).toEqual(['on']);
  expect((await editor.send('POST', `/law/orders/${order.slug}/checks`, check)).status).toBe(403);
  expect((await view()).checks).toEqual([{ ...check, by: (await (await reviewer.get('/me')).json()).name }]);
  const { unknown, withoutFamily } = await (await editor.get('/law/queues')).json();
  expect(withoutFamily.rows.map((row: { name: string }) => row.name)).toContain(name);
  for (const { desk } of [unknown, withoutFamily].flatMap(({ rows }) => rows)) expect(desk).toMatch(/^\/records\/pro/);
});
