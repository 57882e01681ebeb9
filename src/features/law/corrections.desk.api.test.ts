import { beforeAll, expect, test } from 'vitest';
import { eq } from '#core/drizzle.ts';
import { addDays, todayInIndia } from '#core/time/dates.ts';
import { db } from '#db/client.server.ts';
import { writeContent } from '#db/content/write-content.server.ts';
import { auditLog } from '#db/schema/audit.ts';
import { lawProposals } from '#db/schema/law-proposals.ts';
import { authorities, orderExemptions, orders } from '#db/schema/orders.ts';
import { enterDesk } from '#tests/desk-steps.ts';
import { emptyContent } from '#tests/factories/empty-content.ts';
import { actsOn, commences, createOrder } from '#tests/factories/order.ts';
import { createProduct } from '#tests/factories/product.ts';
import { inState } from '#tests/factories/requirement.ts';
import { withSite } from '#tests/server.ts';

const site = withSite();
const today = todayInIndia();
const began = addDays(today, -100);

beforeAll(emptyContent);

test('what is printed is corrected by two people, with what follows from its day, and kept on record', async () => {
  const [editor, reviewer] = [await enterDesk(site, ['editor']), await enterDesk(site, ['reviewer'])];
  const errorsOf = async (answer: Response) => Object.keys((await answer.json()).errors);
  const line = { list: 'bis_isi', key: '901' };
  await createProduct({ name: 'Zorbit', requirements: [inState('listed', { list: line.list, listKey: line.key })] });
  const order = await createOrder({ title: 'Zorbits', publishedOn: began, lines: [line], effects: [commences(began)] });
  const printed = {
    number: null,
    title: 'Zorbit extension',
    signedOn: null,
    publishedOn: began,
    link: null,
    subject: null,
    authority: null,
    lines: [],
    exemptions: [],
  };
  const { slug } = await createOrder({
    title: 'Zorbit extension',
    publishedOn: began,
    effects: [actsOn(order.id, 'rescind')],
  });
  const correct = (facts: object, desk = editor) =>
    desk.send('POST', `/law/orders/${slug}/correct`, {
      ...printed,
      title: 'Zorbit extension',
      reason: 'Read again',
      ...facts,
    });
  expect(await errorsOf(await correct({}))).toEqual(['title']);
  expect(await errorsOf(await correct({ title: ' ', link: 'javascript:alert(1)', reason: '' }))).toEqual([
    'title',
    'link',
    'reason',
  ]);
  expect(await errorsOf(await correct({ signedOn: today, publishedOn: addDays(today, 1) }))).toEqual(['publishedOn']);
  expect(await errorsOf(await correct({ signedOn: addDays(began, 1) }))).toEqual(['publishedOn']);
  expect(await errorsOf(await correct({ publishedOn: '' }))).toEqual(['publishedOn']);
  await createOrder({ title: 'Zorbit twin', number: 'S.O. 51(E)', publishedOn: today });
  expect(await errorsOf(await correct({ number: 'S.O. 51(E)', publishedOn: today }))).toEqual(['number']);

  const day = addDays(began, 30);
  const hostile = '</script><img src=x onerror=alert(1)> {{settings.name}}';
  const { id } = await (await correct({ number: 'S.O. 61(E)', title: hostile, publishedOn: day })).json();
  const second = (await (await correct({ number: 'S.O. 1(E)' })).json()).id;
  const { proposal } = await (await reviewer.get(`/law/proposals/${id}`)).json();
  const { difference } = await (await reviewer.get(`/law/proposals/${id}/difference`)).json();
  expect(proposal).toMatchObject({ action: 'correct', effect: null, correction: { after: { publishedOn: day } } });
  expect(difference.differences[0]).toMatchObject({ after: [{ state: 'rescinded', since: day }], count: 1 });
  expect((await editor.send('POST', `/law/proposals/${id}/publish`)).status).toBe(403);
  expect((await reviewer.send('POST', `/law/proposals/${id}/publish`)).status).toBe(200);
  expect((await reviewer.send('POST', `/law/proposals/${second}/publish`)).status).toBe(409);
  expect(await (await reviewer.get(`/law/proposals/${second}/difference`)).json()).toMatchObject({ difference: null });
  const read = await (await editor.get(`/law/orders/${slug}`)).json();
  expect(read.order).toMatchObject({ number: 'S.O. 61(E)', title: hostile, publishedOn: day });
  expect(read.corrections).toMatchObject([{ reason: 'Read again', correction: { before: { publishedOn: began } } }]);
  site.cache.invalidate();
  const shown = async () => (await site.get(`/orders/${slug}`)).text();
  await expect.poll(shown, { timeout: 5_000 }).toContain('&lt;img src=x onerror=alert(1)&gt;');
  expect((await shown()).includes('</script><img')).toBe(false);
  const { orderId } = (await db().select().from(lawProposals).where(eq(lawProposals.id, id)))[0] ?? { orderId: 0 };
  const lines = await db()
    .select()
    .from(auditLog)
    .where(eq(auditLog.subjectId, orderId ?? 0));
  expect(lines.at(-1)).toMatchObject({
    action: 'law.published',
    before: { publishedOn: began },
    after: { publishedOn: day },
  });
});

