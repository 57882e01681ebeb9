import { expect, test } from 'vitest';
import { todayInIndia } from '#core/time/dates.ts';
import { enterRealDesk } from './enter-real-desk.ts';
import { startBehindProxy } from './start-behind-proxy.ts';

const site = startBehindProxy('desk');

/** A member of staff with these roles, who sends calls to the real server. */
async function enterDesk(...roles: string[]) {
  const desk = await enterRealDesk(site.client, () => site.server.url, ...roles);
  return (path: string, body?: object) => desk('POST', path, body);
}

const count = async (from: string) => Number((await site.client.query(`select count(*) from ${from}`)).rows[0].count);

/** Sends the call, and cuts the network between the server and its database right after `commit`. */
async function cutAfterCommit(send: () => Promise<Response>, isStored: () => Promise<number>) {
  const committing = site.proxy.stallAfter('insert into "audit_log"', 'commit');
  const answer = send();
  await committing;
  await expect.poll(isStored).toBe(1);
  site.proxy.cut();
  expect((await answer).status).toBe(503);
  site.proxy.restore();
}

test('a proposal whose publication is not answered is published once, also when somebody tries again', async () => {
  const [editor, reviewer] = [await enterDesk('editor'), await enterDesk('reviewer')];
  const { rows } = await site.client.query(`select slug from orders where status = 'published' order by id limit 2`);
  const effect = {
    ...{ kind: 'clarify', instrument: rows[1].slug, newKind: 'order', newNumber: '', newTitle: '' },
    ...{ newPublishedOn: '', audiences: ['import'], lines: [], on: todayInIndia(), until: '' },
    ...{ standard: '', beside: '', clause: '', text: '', note: '', source: 'A', countsFrom: '', confidence: 'gazette' },
  };
  const proposed = await editor(`/law/orders/${rows[0].slug}/effects`, effect);
  const { id } = await proposed.json();
  expect(proposed.status).toBe(200);
  const publish = () => reviewer(`/law/proposals/${id}/publish`);
  const effects = `order_effects where key = 'desk-${id}'`;
  await cutAfterCommit(publish, () => count(effects));
  await expect.poll(async () => (await publish()).status, { interval: 500, timeout: 20_000 }).toBe(409);
  expect(await count(effects)).toBe(1);
  expect(await count(`audit_log where action = 'law.published'`)).toBe(1);
});

test('nor is a lead marked twice in its timeline', async () => {
  const sales = await enterDesk('sales');
  const lead = await site.client.query(
    `insert into leads (form, name, email, content_hash) values ('footer', 'Asha', 'asha@lamps.example', 'x') returning id`,
  );
  const { id } = lead.rows[0];
  const mark = () => sales(`/leads/${id}/status`, { status: 'won', reason: null });
  const events = `lead_events where kind = 'status' and lead_id = ${id}`;
  await cutAfterCommit(mark, () => count(events));
  await expect.poll(async () => (await mark()).status, { interval: 500, timeout: 20_000 }).toBe(200);
  expect(await count(events)).toBe(1);
});
