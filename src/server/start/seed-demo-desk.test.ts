import { expect, test } from 'vitest';
import { count } from '#core/drizzle.ts';
import { db } from '#db/client.server.ts';
import { appointments } from '#db/schema/appointments.ts';
import { blogComments } from '#db/schema/blogs.ts';
import { leads } from '#db/schema/leads.ts';
import { outboxMails } from '#db/schema/mail.ts';
import { staff, staffPasskeys } from '#db/schema/staff.ts';
import { leadStatuses } from '#features/leads/lead-kinds.schema.ts';
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
