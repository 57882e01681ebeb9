import { beforeAll, describe, expect, test } from 'vitest';
import { desc, eq } from '#core/drizzle.ts';
import { db } from '#db/client.server.ts';
import { auditLog } from '#db/schema/audit.ts';
import { staff } from '#db/schema/staff.ts';
import * as step from '#tests/account-steps.ts';
import { enterDesk } from '#tests/desk-steps.ts';
import { createLead } from '#tests/factories/lead.ts';
import { createStaff } from '#tests/factories/staff.ts';
import { eventsOf, filesOf, inboxOf } from '#tests/lead-steps.ts';
import { withSite } from '#tests/server.ts';
import { withDataFolder } from '#tests/with-data-folder.ts';

withDataFolder();
const site = withSite();
let sales: Awaited<ReturnType<typeof enterDesk>>;
beforeAll(async () => {
  sales = await enterDesk(site, ['sales']);
});

const { list, view, stored } = inboxOf(() => sales);
const linesOf = (id: number) =>
  db().select().from(auditLog).where(eq(auditLog.subjectId, id)).orderBy(desc(auditLog.id));

describe('work on a lead', () => {
  test('is told in its timeline and in the audit log, which names nobody', async () => {
    const email = step.newAddress();
    const { id } = await createLead({ email, name: 'Meera Krishnan' });
    const send = (path: string, body?: object) => sales.send('POST', `/leads/${id}${path}`, body);
    expect((await send('/opened')).status).toBe(200);
    expect((await send('/opened')).status).toBe(200);
    expect((await send('/notes', { kind: 'note', text: 'Asks for Meera' })).status).toBe(200);
    expect(await stored(id)).toMatchObject({ status: 'new', firstAnsweredAt: null, openedAt: expect.any(Date) });
    expect((await send('/notes', { kind: 'call-outcome', text: 'Wants a quote' })).status).toBe(200);
    expect((await send('/company', { company: ' Lamp\u0000 Works ' })).status).toBe(200);
    expect((await send('/owner', { ownerId: sales.staffId })).status).toBe(200);
    expect((await send('/status', { status: 'lost' })).status).toBe(422);
    expect((await send('/status', { status: 'lost', reason: 'Too far away' })).status).toBe(200);
    expect((await send('/status', { status: 'lost', reason: 'Too far away' })).status).toBe(200);
    expect(await stored(id)).toMatchObject({
      status: 'lost',
      closedReason: 'Too far away',
      company: 'Lamp Works',
      firstAnsweredAt: expect.any(Date),
    });
    const { timeline } = await view(id);
    const said = timeline.map(({ kind, by, text, from, to }) => [kind, by, text, from, to]).reverse();
    const me = 'Ira Menon';
    expect(said).toEqual([
      ['opened', me, null, null, null],
      ['note', me, 'Asks for Meera', null, null],
      ['call-outcome', me, 'Wants a quote', null, null],
      ['status', me, null, 'new', 'contacted'],
      ['company', me, null, null, 'Lamp Works'],
      ['assigned', me, null, null, me],
      ['status', me, 'Too far away', 'contacted', 'lost'],
    ]);
    const lines = await linesOf(id);
    expect(new Set(lines.map(({ action }) => action))).toEqual(
      new Set(['lead.open', 'lead.note', 'lead.mark', 'lead.assign', 'lead.name-company']),
    );
    expect(JSON.stringify(lines)).not.toMatch(/Meera|quote|Lamp Works|far away|lamps\.example|Ira Menon/);
  });

  test('is read by nobody without a line in the audit log, also if the screen does not say that it is open', async () => {
    const { id } = await createLead();
    const actionsOf = async () => (await linesOf(id)).map(({ action }) => action);
    await sales.get(`/leads/${id}`);
    await sales.get(`/leads/${id}`);
    expect(await actionsOf()).toEqual(['lead.read']);
    const reviewer = await enterDesk(site, ['reviewer']);
    await reviewer.get(`/leads/${id}`);
    expect((await linesOf(id)).map(({ staffId }) => staffId).sort()).toEqual([sales.staffId, reviewer.staffId].sort());
    expect((await stored(id))?.openedAt).toBeNull();
  });

  test('leaves the time of its last form as it was, so that the same form counts as a new one', async () => {
    const { id } = await createLead({ daysOld: 40 });
    const before = await stored(id);
    await sales.send('POST', '/leads/status', { ids: [id], status: 'contacted' });
    await sales.send('POST', '/leads/owner', { ids: [id], ownerId: sales.staffId });
    expect(await stored(id)).toMatchObject({ status: 'contacted', updatedAt: before?.updatedAt });
  });

  test('gives leads only to people who work on them', async () => {
    const [one, other] = [await createLead(), await createLead()];
    const editor = await createStaff({ roles: ['editor'] });
    const former = await createStaff({ roles: ['sales'], isActive: false });
    for (const ownerId of [editor.id, former.id, 2147483647]) {
      expect((await sales.send('POST', '/leads/owner', { ids: [one.id], ownerId })).status).toBe(422);
    }
    const body = { ids: [one.id, other.id, one.id], ownerId: sales.staffId };
    expect((await sales.send('POST', '/leads/owner', body)).status).toBe(200);
    expect([await eventsOf(one.id), await eventsOf(other.id)]).toEqual([['assigned'], ['assigned']]);
  });

  test('is found by the name of a colleague who has left, to whom none can be given any more', async () => {
    const former = await createStaff({ name: 'Gita Former', roles: ['sales'] });
    const { id } = await createLead();
    expect((await sales.send('POST', `/leads/${id}/owner`, { ownerId: former.id })).status).toBe(200);
    await db().update(staff).set({ isActive: false }).where(eq(staff.id, former.id));
    const people = await (await sales.get('/lead-owners')).json();
    expect(people.former).toEqual([{ id: former.id, name: 'Gita Former' }]);
    expect(people.owners).not.toContainEqual(people.former[0]);
    expect((await list(`owner=${former.id}`)).rows.map((row) => row.id)).toEqual([id]);
  });

  test('waits again when it was marked as answered by mistake, and not when it was answered', async () => {
    const [mistaken, answered] = [await createLead(), await createLead()];
    await sales.send('POST', `/leads/${answered.id}/notes`, { kind: 'mail-sent', text: 'The price' });
    await sales.send('POST', '/leads/status', { ids: [mistaken.id], status: 'contacted' });
    await sales.send('POST', '/leads/status', { ids: [mistaken.id, answered.id], status: 'new' });
    expect(await stored(mistaken.id)).toMatchObject({ status: 'new', firstAnsweredAt: null });
    expect(await stored(answered.id)).toMatchObject({ status: 'new', firstAnsweredAt: expect.any(Date) });
  });

  test('ten colleagues who take one lead at once leave one owner and one history', async () => {
    const { id } = await createLead();
    const people = await Promise.all(Array.from({ length: 10 }, () => enterDesk(site, ['sales'])));
    const answers = await Promise.all(
      people.map((desk) => desk.send('POST', `/leads/${id}/owner`, { ownerId: desk.staffId })),
    );
    expect(answers.map(({ status }) => status)).toEqual(people.map(() => 200));
    const { timeline } = await view(id);
    expect(timeline).toHaveLength(10);
    const last = (await linesOf(id)).find(({ action }) => action === 'lead.assign');
    expect((await stored(id))?.ownerId).toBe(last?.staffId);
  });

  test('a file is downloaded as an attachment, with a line in the timeline and in the audit log', async () => {
    const { id } = await createLead({ files: 1 });
    const [file] = await filesOf(id);
    const answer = await sales.get(`/leads/${id}/files/${file?.id}`);
    expect([answer.status, await answer.text()]).toEqual([200, '%PDF']);
    expect(answer.headers.get('content-disposition')).toContain('attachment');
    expect(await eventsOf(id)).toEqual(['file-opened']);
    expect((await linesOf(id)).map(({ action }) => action)).toEqual(['lead.open-file']);
    const other = await createLead();
    expect((await sales.get(`/leads/${other.id}/files/${file?.id}`)).status).toBe(404);
  });
});
