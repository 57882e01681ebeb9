import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { eq, inArray, sql } from '#core/drizzle.ts';
import { db } from '#db/client.server.ts';
import { clientHolds, clients } from '#db/schema/accounts.ts';
import { appointments } from '#db/schema/appointments.ts';
import { leadEvents, leadFiles, leads } from '#db/schema/leads.ts';
import { outboxMails } from '#db/schema/mail.ts';
import { mailFeature } from '#features/mail/mail.feature.ts';
import { createLead } from '#tests/factories/lead.ts';
import { createStaff } from '#tests/factories/staff.ts';
import { eventsOf } from '#tests/lead-steps.ts';
import { withDataFolder } from '#tests/with-data-folder.ts';
import { withTestDatabase } from '#tests/with-test-database.ts';
import { expiredFiles, expiredLeads } from './expired-leads.server.ts';

withDataFolder();
withTestDatabase();

/** Written past `writeContent`, because no page shows these settings. */
async function setRetention(value: object) {
  await db().execute(sql`insert into settings (key, value) values ('retention', ${JSON.stringify(value)}::jsonb)
    on conflict (key) do update set value = excluded.value`);
}

const isStored = async (id: number) => (await db().$count(leads, eq(leads.id, id))) === 1;

test('files are deleted after their retention time, and the history of the lead says so', async () => {
  await setRetention({ lead_file_days: 30 });
  const old = await createLead({ daysOld: 31, files: 2 });
  const young = await createLead({ daysOld: 29, files: 1 });
  expect(await expiredFiles.run(db())).toBe(2);
  expect(old.paths.map((path) => existsSync(path))).toEqual([false, false]);
  expect(young.paths.map((path) => existsSync(path))).toEqual([true]);
  expect(await db().$count(leadFiles, inArray(leadFiles.leadId, [old.id, young.id]))).toBe(1);
  expect(await eventsOf(old.id)).toEqual(['file-expired', 'file-expired']);
  expect(await expiredFiles.run(db())).toBe(0);
});

test('nothing of a client on whom a legal hold stands is deleted until it is taken off', async () => {
  await setRetention({ lead_days: 90, lead_file_days: 30 });
  const [client] = await db()
    .insert(clients)
    .values({ name: 'Asha', email: 'Held@lamps.example', phone: '9845012345' })
    .returning();
  const { id: putBy } = await createStaff({ roles: ['owner'] });
  const held = { clientId: client?.id ?? 0, reason: 'A suit', putBy };
  await db().insert(clientHolds).values(held);
  const ofAddress = await createLead({ daysOld: 91, files: 1, email: 'held@lamps.example' });
  const ofClient = await createLead({ daysOld: 91, files: 1, clientId: held.clientId });
  const other = await createLead({ daysOld: 91, files: 1 });
  const mail = { template: 'lead-notice', data: {}, updatedAt: new Date(Date.now() - 91 * 86_400_000) };
  const mails = ['held@lamps.example', 'other@lamps.example'].map((recipient) => ({ ...mail, recipient }));
  await db()
    .insert(outboxMails)
    .values(mails.map((row) => ({ ...row, messageId: row.recipient })));
  const cleanUp = async () => {
    await expiredFiles.run(db());
    await expiredLeads.run(db());
    for (const each of mailFeature.cleanUp ?? []) await each.run(db());
  };
  const left = async () => [
    ...(await Promise.all([ofAddress, ofClient, other].map(({ id }) => isStored(id)))),
    ...[ofAddress, ofClient, other].flatMap(({ paths }) => paths.map((path) => existsSync(path))),
    (await db().select().from(outboxMails)).map(({ recipient }) => recipient),
  ];
  await cleanUp();
  expect(await left()).toEqual([true, true, false, true, true, false, ['held@lamps.example']]);
  await db().update(clientHolds).set({ endedAt: new Date(), endedBy: putBy });
  await cleanUp();
  expect(await left()).toEqual([false, false, false, false, false, false, []]);
});

test('leads are deleted after their retention time with their files, unless they were won, decided lately or have an appointment', async () => {
  await setRetention({ lead_days: 90 });
  const old = await createLead({ daysOld: 91, files: 1 });
  const won = await createLead({ daysOld: 91, files: 1, status: 'won' });
  const changed = await createLead({ daysOld: 91, updatedAt: new Date() });
  const young = await createLead({ daysOld: 89 });
  const called = await createLead({ daysOld: 91 });
  const partOfWon = await createLead({ daysOld: 91, mergedIntoId: won.id });
  const decided = await createLead({ daysOld: 91, status: 'lost' });
  const read = await createLead({ daysOld: 91 });
  await db()
    .insert(leadEvents)
    .values([
      { leadId: decided.id, kind: 'status', actor: 'staff', at: new Date(Date.now() - 80 * 86_400_000) },
      { leadId: read.id, kind: 'opened', actor: 'staff' },
    ]);
  await db()
    .insert(appointments)
    .values({
      leadId: called.id,
      date: new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10),
      preferenceKind: 'window',
      preference: 'Any time whole day',
      state: 'confirmed',
      calendarUid: `${called.id}`,
    });
  expect(await expiredLeads.run(db())).toBe(2);
  for (const { id } of [old, read]) expect(await isStored(id)).toBe(false);
  expect(old.paths.map((path) => existsSync(path))).toEqual([false]);
  for (const { id } of [won, changed, young, called, partOfWon, decided]) expect(await isStored(id)).toBe(true);
  expect(won.paths.map((path) => existsSync(path))).toEqual([true]);
});

test('more leads than one statement takes are all deleted', async () => {
  await setRetention({ lead_days: 90 });
  await db().execute(sql`insert into leads (form, name, email, content_hash, created_at, updated_at)
    select 'footer', 'Old', 'old@lamps.example', n, now() - interval '100 days', now() - interval '100 days'
    from generate_series(1, 1200) n`);
  expect(await expiredLeads.run(db())).toBe(1_200);
  expect(await db().$count(leads, eq(leads.name, 'Old'))).toBe(0);
});

test('without settings, the times of the privacy policy hold', async () => {
  await setRetention({});
  const old = await createLead({ daysOld: 1_096, files: 1 });
  const young = await createLead({ daysOld: 1_094, files: 1 });
  const fresh = await createLead({ daysOld: 364, files: 1 });
  expect([await expiredFiles.run(db()), await expiredLeads.run(db())]).toEqual([2, 1]);
  expect(await isStored(old.id)).toBe(false);
  expect(await isStored(young.id)).toBe(true);
  expect(fresh.paths.map((path) => existsSync(path))).toEqual([true]);
});

test.each([
  { lead_days: null, lead_file_days: null },
  { lead_days: 3, lead_file_days: 30 },
])('nothing is deleted with the settings %j, which name no time or one that cannot be meant', async (value) => {
  await setRetention(value);
  const { id, paths } = await createLead({ daysOld: 5_000, files: 1 });
  expect([await expiredFiles.run(db()), await expiredLeads.run(db())]).toEqual([0, 0]);
  expect(await isStored(id)).toBe(true);
  expect(paths.map((path) => existsSync(path))).toEqual([true]);
});
