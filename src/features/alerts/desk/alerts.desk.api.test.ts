import { beforeEach, expect, test } from 'vitest';
import { and, eq, sql } from '#core/drizzle.ts';
import { readEnv } from '#core/env.ts';
import { addDays } from '#core/time/dates.ts';
import { db } from '#db/client.server.ts';
import { alertItems, followers } from '#db/schema/alerts.ts';
import { auditLog } from '#db/schema/audit.ts';
import { changeEvents } from '#db/schema/change-events.ts';
import { outboxMails } from '#db/schema/mail.ts';
import { staff } from '#db/schema/staff.ts';
import { noteDeadlinesOn } from '#features/change-events/note-deadlines.job.ts';
import { composeMail } from '#features/mail/compose-mail.server.ts';
import { forgetLimits, newAddress } from '#tests/account-steps.ts';
import { addEffect, askToFollow, follow, form, publishHeld, withFollowedOrder } from '#tests/alert-steps.ts';
import { ageProof, enterDesk } from '#tests/desk-steps.ts';
import { withSite } from '#tests/server.ts';
import { openDigestsAt } from '../digests/open-digests.job.ts';
import { readDigest } from '../digests/read-digest.server.ts';
import { digestMail } from '../mails/alert-mails.ts';
import type { LogEntry } from './log.schema.ts';

const site = withSite();
const followed = withFollowedOrder();
let reviewer: Awaited<ReturnType<typeof enterDesk>>;
beforeEach(async () => {
  reviewer = await enterDesk(site, ['reviewer']);
});

let windows = 0;

/** Tells what is held, each time in a later window; @returns a mail that waits */
async function tell() {
  windows += 1;
  await publishHeld();
  await openDigestsAt(new Date(Date.now() + windows * 700_000));
  const isDigest = and(eq(outboxMails.template, digestMail.name), eq(outboxMails.state, 'waiting'));
  const [mail] = await db().select().from(outboxMails).where(isDigest);
  return mail;
}
const arrived = () => db().execute(sql`update outbox_mails set state = 'sent' where state = 'waiting'`);
const log = async (query = ''): Promise<LogEntry[]> => (await (await reviewer.get(`/alerts/log${query}`)).json()).rows;
const withdraw = (id: number | undefined, desk = reviewer) => desk.send('POST', `/alerts/${id}/withdraw`);

