import { beforeAll, expect, test } from 'vitest';
import { eq } from '#core/drizzle.ts';
import { addDays, todayInIndia } from '#core/time/dates.ts';
import { db } from '#db/client.server.ts';
import { auditLog } from '#db/schema/audit.ts';
import { lawProposals } from '#db/schema/law-proposals.ts';
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
