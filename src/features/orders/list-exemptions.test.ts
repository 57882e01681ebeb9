import { beforeAll, expect, test } from 'vitest';
import { emptyContent } from '#tests/factories/empty-content.ts';
import { actsOn, commences, createOrder } from '#tests/factories/order.ts';
import { withTestDatabase } from '#tests/with-test-database.ts';
import { listExemptionsOn } from './list-exemptions.server.ts';

withTestDatabase();
beforeAll(emptyContent);

test('an order that another one has replaced as a whole exempts nobody any more, from that day on', async () => {
  const effects = [commences('2025-01-01')];
  const lines = [{ list: 'bis_isi', key: '981' }];
  const exemptions = [{ kind: 'export' as const, condition: 'Goods for export are exempt.' }];
  const old = await createOrder({ title: 'Old Zorbits Order', lines, effects, exemptions });
  await createOrder({
    title: 'Zorbits Order',
    publishedOn: '2026-03-01',
    effects: [actsOn(old.id, 'supersede', { on: '2026-04-01' })],
  });
  const named = [{ slug: 'old-zorbits-order', number: null, title: 'Old Zorbits Order' }];
  expect(await listExemptionsOn(named, '2026-03-31', 'en')).toHaveLength(1);
  expect(await listExemptionsOn(named, '2026-04-01', 'en')).toEqual([]);
});
