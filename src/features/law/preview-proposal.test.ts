import { beforeAll, expect, test, vi } from 'vitest';
import { db } from '#db/client.server.ts';
import { orderEffects } from '#db/schema/orders.ts';
import { emptyContent } from '#tests/factories/empty-content.ts';
import { commences, createOrder } from '#tests/factories/order.ts';
import { withTestDatabase } from '#tests/with-test-database.ts';
import { recordInVain } from './preview-proposal.server.ts';

withTestDatabase();
beforeAll(emptyContent);

test('a preview waits for another one as long as that may take', async () => {
  const { id: orderId } = await createOrder({ effects: [commences('2026-01-05')] });
  const [effect] = await db().select().from(orderEffects);
  const proposal = { orderId, effectId: effect?.id ?? 0 };
  const [begun, end] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const first = recordInVain(proposal, async () => {
    begun.resolve();
    await end.promise;
  });
  await begun.promise;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const second = recordInVain(proposal, async () => 'seen');
  vi.advanceTimersByTime(15_000);
  vi.useRealTimers();
  end.resolve();
  expect(await Promise.all([first, second])).toEqual([undefined, 'seen']);
});
