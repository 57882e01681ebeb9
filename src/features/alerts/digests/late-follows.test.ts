import { afterEach, expect, test, vi } from 'vitest';
import { eq } from '#core/drizzle.ts';
import { addDays, longDate, todayInIndia } from '#core/time/dates.ts';
import { db } from '#db/client.server.ts';
import { alertDigests, alertItems, followedSheets, followers, follows } from '#db/schema/alerts.ts';
import { changeEventSubjects, changeEvents } from '#db/schema/change-events.ts';
import { keptSheets } from '#db/schema/kept-sheets.ts';
import { noteDeadlinesOn } from '#features/change-events/note-deadlines.job.ts';
import { newAddress } from '#tests/account-steps.ts';
import { publishHeld, withFollowedOrder } from '#tests/alert-steps.ts';
import { createFamily } from '#tests/factories/family.ts';
import { withSite } from '#tests/server.ts';
import { openDigestsAt } from './open-digests.job.ts';
import { readDigest } from './read-digest.server.ts';
import { tellLateFollowsOn } from './tell-late-follows.job.ts';

withSite();
const followed = withFollowedOrder();
const day = addDays(todayInIndia(), 200);
const before = (days: number) => addDays(day, -days);
// The next test writes them anew.
afterEach(() => db().delete(changeEvents).where(eq(changeEvents.kind, 'deadline')));
afterEach(() => void vi.useRealTimers());

/** Somebody who follows the order, or something else, from now on. */
async function followNow(
  leadDays = [90, 30, 7],
  subject: { kind: 'order' | 'sheet'; subjectId: number } | null = null,
) {
  const row = { email: newAddress(), language: 'en', unsubscribeToken: `${Math.random()}`, leadDays };
  const [person] = await db().insert(followers).values(row).returning();
  const followerId = person?.id ?? 0;
  const { kind, subjectId } = subject ?? { kind: 'order' as const, subjectId: followed.orderId };
  await db().insert(follows).values({ followerId, kind, subjectId, frequency: 'immediate' });
  return followerId;
}
async function tellOn(today: string) {
  await noteDeadlinesOn(today);
  await publishHeld();
  return tellLateFollowsOn(today);
}
const itemsOf = (id: number) => db().$count(alertItems, eq(alertItems.followerId, id));

test('a day ahead is told once to whoever follows its order only since the others were told', async () => {
  const early = await followNow();
  expect(await tellOn(before(30))).toBe(0);
  const late = await followNow();
  expect(await tellOn(before(20))).toBe(1);
  expect(await Promise.all([1, 2].map(() => tellLateFollowsOn(before(19))))).toEqual([0, 0]);
  expect([await itemsOf(early), await itemsOf(late)]).toEqual([1, 1]);
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${before(18)}T06:00:00Z`) });
  await openDigestsAt(new Date(Date.now() + 3_600_000));
  const [digest] = await db().select().from(alertDigests).where(eq(alertDigests.followerId, late));
  expect(await readDigest(digest?.messageId ?? '')).toMatchObject({
    changes: [{ kind: 'deadline', on: longDate(day, 'en'), daysLeft: 18, isAhead: true }],
  });
  vi.useRealTimers();
  // The next of the days comes as usual, and a mail that was late with both says it once.
  await tellOn(before(7));
  expect([await itemsOf(early), await itemsOf(late)]).toEqual([2, 2]);
  await db()
    .update(alertItems)
    .set({ digestId: digest?.id ?? null })
    .where(eq(alertItems.followerId, late));
  expect((await readDigest(digest?.messageId ?? ''))?.changes).toHaveLength(1);
});

test('it is not told where the next one is near, nor as early as somebody does not want it', async () => {
  await tellOn(before(30));
  await followNow();
  await followNow([90]);
  const without = await followNow([30]);
  expect(await tellLateFollowsOn(before(9))).toBe(1);
  expect(await itemsOf(without)).toBe(1);
  expect(await tellLateFollowsOn(day)).toBe(0);
});

test('a sheet that is followed since hears of it if the day stands on it', async () => {
  const family = await createFamily({ name: 'Zorb kettle' });
  await tellOn(before(30));
  const [event] = await db().select().from(changeEvents).where(eq(changeEvents.state, 'published'));
  await db()
    .insert(changeEventSubjects)
    .values({ eventId: event?.id ?? 0, kind: 'family', subjectId: family.id });
  const addSheet = async (stateDay: string) => {
    const state = { state: 'upcoming' as const, audiences: ['large' as const], day: stateDay, earlier: null };
    const row = {
      key: 'bis-isi',
      name: 'ISI mark',
      status: 'applies-from' as const,
      likelihood: null,
      states: [state],
    };
    const kept = {
      ...{ key: `${Math.random()}`.slice(2, 14), family: family.slug, familyName: family.name, answers: [] },
      ...{ keptOn: todayInIndia(), outcome: [row], contentHash: `${Math.random()}`, lastOpenedOn: todayInIndia() },
    };
    const [sheet] = await db().insert(keptSheets).values(kept).returning();
    const subjectId = sheet?.id ?? 0;
    await db()
      .insert(followedSheets)
      .values({ sheetId: subjectId, outcome: [row] });
    return followNow([90, 30, 7], { kind: 'sheet', subjectId });
  };
  const [concerned, other] = [await addSheet(day), await addSheet(before(1))];
  expect(await tellLateFollowsOn(before(20))).toBe(1);
  expect([await itemsOf(concerned), await itemsOf(other)]).toEqual([1, 0]);
});
