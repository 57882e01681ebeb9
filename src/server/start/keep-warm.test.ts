import { setTimeout as wait } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { keepWarm } from './keep-warm.ts';

test('what is kept in memory is read at once, and once after changes that follow each other', async () => {
  const broken = vi.fn().mockRejectedValue(new Error('the database is away'));
  const read = vi.fn().mockResolvedValue([]);
  const onChange = keepWarm([broken, read]);
  await vi.waitFor(() => expect(read).toHaveBeenCalledTimes(1));
  for (let change = 0; change < 5; change++) onChange();
  expect(read).toHaveBeenCalledTimes(1);
  await vi.waitFor(() => expect(read).toHaveBeenCalledTimes(2), { timeout: 5_000 });
  await wait(300);
  expect(broken).toHaveBeenCalledTimes(2);
  expect(read).toHaveBeenCalledTimes(2);
});
