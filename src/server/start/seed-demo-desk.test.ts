import { expect, test } from 'vitest';
import { count, eq } from '#core/drizzle.ts';
import { db } from '#db/client.server.ts';
import { appointments } from '#db/schema/appointments.ts';
import { blogComments, blogs } from '#db/schema/blogs.ts';
import { leads } from '#db/schema/leads.ts';
import { outboxMails } from '#db/schema/mail.ts';
import { recordRevisions } from '#db/schema/records.ts';
import { staff, staffPasskeys } from '#db/schema/staff.ts';
import { leadStatuses } from '#features/leads/lead-kinds.schema.ts';
import { getKind } from '#features/records/declare-records.server.ts';
import { problemsOf } from '#features/records/desk/clean-draft.server.ts';
import { publishDue } from '#features/records/desk/publish-due.server.ts';
import { openStates } from '#features/records/record-states.schema.ts';
import { staffRoles } from '#features/staff/staff.schema.ts';
import { withTestDatabase } from '#tests/with-test-database.ts';
import { demoContent } from './import-content.ts';
import { seedDemoDesk } from './seed-demo-desk.ts';

withTestDatabase();

test('the demonstration has leads in every state and someone in every role, and nobody is mailed or can sign in', async () => {
  expect(await db().$count(leads)).toBe(0);
  await seedDemoDesk(demoContent);
  const states = await db().select({ status: leads.status, count: count() }).from(leads).groupBy(leads.status);
  expect(new Set(states.map(({ status }) => status))).toEqual(new Set(leadStatuses));
  const people = await db().select().from(staff);
  expect(new Set(people.flatMap(({ roles }) => roles))).toEqual(new Set(staffRoles));
  expect(people.map(({ passwordHash }) => passwordHash)).toEqual(people.map(() => null));
  expect(await db().$count(staffPasskeys)).toBe(0);
  expect(await db().$count(outboxMails)).toBe(0);
  expect(await db().$count(appointments)).toBeGreaterThan(3);
  expect(await db().$count(blogComments)).toBeGreaterThan(0);
  const late = (await db().select().from(leads)).filter(({ createdAt }) => createdAt > new Date());
  expect(late).toEqual([]);
});

test('it has drafts in every state, each of which could be published, and posts that go out at their hour', async () => {
  const drafts = await db().select().from(recordRevisions);
  expect(new Set(drafts.map(({ state }) => state))).toEqual(new Set(openStates));
  const people = new Map((await db().select().from(staff)).map(({ id, roles }) => [id, roles]));
  for (const { kind, record, document, madeBy } of drafts) {
    expect(people.get(madeBy ?? 0)).toEqual(['editor']);
    expect((await problemsOf(getKind(kind), document, record)).problems, kind).toEqual([]);
  }
  const posts = () => db().$count(blogs, eq(blogs.slug, 'what-to-have-at-hand-before-a-call'));
  expect(await posts()).toBe(0);
  await publishDue(new Date(Date.now() + 7 * 86_400_000));
  expect(await posts()).toBe(1);
  expect((await db().select().from(recordRevisions)).filter(({ state }) => state === 'scheduled')).toEqual([]);
});
