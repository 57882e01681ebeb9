import { beforeAll, beforeEach, expect, test } from 'vitest';
import { desc, eq, sql } from '#core/drizzle.ts';
import { db } from '#db/client.server.ts';
import { erasePerson } from '#db/person/erase-person.server.ts';
import { keepHoldsOut } from '#db/person/hold.server.ts';
import { readPerson } from '#db/person/read-person.server.ts';
import { clients, erasedPeople } from '#db/schema/accounts.ts';
import { auditLog } from '#db/schema/audit.ts';
import { transaction } from '#db/transaction.server.ts';
import * as step from '#tests/account-steps.ts';
import { patiently } from '#tests/appointment-steps.ts';
import { ageProof, enterDesk } from '#tests/desk-steps.ts';
import { createLead } from '#tests/factories/lead.ts';
import { filesOf, leadsOf } from '#tests/lead-steps.ts';
import { withSite } from '#tests/server.ts';
import { withDataFolder } from '#tests/with-data-folder.ts';
import { clientTexts } from './clients.messages.ts';

withDataFolder();
const site = withSite();
let owner: Awaited<ReturnType<typeof enterDesk>>;
beforeAll(async () => {
  owner = await enterDesk(site, ['owner']);
});
beforeEach(async () => {
  await step.forgetLimits();
  await ageProof(owner.staffId, 0);
});

const erase = (id: number, email: string) => owner.send('POST', `/clients/${id}/erase`, { reason: 'requested', email });
const linesOf = (id: number) =>
  db()
    .select()
    .from(auditLog)
    .where(sql`${auditLog.subjectKind} = 'client' and ${auditLog.subjectId} = ${id}`)
    .orderBy(desc(auditLog.id));
const reason = 'Suit 44/2026 of the District Court';
const hold = (id: number) => owner.send('POST', `/clients/${id}/hold`, { reason });
const endHold = (id: number) => owner.send('POST', `/clients/${id}/end-hold`);

test('a legal hold keeps a client and everything of theirs until it is taken off, and says so to staff', async () => {
  const { id, email, token } = await step.createClient(site);
  await createLead({ email, files: 1 });
  const client = async (desk = owner) => (await desk.get(`/clients/${id}`)).json();
  expect(await client()).toMatchObject({ hold: null });
  expect((await endHold(id)).status).toBe(409);
  expect((await owner.send('POST', `/clients/${id}/hold`, { reason: ' \u202e ' })).status).toBe(422);
  expect((await hold(id)).status).toBe(200);
  expect((await hold(id)).status).toBe(409);
  const shown = { reason, by: 'Ira Menon', at: expect.any(String) };
  for (const desk of [owner, await enterDesk(site, ['sales'])]) expect((await client(desk)).hold).toEqual(shown);

  const erased = await db().$count(erasedPeople);
  const refused = await erase(id, email);
  expect([refused.status, (await refused.json()).message]).toEqual([409, clientTexts.held]);
  await expect(erasePerson({ email })).rejects.toMatchObject({ name: 'HeldError', reason });
  // A lead that was sent from another address while the client was logged in.
  await createLead({ email: `other-${email}`, clientId: id });
  await expect(erasePerson({ email: `other-${email}` })).rejects.toMatchObject({ name: 'HeldError' });
  expect(await step.checkToken(site, token)).toBe(200);
  const [lead] = await leadsOf(email);
  const [file] = await filesOf(lead?.id ?? 0);
  expect((await owner.get(`/leads/${lead?.id}/files/${file?.id}`)).status).toBe(200);
  expect(await db().$count(erasedPeople)).toBe(erased);
  const exported = await transaction((tx) => readPerson(tx, email));
  expect(exported.client_holds).toHaveLength(1);
  expect(JSON.stringify(exported)).not.toContain('Suit');

  await ageProof(owner.staffId, 6);
  expect((await endHold(id)).status).toBe(403);
  await ageProof(owner.staffId, 0);
  expect((await endHold(id)).status).toBe(200);
  expect(await client()).toMatchObject({ hold: null });
  expect((await erase(id, email)).status).toBe(200);
  const lines = await linesOf(id);
  expect(lines.map(({ action }) => action).filter((action) => action !== 'client.open')).toEqual([
    'client.erase',
    'client.end-hold',
    'client.hold',
  ]);
  expect(JSON.stringify(lines)).not.toContain('Suit');
  expect((await hold(id)).status).toBe(404);
});

test('a hold that is put while an erasure runs comes before it or finds nobody', async () => {
  const seen = new Set<string>();
  for (let round = 0; round < 8; round += 1) {
    const { id, email } = await step.createClient(site);
    const acts = [() => patiently(() => erase(id, email)), () => patiently(() => hold(id))];
    const both = round % 2 ? acts.toReversed() : acts;
    const answers = await Promise.all(both.map((act) => act()));
    const [erased, held] = (round % 2 ? answers.toReversed() : answers).map(({ status }) => status);
    seen.add(`${erased} ${held}`);
    expect(await db().$count(clients, eq(clients.id, id))).toBe(held === 200 ? 1 : 0);
  }
  expect([...seen].filter((outcome) => !['200 404', '409 200'].includes(outcome))).toEqual([]);
});

test('a hold waits while the clean-up deletes what has expired', async () => {
  const { id } = await step.createClient(site);
  let held: Promise<Response> | undefined;
  await transaction(async (tx) => {
    await keepHoldsOut(tx);
    held = hold(id);
    const waiting = sql`select from pg_locks where locktype = 'advisory' and not granted`;
    await expect.poll(async () => (await db().execute(waiting)).rowCount).toBe(1);
    expect(await (await owner.get(`/clients/${id}`)).json()).toMatchObject({ hold: null });
  });
  expect((await held)?.status).toBe(200);
});
