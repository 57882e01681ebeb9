import { setTimeout as later } from 'node:timers/promises';
import { beforeAll, expect, test } from 'vitest';
import { sql } from '#core/drizzle.ts';
import { db } from '#db/client.server.ts';
import { transaction } from '#db/transaction.server.ts';
import * as step from '#tests/account-steps.ts';
import { askToFollow, confirmationOf, confirmForm, form } from '#tests/alert-steps.ts';
import { withSite } from '#tests/server.ts';

const site = withSite();
const sheet = { family: 'led-bulb', answers: 'audience=import&radio=bluetooth' };
/** More than there are connections. */
const networks = Array.from({ length: 14 }, (_, index) => `198.51.100.${index}`);
let key = '';
let client = '';
beforeAll(async () => {
  key = (await (await site.get('/api/finder/sheets', form(sheet))).json()).key;
  client = (await step.registerClient(site)).token;
});

/** While nobody can read or write a kept sheet. */
async function withoutSheets<Result>(work: () => Promise<Result>): Promise<Result> {
  const locked = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  const holding = transaction(async (tx) => {
    await tx.execute(sql`lock table kept_sheets in access exclusive mode`);
    locked.resolve();
    await released.promise;
  });
  await locked.promise;
  try {
    return await work();
  } finally {
    released.resolve();
    await holding;
  }
}

/** Returns when all those that have a connection wait for the table. */
async function untilStuck(): Promise<void> {
  for (let [before, now] = [-1, 0]; now === 0 || now !== before; ) {
    await later(150);
    const { rows } = await db().execute<{ count: number }>(
      sql`select count(*)::int as count from pg_locks where relation = 'kept_sheets'::regclass and not granted`,
    );
    [before, now] = [now, rows[0]?.count ?? 0];
  }
}

const askFor = async () => {
  const email = step.newAddress();
  await askToFollow(site, email, { kind: 'sheet', slug: key });
  return confirmationOf(email);
};
const inHeader = () => ({ ...step.bearer(client), 'content-type': 'application/json' });

test.each([
  ['keep a sheet', '/api/finder/sheets', () => form(sheet)],
  ['begin to follow one', '/api/alerts/confirm', async () => form(await confirmForm(site, await askFor()))],
  [
    'put one on the list of a client',
    '/api/client/alerts',
    () => ({ method: 'PUT', headers: inHeader(), body: JSON.stringify({ add: [{ kind: 'sheet', slug: key }] }) }),
  ],
])('many networks that %s at once leave connections to pages and forms', async (_, path, prepare) => {
  const sent: RequestInit[] = [];
  for (const _ of networks) {
    await step.forgetLimits();
    sent.push(await prepare());
  }
  const { calls, others } = await withoutSheets(async () => {
    const calls = networks.map((network, index) => site.from(network)(path, sent[index]));
    await untilStuck();
    const others = await Promise.all([
      site.from('192.0.2.1')('/services?page=1'),
      site.from('192.0.2.2')('/api/search', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query: 'lamp' }),
      }),
    ]);
    return { calls, others };
  });
  const statuses = (await Promise.all(calls)).map(({ status }) => status);
  expect(others.map(({ status }) => status)).toEqual([200, 200]);
  expect(statuses).toContain(200);
  expect(new Set([...statuses, 503])).toEqual(new Set([200, 503]));
});
