import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { eq, sql } from '#core/drizzle.ts';
import { closeJobs } from '#core/jobs/jobs.server.ts';
import { addDays, todayInIndia } from '#core/time/dates.ts';
import { db } from '#db/client.server.ts';
import { followedSheets, followers } from '#db/schema/alerts.ts';
import { changeEvents } from '#db/schema/change-events.ts';
import { noteDaysReachedOn } from '#features/change-events/note-days-reached.job.ts';
import { outcomeOn } from '#features/finder/kept/keep-sheet.server.ts';
import { forgetLimits, newAddress } from '#tests/account-steps.ts';
import { endGrace, follow, form } from '#tests/alert-steps.ts';
import { actsOn, createOrder } from '#tests/factories/order.ts';
import { withSite } from '#tests/server.ts';
import { fanOut } from '../digests/fan-out.job.ts';
import { openDigestsAt } from '../digests/open-digests.job.ts';
import { mostFailures } from '../digests/told-of.ts';
import { drawOnce } from './draw-sheets.server.ts';
import { findChangedSheets } from './followed-sheets.server.ts';
import { redrawSheetsOn } from './redraw-sheets-at-midnight.job.ts';

const site = withSite();
const today = todayInIndia();
let lawId = 0;
let key = '';

/** The demo site: an order in force over the rows of a bulb. */
beforeAll(async () => {
  const { rows } = await db().execute<{ id: number }>(sql`
    select p.order_id as id from product_families f join family_lines l on l.family_id = f.id
    join requirement_periods p using (list, list_key)
    where f.slug = 'led-bulb' and p.state = 'in-force' and p."to" is null limit 1`);
  lawId = rows[0]?.id ?? 0;
  const fields = { family: 'led-bulb', answers: 'audience=india&size=large' };
  key = (await (await site.get('/api/finder/sheets', form(fields))).json()).key;
});
/** Nothing is told of what was before. */
beforeEach(async () => {
  await db().update(changeEvents).set({ state: 'past' });
  await db().delete(followers);
});
afterAll(async () => {
  vi.useRealTimers();
  await closeJobs();
});

async function followSheet() {
  await forgetLimits();
  await follow(site, newAddress(), 'immediate', { kind: 'sheet', slug: key });
}
/** What an instrument of today does to the order. */
const act = (kind: 'pause' | 'clarify', more: { on?: string; until?: string } = {}) =>
  createOrder({
    title: `Bulbs, ${kind} ${Math.random()}`,
    publishedOn: todayInIndia(),
    effects: [actsOn(lawId, kind, more)],
  });
