import { beforeAll, expect, test } from 'vitest';
import { eq, sql } from '#core/drizzle.ts';
import { db } from '#db/client.server.ts';
import { alertItems } from '#db/schema/alerts.ts';
import { auditLog } from '#db/schema/audit.ts';
import { changeEvents } from '#db/schema/change-events.ts';
import { longTransaction } from '#db/transaction.server.ts';
import { newAddress } from '#tests/account-steps.ts';
import { addEffect, endGrace, follow, withFollowedOrder } from '#tests/alert-steps.ts';
import { enterDesk, enterTranslator } from '#tests/desk-steps.ts';
import { withSite } from '#tests/server.ts';
import type { LogEntry } from '../desk/log.schema.ts';
import { fanOut } from './fan-out.job.ts';
import { mostFailures } from './told-of.ts';

const site = withSite();
const followed = withFollowedOrder();

/** An amendment is broken as long as the table names it, with PostgreSQL's code of the fault. */
beforeAll(async () => {
  await db().execute(sql`create table broken_events (id integer, code text default 'P0001')`);
  await db().execute(sql`
    create function fail_if_broken() returns trigger language plpgsql as $$ declare fault text; begin
      select code into fault from broken_events where id = new.event_id;
      if found then raise exception 'broken' using errcode = fault; end if;
      return new;
    end $$`);
  await db().execute(sql`
    create trigger broken before insert on alert_items for each row execute function fail_if_broken()`);
});

/** The first of two changes cannot be told. */
async function breakFirst() {
  await follow(site, newAddress(), 'immediate');
  await addEffect(followed.orderId, { kind: 'amend' });
  await addEffect(followed.orderId, { kind: 'clarify' });
  const [event] = await db().select().from(changeEvents).where(sql`state = 'held' and kind = 'amend'`);
  await db().execute(sql`truncate broken_events`);
  await db().execute(sql`insert into broken_events (id) values (${event?.id})`);
  await endGrace();
  return event?.id ?? 0;
}
const stored = async (id: number) => (await db().select().from(changeEvents).where(eq(changeEvents.id, id)))[0];
const kindsTold = async () => {
  const { rows } = await db().execute<{ kind: string }>(sql`
    select e.kind from alert_items i join change_events e on e.id = i.event_id order by i.id`);
  return rows.map(({ kind }) => kind);
};
const waitForRetry = (id: number) =>
  db().execute(sql`update change_events set retry_at = now() where id = ${id} and retry_at is not null`);

test('a change that cannot be told holds up no other, is shown in the send log and told later', async () => {
  const reviewer = await enterDesk(site, ['reviewer']);
  const log = async (query = ''): Promise<LogEntry[]> =>
    (await (await reviewer.get(`/alerts/log${query}`)).json()).rows;
  const broken = await breakFirst();
  await fanOut.run('');
  expect(await kindsTold()).toEqual(['clarify']);
  const [shown] = await log('?state=failed');
  expect(shown).toMatchObject({ id: broken, state: 'failed', failures: 1, told: 0, mayWithdraw: true });
  expect(Date.parse(shown?.retryAt ?? '')).toBeGreaterThan(Date.now());
  expect(await log('?state=held')).toEqual([]);

  // Not before its time.
  await db().execute(sql`truncate broken_events`);
  await fanOut.run('');
  expect(await kindsTold()).toEqual(['clarify']);
  await waitForRetry(broken);
  await fanOut.run('');
  expect(await kindsTold()).toEqual(['clarify', 'amend']);
  expect((await log()).map(({ id, state }) => [id, state])).toContainEqual([broken, 'published']);
});

test('a change that had to wait for a lock is told by the next run, and none of its attempts is used up', async () => {
  const reviewer = await enterDesk(site, ['reviewer']);
  await follow(site, newAddress(), 'immediate');
  await addEffect(followed.orderId, { kind: 'amend' });
  await endGrace();
  await longTransaction(async (tx) => {
    await tx.execute(sql`lock table alert_items in share mode`);
    await fanOut.run('');
  });
  const [waiting] = await db().select().from(changeEvents).where(sql`state = 'held' and kind = 'amend'`);
  expect(waiting).toMatchObject({ failures: 0 });
  expect(waiting?.retryAt?.getTime()).toBeLessThan(Date.now() + 60_000);
  const { rows } = await (await reviewer.get('/alerts/log?state=failed')).json();
  expect(rows).toEqual([]);
  await waitForRetry(waiting?.id ?? 0);
  await fanOut.run('');
  expect(await stored(waiting?.id ?? 0)).toMatchObject({ state: 'published', failures: 0, retryAt: null });
  expect(await kindsTold()).toEqual(['amend']);
});

test.each(['40001', '40P01', '57014'])('PostgreSQL refuses in passing by %s', async (code) => {
  const broken = await breakFirst();
  await db().execute(sql`update broken_events set code = ${code}`);
  for (let runs = 0; runs < 3; runs += 1) {
    await fanOut.run('');
    await waitForRetry(broken);
  }
  expect(await stored(broken)).toMatchObject({ state: 'held', failures: 0 });
  expect(await kindsTold()).toEqual(['clarify']);
});

