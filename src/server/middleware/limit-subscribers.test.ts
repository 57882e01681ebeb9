import { expect, onTestFinished, test, vi } from 'vitest';
import { like } from '#core/drizzle.ts';
import { db } from '#db/client.server.ts';
import { rateCounters } from '#db/schema/rate-counters.ts';
import { withSite } from '#tests/server.ts';

const site = withSite({ RENDER_LIMIT: '1' });

test('a subscriber with many IPv6 networks is limited over all of them', async () => {
  const from = (group: number) => site.from(`2001:db8:7:${group.toString(16)}::1`);
  vi.spyOn(performance, 'now').mockReturnValue(performance.now());
  onTestFinished(() => void vi.restoreAllMocks());
  const statuses = new Set<number>();
  for (let group = 0; group < 60; group += 1) statuses.add((await from(group)(`/products/no-such-${group}`)).status);
  expect([...statuses]).toEqual([404, 429]);
  expect((await site.from('2001:db8:8::1')('/products/no-such')).status).toBe(404);
});

test('so is one in the calls that have a limit of their own', async () => {
  const decide = (address: string) => site.from(address)('/api/comment-reviews/forged/approve', { method: 'POST' });
  expect((await decide('2001:db8:71:1::1')).status).toBe(404);
  // Ten times what one network may do.
  await db()
    .update(rateCounters)
    .set({ count: 200 })
    .where(like(rateCounters.subject, 'comment-review:2001:db8:71::/48%'));
  expect((await decide('2001:db8:71:2::1')).status).toBe(429);
  expect((await decide('2001:db8:72:2::1')).status).toBe(404);
});