async function tell() {
  await endGrace();
  await fanOut.run('');
  return openDigestsAt(new Date());
}
async function onDay<Result>(day: string, work: () => Promise<Result>): Promise<Result> {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${day}T06:00:00Z`) });
  return work().finally(() => vi.useRealTimers());
}
const inDays = (days: number) => addDays(today, days);
const standing = async () => {
  const [row] = await db().select().from(followedSheets);
  return { asOf: row?.asOf, states: row?.outcome.flatMap(({ states }) => states.map(({ state }) => state)) };
};

test('what the calendar alone has made of a sheet is not told as the work of the event that comes next', async () => {
  await act('pause', { on: addDays(today, -1), until: inDays(5) });
  await followSheet();
  await db().update(changeEvents).set({ state: 'past' });
  expect((await standing()).states).toContain('paused');
  await onDay(inDays(7), async () => {
    await act('clarify');
    expect(await tell()).toBe(0);
    expect(await redrawSheetsOn(todayInIndia())).toBe(1);
    expect(await redrawSheetsOn(todayInIndia())).toBe(0);
    await act('clarify');
    expect(await tell()).toBe(0);
    expect(await standing()).toMatchObject({ asOf: todayInIndia(), states: expect.not.arrayContaining(['paused']) });
    await act('pause', { on: addDays(todayInIndia(), -1), until: inDays(20) });
    expect(await tell()).toBe(1);
  });
});

test('what a held change has made of a sheet is told also after a midnight', async () => {
  await onDay(inDays(30), followSheet);
  await onDay(inDays(31), async () => {
    await act('pause', { on: todayInIndia(), until: inDays(40) });
    expect(await redrawSheetsOn(todayInIndia())).toBe(0);
    expect((await standing()).asOf).toBe(inDays(30));
    expect(await tell()).toBe(1);
    expect((await standing()).asOf).toBe(todayInIndia());
  });
});

test('a pause that is announced is told when it is, and not on its first day', async () => {
  await onDay(inDays(50), async () => {
    await followSheet();
    await act('pause', { on: inDays(60), until: inDays(70) });
    expect(await tell()).toBe(1);
  });
  await onDay(inDays(61), async () => {
    expect(await redrawSheetsOn(todayInIndia())).toBe(1);
    expect((await standing()).states).toContain('paused');
    await act('clarify');
    expect(await tell()).toBe(0);
  });
});

/** A sheet that is followed on a day of a pause that ends three days later. */
const followWhilePaused = (day: string) =>
  onDay(day, async () => {
    await act('pause', { on: addDays(day, -1), until: addDays(day, 3) });
    await followSheet();
    await db().update(changeEvents).set({ state: 'past' });
  });
const setHeld = (failures: number, retryAt: Date | null) =>
  db().update(changeEvents).set({ failures, retryAt }).where(eq(changeEvents.state, 'held'));

test('what a change has made of a sheet that could not be told yet is not told as the work of a later one', async () => {
  await onDay(inDays(80), async () => {
    await followSheet();
    await act('pause', { on: todayInIndia(), until: inDays(90) });
    await setHeld(1, new Date('2200-01-01'));
    await act('clarify');
    expect(await tell()).toBe(0);
    expect(await db().$count(changeEvents, eq(changeEvents.state, 'published'))).toBe(1);
    await setHeld(1, null);
    expect(await tell()).toBe(1);
  });
});

test('a sheet does not wait for a change that was given up', async () => {
  await followWhilePaused(inDays(100));
  await onDay(inDays(104), async () => {
    await act('clarify');
    expect(await redrawSheetsOn(todayInIndia())).toBe(0);
    await setHeld(mostFailures, null);
    expect(await redrawSheetsOn(todayInIndia())).toBe(1);
  });
});

test('a sheet that cannot be drawn up for the earlier day is not taken for one that has changed', async () => {
  await followWhilePaused(inDays(120));
  await onDay(inDays(124), async () => {
    await act('clarify');
    const [event] = await db().select().from(changeEvents).where(eq(changeEvents.state, 'held'));
    const draw = drawOnce(async (day, sheet) => {
      if (day < todayInIndia()) throw new Error('too slow');
      return outcomeOn(day, sheet);
    });
    expect(await findChangedSheets(event?.id ?? 0, { draw })).toEqual({ sheets: [], unseen: 0 });
  });
});

test('a sheet that differs by what no change tells is drawn up once a day', async () => {
  await followWhilePaused(inDays(140));
  await db().update(followedSheets).set({ outcome: [] });
  const draw = vi.fn(outcomeOn);
  await onDay(inDays(144), async () => {
    expect(await redrawSheetsOn(todayInIndia(), draw)).toBe(0);
    expect(draw).toHaveBeenCalledTimes(2);
    await redrawSheetsOn(todayInIndia(), draw);
    expect(draw).toHaveBeenCalledTimes(2);
    await redrawSheetsOn(inDays(145), draw);
    expect(draw).toHaveBeenCalledTimes(4);
  });
});

test('a sheet hears of a day that has come, once, if it says something else since', async () => {
  await onDay(inDays(160), async () => {
    await act('pause', { on: inDays(159), until: inDays(163) });
    await followSheet();
    await db().update(changeEvents).set({ state: 'past' });
    await noteDaysReachedOn(todayInIndia());
    expect(await tell()).toBe(0);
  });
  await onDay(inDays(164), async () => {
    await noteDaysReachedOn(todayInIndia());
    expect(await tell()).toBe(1);
    await Promise.all([1, 2].map(() => noteDaysReachedOn(todayInIndia())));
    expect(await redrawSheetsOn(todayInIndia())).toBe(1);
    expect(await tell()).toBe(0);
  });
});
