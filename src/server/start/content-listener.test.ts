import { afterEach, expect, inject, test, vi } from 'vitest';
import { sql } from '#core/drizzle.ts';
import { db } from '#db/client.server.ts';
import { startTcpProxy } from '#tests/tcp-proxy.ts';
import { withTestDatabase } from '#tests/with-test-database.ts';
import { ContentListener } from './content-listener.ts';

const database = withTestDatabase();

let listener: ContentListener | undefined;
afterEach(() => listener?.stop());

async function urlOfTests() {
  const { rows } = await database().execute<{ name: string }>(sql`select current_database() as name`);
  return Object.assign(new URL(inject('adminUrl')), { pathname: `/${rows[0]?.name}` }).href;
}

/** A change whose notification does not arrive. */
const changeUnheard = () => db().execute(sql`update content_version set version = version + 1`);

test('a change is heard even when its notification is lost', async () => {
  const onChange = vi.fn();
  listener = new ContentListener({ url: await urlOfTests(), embedded: undefined, onChange, pollInterval: 100 });
  await listener.start();
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(onChange).not.toHaveBeenCalled();
  await changeUnheard();
  await expect.poll(() => onChange.mock.calls.length).toBe(1);
});

test('a connection that no longer answers is given up, and what changed meanwhile is heard on the next', async () => {
  const url = await urlOfTests();
  const proxy = await startTcpProxy(url);
  const onChange = vi.fn();
  listener = new ContentListener({ url: proxy.inFrontOf(url), embedded: undefined, onChange, pollInterval: 100 });
  await listener.start();
  proxy.stall();
  await changeUnheard();
  await new Promise((resolve) => setTimeout(resolve, 6_500));
  proxy.restore();
  await expect.poll(() => onChange.mock.calls.length, { timeout: 5_000 }).toBeGreaterThan(0);
  await new Promise((resolve) => setTimeout(resolve, 500));
  onChange.mockClear();
  await changeUnheard();
  await expect.poll(() => onChange.mock.calls.length).toBe(1);
  await listener.stop();
  await proxy.close();
});