const research = {
  ...{ kind: 'research', by: '', appliesTo: 'import', condition: 'For tests, never for sale.', upTo: '', quantity: '' },
  ...{ unit: '', period: '', freesAll: false, until: '', note: 'Clause 3(a)', source: '', confidence: 'gazette' },
};

test('what it covers and exempts is corrected too, as far as nothing hangs on it', async () => {
  const [editor, reviewer] = [await enterDesk(site, ['editor']), await enterDesk(site, ['reviewer'])];
  await createProduct({ name: 'Wobbler', requirements: [inState('listed', { list: 'bis_isi', listKey: '911' })] });
  await createProduct({ name: 'Wibbler', requirements: [inState('listed', { list: 'bis_isi', listKey: '912' })] });
  const ministry = { slug: 'mow', name: 'Ministry of Wobbles', shortName: 'MoW' };
  await writeContent((tx) => tx.insert(authorities).values(ministry));
  const { id, slug } = await createOrder({
    title: 'Wobblers',
    subject: 'Wobblers',
    translations: { hi: { title: 'वॉबलर', subject: 'वॉबलर' } },
    publishedOn: began,
    lines: [{ list: 'bis_isi', key: '911' }],
    effects: [commences(began), { ...commences(addDays(today, 90), ['micro']), lines: { bis_isi: ['911'] } }],
    exemptions: [
      { kind: 'export', condition: 'For export.', recordedOn: began, translations: { hi: { condition: 'निर्यात' } } },
      { kind: 'size', condition: 'Wrong.' },
    ],
  });
  const printed = {
    ...{
      number: '',
      title: 'Wobblers',
      subject: 'Wobblers',
      authority: '',
      signedOn: '',
      publishedOn: began,
      link: '',
    },
    lines: ['bis_isi 911'],
    exemptions: [
      { ...research, kind: 'export', appliesTo: 'both', condition: 'For export.', note: '' },
      { ...research, kind: 'size', appliesTo: 'both', condition: 'Wrong.', note: '' },
    ],
    reason: 'Read again',
  };
  const correct = (facts: object) => editor.send('POST', `/law/orders/${slug}/correct`, { ...printed, ...facts });
  const errorsOf = async (facts: object) => Object.keys((await (await correct(facts)).json()).errors);
  expect(await errorsOf({})).toEqual(['title']);
  expect(await errorsOf({ authority: 'nobody', lines: ['bis_isi 911', 'bis_isi 999999'] })).toEqual([
    'authority',
    'lines',
  ]);
  expect(await errorsOf({ lines: ['bis_isi 912'] })).toEqual(['lines']);
  expect(
    await errorsOf({
      exemptions: [
        { ...research, quantity: 200 },
        { ...research, kind: 'other', condition: '' },
        { ...research, quantity: 'a few', until: 'soon' },
      ],
    }),
  ).toEqual(['exemptions.0.upTo', 'exemptions.1.condition', 'exemptions.2.quantity', 'exemptions.2.until']);
  expect(await errorsOf({ exemptions: [research, { ...research, by: slug }, { ...research, by: 'nobody' }] })).toEqual([
    'exemptions.1.by',
    'exemptions.2.by',
  ]);
  expect(await errorsOf({ exemptions: Array.from({ length: 51 }, () => research) })).toEqual(['exemptions']);

  const hostile = '<img src=x onerror=alert(1)> {{settings.name}}';
  const facts = {
    ...{ authority: 'mow', subject: 'Wobblers and wibblers', lines: ['bis_isi 912', 'bis_isi 911'] },
    exemptions: [printed.exemptions[0], { ...research, condition: hostile, upTo: 'No more than 200.', quantity: 200 }],
  };
  const { id: proposal } = await (await correct(facts)).json();
  const { difference } = await (await reviewer.get(`/law/proposals/${proposal}/difference`)).json();
  expect(difference.differences).toEqual([
    expect.objectContaining({ products: [expect.objectContaining({ name: 'Wibbler' })] }),
  ]);
  expect((await reviewer.send('POST', `/law/proposals/${proposal}/publish`)).status).toBe(200);
  const [order] = await db().select().from(orders).where(eq(orders.id, id));
  expect(order?.translations).toEqual({ hi: { title: 'वॉबलर' } });
  const kept = await db().select().from(orderExemptions).where(eq(orderExemptions.orderId, id));
  expect(kept.map(({ kind, recordedOn, translations }) => ({ kind, recordedOn, translations }))).toEqual([
    { kind: 'export', recordedOn: began, translations: { hi: { condition: 'निर्यात' } } },
    { kind: 'research', recordedOn: today, translations: {} },
  ]);
  const read = await (await editor.get(`/law/orders/${slug}`)).json();
  expect(read).toMatchObject({ order: { authority: { slug: 'mow' } }, lines: [{ key: '911' }, { key: '912' }] });
  expect(read.corrections[0].correction.after.exemptions).toHaveLength(2);
  site.cache.invalidate();
  const page = await (await site.get(`/orders/${slug}`)).text();
  expect(page).toContain('&lt;img src=x onerror=alert(1)&gt;');
  expect(page).toContain('Ministry of Wobbles');
  expect(page).not.toContain('<img src=x');
});
