import { beforeAll, describe, expect, test } from 'vitest';
import { db } from '#db/client.server.ts';
import { recordRevisions } from '#db/schema/records.ts';
import { declareRecords, listKinds } from '#features/records/declare-records.server.ts';
import type { RecordKind } from '#features/records/define-record.server.ts';
import { serviceKind } from '#features/services/service.record.server.ts';
import type { StaffRole } from '#features/staff/staff.schema.ts';
import { enterDesk } from '#tests/desk-steps.ts';
import { createLead } from '#tests/factories/lead.ts';
import { createOrder } from '#tests/factories/order.ts';
import { createProduct } from '#tests/factories/product.ts';
import { createService } from '#tests/factories/service.ts';
import { withSite } from '#tests/server.ts';

const site = withSite();
const at = { service: 0, lead: 0, product: 0 };

beforeAll(async () => {
  at.service = (await createService({ name: 'Quixbury mark', slug: 'quixbury-mark' })).id;
  at.product = (await createProduct({ name: 'Small quixbury lamp' })).id;
  at.lead = (await createLead({ name: 'Quixbury Rao', company: 'Lamps of Pune', message: 'About kettles' })).id;
});

async function find(q: string, roles: StaffRole[] = ['owner']) {
  const response = await (await enterDesk(site, roles)).get(`/find?${new URLSearchParams({ q })}`);
  expect(response.status).toBe(200);
  return response.json();
}

const kindsOf = ({ records }: { records: { kind: string; id: string }[] }) =>
  records.map(({ kind, id }) => `${kind} ${id}`);

describe('the command palette', () => {
  test('finds records of several kinds by names and addresses, those that begin so first', async () => {
    const both = [`services ${at.service}`, `products ${at.product}`];
    expect(kindsOf(await find('quixbury'))).toEqual(both);
    expect(kindsOf(await find('  LAMP   quixbury '))).toEqual([both[1]]);
    expect(kindsOf(await find('quixbury-mark'))).toEqual([both[0]]);
    expect((await find('quixbury mark')).records[0]).toEqual({
      kind: 'services',
      id: String(at.service),
      title: 'Quixbury mark',
      slug: 'quixbury-mark',
      state: 'published',
    });
  });

  test('finds two letters where a word begins, which an index can look for', async () => {
    const { id } = await createProduct({ name: 'Lamp, xqu type (jzo)', slug: 'ytterby-wvo' });
    for (const q of ['xq', 'jz', 'wv', 'lamp xq', 'LAMP, JZO y'])
      expect([q, kindsOf(await find(q))]).toEqual([q, [`products ${id}`]]);
    for (const q of ['qu', 'zo', 'vo', 'xq vo']) expect(kindsOf(await find(q))).not.toContain(`products ${id}`);
  });

  test('finds drafts of records that were never public', async () => {
    const editor = await enterDesk(site, ['editor']);
    const document = { name: 'Vexholm mark' };
    const { id } = await (await editor.send('POST', '/records/services', { document })).json();
    expect((await find('vexholm', ['editor'])).records).toEqual([
      { kind: 'services', id, title: 'Vexholm mark', slug: '', state: 'draft' },
    ]);
    await db().update(recordRevisions).set({ state: 'discarded' });
    expect((await find('vexholm')).records).toEqual([]);
  });

  test('finds orders by their number, however it is written, and by words of their title', async () => {
    await createOrder({ slug: 'so-9191-e-2026', number: 'S.O. 9191(E)', title: 'Quixbury (Quality Control) Order' });
    for (const q of ['SO 9191', 's.o. 9191(e)', 'control quixbury', 'so-9191-e-2026'])
      expect((await find(q)).orders).toMatchObject([{ slug: 'so-9191-e-2026', number: 'S.O. 9191(E)' }]);
    expect((await find('9191', ['sales'])).orders).toHaveLength(1);
    expect((await find('no such order')).orders).toEqual([]);
  });

  test('finds leads by name, company or number for those who read the inbox alone', async () => {
    for (const roles of [['owner'], ['reviewer'], ['sales']] satisfies StaffRole[][])
      for (const q of ['quixbury rao', 'of pune', `#${at.lead}`])
        expect((await find(q, roles)).leads.map(({ id }: { id: number }) => id)).toContain(at.lead);
    for (const q of ['quixbury rao', `#${at.lead}`]) expect((await find(q, ['editor'])).leads).toEqual([]);
    // Nor by what its sender wrote.
    expect((await find('kettles')).leads).toEqual([]);
  });

  test('shows kinds that ask for a right of their own to its holders alone', async () => {
    const kinds = listKinds();
    const record = { ...serviceKind.record, right: 'site.manage' as const };
    declareRecords([
      { ...serviceKind, record } as unknown as RecordKind,
      ...kinds.filter(({ kind }) => kind === 'products'),
    ]);
    const both = [`services ${at.service}`, `products ${at.product}`];
    expect(kindsOf(await find('quixbury'))).toEqual(both);
    for (const role of ['editor', 'reviewer', 'sales'] as const)
      expect(kindsOf(await find('quixbury', [role]))).toEqual([both[1]]);
    declareRecords(kinds);
  });

  test('takes signs of patterns for what they are, and needs two', async () => {
    expect(kindsOf(await find('%%'))).toEqual([]);
    expect(kindsOf(await find('__'))).toEqual([]);
    expect(kindsOf(await find(`quix\\'); drop table services; --`))).toEqual([]);
    expect(kindsOf(await find(`quix\u0000\ud800\u202ebury`))).toEqual([]);
    const owner = await enterDesk(site, ['owner']);
    for (const q of ['', ' a ', '\u202ea', 'a'.repeat(2_000)])
      expect((await owner.get(`/find?${new URLSearchParams({ q })}`)).status).toBe(422);
    expect((await owner.get('/find')).status).toBe(422);
    expect((await owner.get(`/find?q=${'a+'.repeat(400)}`)).status).toBe(200);
  });

  test('answers at most five of a kind', async () => {
    for (let number = 0; number < 7; number += 1) await createService({ name: `Wolfram ${number}` });
    expect((await find('wolfram')).records).toHaveLength(5);
  });
});
