import { beforeAll, expect, test } from 'vitest';
import { addDays, todayInIndia } from '#core/time/dates.ts';
import { writeContent } from '#db/content/write-content.server.ts';
import { sideRules } from '#db/schema/side-rules.ts';
import { standards } from '#db/schema/standards.ts';
import { emptyContent } from '#tests/factories/empty-content.ts';
import { actsOn, commences, createOrder } from '#tests/factories/order.ts';
import { withSite } from '#tests/server.ts';
import { listEnds } from './list-ends.server.ts';

const site = withSite();
const today = todayInIndia();
const soon = addDays(today, 20);
const later = addDays(today, 60);

beforeAll(async () => {
  await emptyContent();
  const begins = [commences('2026-03-01')];
  const translations = { hi: { condition: 'पुरानी केतलियाँ बेची जा सकती हैं।' } };
  const stock = (condition: string, until: string) => ({ kind: 'stock' as const, condition, until });
  await createOrder({
    ...{ title: 'Kettles Order', number: 'S.O. 1(E)', effects: begins },
    exemptions: [{ ...stock('Old kettles may be sold.', soon), translations }, stock('Gone.', addDays(today, -1))],
  });
  const old = await createOrder({
    ...{ title: 'Old irons Order', number: 'S.O. 2(E)', effects: begins },
    exemptions: [stock('Ended with its order.', later)],
  });
  await createOrder({
    ...{ title: 'Irons Order', number: 'S.O. 3(E)', publishedOn: '2026-04-01' },
    effects: [commences('2026-05-01'), actsOn(old.id, 'supersede')],
  });
  await writeContent(async (tx, changed) => {
    const [newer] = await tx.insert(standards).values({ slug: 'is-3', number: 'IS 3', source: 'test' }).returning();
    const older = { successorId: newer?.id, concurrentUntil: later, source: 'test' };
    await tx.insert(standards).values([
      { ...older, slug: 'is-1', number: 'IS 1' },
      { ...older, slug: 'is-2', number: 'IS 2' },
      { ...older, slug: 'is-0', number: 'IS 0', concurrentUntil: addDays(later, 30) },
    ]);
    const rule = { regime: 'import' as const, effect: 'restricted' as const, lines: [], source: 'test' };
    await tx
      .insert(sideRules)
      .values({ ...rule, key: 'laptops', plain: 'Authorisations end.', untilOn: later, confidence: 'gazette' });
    changed('standard', []);
  });
});

test('exemptions, standards beside their successors and rules beside the lists end on their days, once each', async () => {
  const ends = await listEnds(today, addDays(today, 365), 'en');
  expect(ends.map(({ kind, on, title, text }) => ({ kind, on, title, text }))).toEqual([
    { kind: 'exemption', on: soon, title: 'Kettles Order', text: 'Old kettles may be sold.' },
    { kind: 'rule', on: later, title: 'Authorisations end.', text: null },
    { kind: 'standard', on: later, title: 'IS 1, IS 2', text: 'IS 3' },
    { kind: 'standard', on: addDays(later, 30), title: 'IS 0', text: 'IS 3' },
  ]);
  expect(new Set(ends.map(({ key }) => key)).size).toBe(ends.length);
});

test('what is exempt is said in the language of the page', async () => {
  const [kettles] = await listEnds(today, soon, 'hi');
  expect(kettles?.text).toBe('पुरानी केतलियाँ बेची जा सकती हैं।');
});

test('the calendar names them, and until when the register has been read', async () => {
  const html = await (await site.get('/orders/calendar')).text();
  for (const part of [
    'What ends',
    'href="/orders/kettles-order#exemptions"',
    'href="/standards/is-3"',
    'Authorisations end.',
    '1 April 2026',
  ])
    expect(html, part).toContain(part);
  expect(html).not.toContain('Ended with its order.');
});