test('a change that is taken back within its ten minutes is told to nobody, also when the order is written again', async () => {
  await follow(site, newAddress(), 'immediate');
  await addEffect(followed.orderId, { kind: 'amend' });
  const [held] = await log();
  expect(held).toMatchObject({
    kind: 'amend',
    state: 'held',
    told: 0,
    mayWithdraw: true,
    order: { number: 'S.O. 1(E)' },
  });
  const answers = await Promise.all([1, 2, 3].map(() => withdraw(held?.id)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  const [line] = await db().select().from(auditLog).where(eq(auditLog.action, 'alerts.withdraw'));
  expect(line).toMatchObject({ subjectKind: 'order', subjectId: followed.orderId, staffId: reviewer.staffId });
  await addEffect(followed.orderId, { kind: 'clarify' });
  await tell();
  expect((await log()).map(({ kind, state, told }) => [kind, state, told])).toEqual([
    ['clarify', 'published', 1],
    ['amend', 'withdrawn', 0],
  ]);
  expect((await log('?state=withdrawn')).map(({ id }) => id)).toEqual([held?.id]);
});

test('a change that was told is corrected to those who got it, once', async () => {
  await follow(site, newAddress(), 'immediate');
  await forgetLimits();
  await follow(site, newAddress(), 'weekly');
  // The mail of a week must not be due while this runs.
  await db().execute(sql`
    update followers set weekday = (extract(isodow from clock_timestamp() at time zone zone)::int + 2) % 7 + 1`);
  await addEffect(followed.orderId, { kind: 'defer', on: '2029-04-01' });
  await tell();
  await arrived();
  const [told] = await log();
  expect(told).toMatchObject({ state: 'published', told: 2, digests: { sent: 1, waiting: 1, failed: 0 } });
  expect((await withdraw(told?.id)).status).toBe(200);
  const mail = await tell();
  const [correction, wrong] = await log();
  expect(correction).toMatchObject({ kind: 'correction', corrects: told?.id, told: 1, mayWithdraw: false });
  expect(wrong).toMatchObject({ state: 'withdrawn', correctedBy: correction?.id });
  const text = mail && (await composeMail(mail, digestMail, site.mailSetup))?.text;
  expect(text).toContain('recorded by mistake');
  expect(text).toContain('S.O. 1(E)');
  expect((await withdraw(correction?.id)).status).toBe(409);
});

test('a day ahead that is taken back is not written again by the next run', async () => {
  await follow(site, newAddress(), 'immediate');
  const { rows } = await db().execute<{ day: string }>(sql`
    select max("from")::text as day from requirement_periods where state = 'in-force' and order_id = ${followed.orderId}`);
  const before = addDays(rows[0]?.day ?? '', -30);
  await noteDeadlinesOn(before);
  const ahead = (await log()).filter(({ kind }) => kind === 'deadline');
  expect(ahead).toHaveLength(1);
  expect((await withdraw(ahead[0]?.id)).status).toBe(200);
  await noteDeadlinesOn(before);
  expect((await log()).filter(({ kind }) => kind === 'deadline').map(({ state }) => state)).toEqual(
    ahead.map(() => 'withdrawn'),
  );
  await tell();
  expect(await db().$count(alertItems)).toBe(0);
});

test('editors and sales read the log and take nothing back; an unknown change is a 404', async () => {
  await addEffect(followed.orderId, { kind: 'amend' });
  const [held] = await log();
  const [editor, sales] = await Promise.all([enterDesk(site, ['editor']), enterDesk(site, ['sales'])]);
  expect((await (await editor.get('/alerts/log')).json()).rows[0]).toMatchObject({ mayWithdraw: false });
  expect([(await withdraw(held?.id, editor)).status, (await withdraw(held?.id, sales)).status]).toEqual([403, 403]);
  expect((await withdraw(2_000_000_000)).status).toBe(404);
  expect(
    (
      await db()
        .select()
        .from(changeEvents)
        .where(eq(changeEvents.id, held?.id ?? 0))
    )[0]?.state,
  ).toBe('held');
});

test('an owner with a fresh proof sees what an address has agreed to, and the audit log does not name it', async () => {
  const email = newAddress();
  const token = await follow(site, email, 'weekly');
  await site.get('/api/alerts/stop-all', form({ token }));
  await forgetLimits();
  await follow(site, email, 'daily', { kind: 'product', slug: 'kettle' });
  await forgetLimits();
  await askToFollow(site, email);
  const owner = await enterDesk(site, ['owner']);
  const look = (desk: typeof owner, address = email) => desk.send('POST', '/alerts/consents', { email: address });
  const found = await (await look(owner, ` ${email.toUpperCase()} `)).json();
  expect(found).toMatchObject({
    acts: [
      { action: 'given', via: 'mail-link' },
      { action: 'withdrawn', via: 'manage-page', notice: null },
      { action: 'given', via: 'mail-link', notice: expect.stringContaining('We store your email address') },
    ],
    request: { lines: 1 },
    follows: { language: 'en', lines: [{ kind: 'product', frequency: 'daily', count: 1 }] },
  });
  expect(await (await look(owner, 'nobody@lamps.example')).json()).toEqual({ acts: [], request: null, follows: null });
  const lines = await db().select().from(auditLog).where(eq(auditLog.action, 'alerts.consents'));
  expect(lines).toHaveLength(2);
  expect(JSON.stringify(lines)).not.toContain('lamps.example');
  expect((await look(reviewer)).status).toBe(403);
  await ageProof(owner.staffId, 6);
  expect([(await look(owner)).status, (await (await look(owner)).json()).needs]).toEqual([403, 'proof']);
});

test('a trial mail goes to the own address of whoever asks, says what a digest says and acts for nobody', async () => {
  const editor = await enterDesk(site, ['editor']);
  const sales = await enterDesk(site, ['sales']);
  const send = (desk: typeof editor, language = 'hi') => desk.send('POST', '/alerts/test', { language });
  expect([(await send(sales)).status, (await send(editor, 'xx')).status]).toEqual([403, 422]);
  const [{ email } = { email: '' }] = await db().select().from(staff).where(eq(staff.id, editor.staffId));
  expect((await send(editor)).status).toBe(200);
  const mails = await db().select().from(outboxMails).where(eq(outboxMails.template, 'alert-digest'));
  expect(mails).toMatchObject([{ recipient: email, language: 'hi' }]);
  const data = await readDigest(mails[0]?.messageId ?? '');
  expect(data?.changes.length).toBeGreaterThan(1);
  const links = JSON.stringify(data).match(/https:[^"]+/g) ?? [];
  expect(links.every((link) => link.startsWith(readEnv().PUBLIC_URL))).toBe(true);
  const people = await db().$count(followers);
  const click = new URL(data?.unsubscribe ?? '').pathname;
  expect((await site.get(click, form({ 'List-Unsubscribe': 'One-Click' }))).status).toBe(200);
  expect((await site.get(new URL(data?.manage ?? '').pathname)).status).toBeGreaterThanOrEqual(400);
  expect(await db().$count(followers)).toBe(people);
  // A digest whose follower has gone meanwhile holds no data, and says nothing.
  await db().update(outboxMails).set({ data: {} });
  expect(await readDigest(mails[0]?.messageId ?? '')).toBeNull();
  const statuses = [];
  for (let sent = 0; sent < 10; sent += 1) statuses.push((await send(editor)).status);
  expect(statuses).toContain(429);
});