test('a change that is too large for a statement an hour later as well is no longer tried each minute', async () => {
  const broken = await breakFirst();
  await db().execute(sql`update broken_events set code = '57014'`);
  await db().execute(sql`update change_events set publish_at = now() - interval '2 hours' where id = ${broken}`);
  await fanOut.run('');
  expect(await stored(broken)).toMatchObject({ state: 'held', failures: 1 });
});

test('a change that can never be told is given up in the end, and can still be taken back', async () => {
  const reviewer = await enterDesk(site, ['reviewer']);
  const broken = await breakFirst();
  const waits: number[] = [];
  for (let runs = 0; runs < mostFailures + 2; runs += 1) {
    await fanOut.run('');
    const { retryAt } = (await stored(broken)) ?? {};
    if (retryAt) waits.push(Math.round((retryAt.getTime() - Date.now()) / 60_000));
    await waitForRetry(broken);
  }
  expect(waits.slice(0, 4)).toEqual([1, 2, 4, 8]);
  expect(await stored(broken)).toMatchObject({ state: 'held', failures: mostFailures, retryAt: null });
  expect((await reviewer.send('POST', `/alerts/${broken}/withdraw`)).status).toBe(200);
  expect(await stored(broken)).toMatchObject({ state: 'withdrawn' });
  expect(await db().$count(alertItems, eq(alertItems.eventId, broken))).toBe(0);
});

test('a change that was given up is tried once more whenever somebody who may publish asks for it', async () => {
  const reviewer = await enterDesk(site, ['reviewer']);
  const translator = await enterTranslator(site, ['reviewer'], ['hi']);
  const editor = await enterDesk(site, ['editor']);
  const broken = await breakFirst();
  const failed = async (desk: typeof reviewer): Promise<LogEntry> =>
    (await (await desk.get('/alerts/log?state=failed')).json()).rows[0];
  const retry = async (desk = reviewer, id = broken) => (await desk.send('POST', `/alerts/${id}/retry`)).status;
  expect(await retry()).toBe(409);
  await db().update(changeEvents).set({ failures: mostFailures }).where(eq(changeEvents.id, broken));
  await fanOut.run('');
  expect(await failed(reviewer)).toMatchObject({ id: broken, failures: mostFailures, mayRetry: true });
  expect([await failed(editor), await failed(translator)]).toMatchObject([{ mayRetry: false }, { mayRetry: false }]);
  expect([await retry(editor), await retry(translator), await retry(reviewer, 2_000_000_000)]).toEqual([403, 403, 404]);

  expect(await retry()).toBe(200);
  await fanOut.run('');
  await fanOut.run('');
  expect(await stored(broken)).toMatchObject({ state: 'held', failures: mostFailures + 1, retryAt: null });
  await db().execute(sql`truncate broken_events`);
  await fanOut.run('');
  expect(await kindsTold()).toEqual(['clarify']);
  expect(await Promise.all([retry(), retry()])).toEqual([200, 200]);
  await fanOut.run('');
  expect(await kindsTold()).toEqual(['clarify', 'amend']);
  expect(await retry()).toBe(409);
  const lines = await db().select().from(auditLog).where(eq(auditLog.action, 'alerts.retry'));
  expect(lines.map(({ staffId, before }) => [staffId, before?.failures])).toEqual([
    [reviewer.staffId, mostFailures],
    [reviewer.staffId, mostFailures + 1],
    [reviewer.staffId, mostFailures + 1],
  ]);
});

test('a day ahead that is over by now is not tried again', async () => {
  const reviewer = await enterDesk(site, ['reviewer']);
  const broken = await breakFirst();
  const over = { kind: 'deadline', on: '2026-01-01', failures: mostFailures } as const;
  await db().update(changeEvents).set(over).where(eq(changeEvents.id, broken));
  const { rows } = await (await reviewer.get('/alerts/log?state=failed')).json();
  expect(rows).toMatchObject([{ id: broken, mayRetry: false, mayWithdraw: true }]);
  expect((await reviewer.send('POST', `/alerts/${broken}/retry`)).status).toBe(409);
});

test('a correction is tried until it is told, each hour in the end', async () => {
  const [broken, whole] = [await breakFirst(), sql`(select min(id) from change_events)`];
  await db().execute(sql`update change_events set corrects_id = ${whole}, failures = 40 where id = ${broken}`);
  await db().execute(sql`
    create function fail_to_publish() returns trigger language plpgsql as $$ begin raise exception 'too slow'; end $$`);
  await db().execute(sql`
    create trigger unpublished before update on change_events for each row
      when (new.state = 'published' and new.corrects_id is not null) execute function fail_to_publish()`);
  await fanOut.run('');
  const { failures, retryAt } = (await stored(broken)) ?? {};
  expect([failures, Math.round(((retryAt?.getTime() ?? 0) - Date.now()) / 60_000)]).toEqual([41, 60]);
  await db().execute(sql`drop trigger unpublished on change_events`);
  await waitForRetry(broken);
  await fanOut.run('');
  expect(await stored(broken)).toMatchObject({ state: 'published' });
});
