import { execFile } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeEach, describe, expect, inject, onTestFinished, test, vi } from 'vitest';
import { asc, eq, sql } from '#core/drizzle.ts';
import { drainJobs, runJobs } from '#core/jobs/jobs.server.ts';
import { closeMailer } from '#core/mail/mailer.server.ts';
import { prepareSecret } from '#core/secrets/secret.server.ts';
import { db } from '#db/client.server.ts';
import { alertDigests, bounceEvents, consents, followers, mailAddresses } from '#db/schema/alerts.ts';
import { outboxMails } from '#db/schema/mail.ts';
import { transaction } from '#db/transaction.server.ts';
import { oneTimePasswordMail } from '#features/accounts/mails/account-mails.ts';
import { queueMail } from '#features/mail/queue-mail.server.ts';
import { mailJobs } from '#features/mail/send-mail.job.ts';
import { forgetLimits, newAddress } from '#tests/account-steps.ts';
import { addEffect, follow, publishHeld, withFollowedOrder } from '#tests/alert-steps.ts';
import { makeFolder } from '#tests/faults/run-server.ts';
import { startMailServer } from '#tests/mail-server.ts';
import { patient } from '#tests/mail-steps.ts';
import { withSite } from '#tests/server.ts';
import { alertsFeature } from '../alerts.feature.ts';
import { openDigestsAt } from '../digests/open-digests.job.ts';
import { heedMailbox } from './heed-mailbox.server.ts';
import { recordBounce } from './record-bounce.server.ts';
import { findReturnPath, returnPathOf } from './return-path.server.ts';

const site = withSite();
const followed = withFollowedOrder();
beforeEach(async () => {
  vi.stubEnv('BOUNCE_ADDRESS', 'b@bounces.kasauti.example');
  await db().delete(bounceEvents);
  await db().delete(mailAddresses);
});
afterAll(closeMailer);

const sample = async (name: string, returnPath: string) =>
  Buffer.from((await readFile(`tests/bounces/${name}.eml`, 'utf8')).replaceAll('{return-path}', returnPath));

/** The digests of somebody, as if they had been sent on that many days. */
async function tellDaily(email: string, days: number) {
  const ids: string[] = [];
  for (let day = 0; day < days; day += 1) {
    await addEffect(followed.orderId, { kind: 'amend' });
    await publishHeld();
    await openDigestsAt(new Date(Date.now() + (day * 24 + 1) * 3_600_000));
    const [newest] = await db()
      .select({ id: alertDigests.messageId })
      .from(alertDigests)
      .innerJoin(followers, eq(followers.id, alertDigests.followerId))
      .where(eq(followers.email, email))
      .orderBy(sql`${alertDigests.id} desc`);
    ids.push(newest?.id ?? '');
  }
  return ids;
}

async function someoneTold(days = 1) {
  const email = newAddress();
  const token = await follow(site, email, 'immediate');
  return { email, token, ids: await tellDaily(email, days) };
}
const pageOf = async (token: string, language = '') => (await site.get(`${language}/alerts/manage/${token}`)).text();
const silences = async () => (await db().select().from(mailAddresses)).map(({ silence }) => silence);

/** Sends what is waiting in the outbox to a server that refuses an address. */
async function sendRefusing(refuses: string, refusal: string) {
  const server = await startMailServer({ refuses, refusal });
  vi.stubEnv('SMTP_URL', server.url);
  await runJobs(mailJobs(site.mailSetup));
  await expect.poll(() => db().$count(outboxMails, eq(outboxMails.state, 'waiting')), patient).toBe(0);
  await drainJobs();
  vi.stubEnv('SMTP_URL', undefined);
  closeMailer();
  await server.stop();
  return server.received;
}

describe('an address', () => {
  test('that the server refuses gets no further mail, is told why, and comes back by a new form', async () => {
    const { email, token } = await someoneTold();
    expect(await sendRefusing(email, '5.1.1 <x>: unknown')).toEqual([]);
    expect(await db().select().from(bounceEvents)).toMatchObject([{ kind: 'hard', status: '5.1.1', via: 'smtp' }]);
    expect(await pageOf(token)).toContain('came back, so we have stopped sending them');
    expect(await pageOf(token, '/hi')).toContain('लौट आए');
    await tellDaily(email, 1);
    expect(await db().$count(alertDigests)).toBe(1);
    // A one-time password asks nobody.
    const code = { to: email, language: 'en', data: oneTimePasswordMail.sample };
    await transaction((tx) => queueMail(tx, oneTimePasswordMail, code));
    expect(await sendRefusing('', '')).toHaveLength(1);

    await forgetLimits();
    await follow(site, email, 'immediate');
    expect(await pageOf(token)).not.toContain('came back');
    await openDigestsAt(new Date(Date.now() + 7_200_000));
    const [mail] = (await sendRefusing('', '')).filter(({ raw }) => raw.includes('What has changed'));
    expect(findReturnPath(mail?.sender ?? '')).toBe(
      (await db().select().from(alertDigests).orderBy(asc(alertDigests.id))).at(-1)?.messageId,
    );
    expect(mail?.raw.replace(/\r\n /g, ' ')).toContain(`<mailto:${mail?.sender}?subject=unsubscribe>`);
  });

  test('that the server refuses because of us is not silenced', async () => {
    const { email } = await someoneTold();
    await sendRefusing(email, '5.7.1 <x>: Relay access denied');
    expect(await silences()).toEqual([]);
  });

  test('whose mails come back three times within 14 days is paused for 30 days', async () => {
    const { email, token, ids } = await someoneTold(4);
    const soft = (id = '') => recordBounce(id, { kind: 'soft', status: '5.2.2', via: 'report' });
    await soft(ids[0]);
    await db().update(bounceEvents).set({ at: sql`now() - interval '15 days'` });
    for (const id of ids.slice(1, 3)) expect([await soft(id), await soft(id)]).toEqual([true, false]);
    expect(await silences()).toEqual([]);
    await soft(ids[3]);
    expect(await silences()).toEqual(['paused']);
    expect(await pageOf(token)).toMatch(/so we send none until .*\d{4}/);
    const before = await db().$count(alertDigests);
    await tellDaily(email, 5);
    expect(await db().$count(alertDigests)).toBe(before);
    await db().update(mailAddresses).set({ since: sql`now() - interval '31 days'` });
    expect(await pageOf(token)).not.toContain('came back');
    expect(await openDigestsAt(new Date(Date.now() + 9 * 86_400_000))).toBe(1);
  });

  test('that has complained stays silent, whatever comes later, and is deleted after 30 days', async () => {
    const { ids, token } = await someoneTold(2);
    await recordBounce(ids[0] ?? '', { kind: 'complaint', status: null, via: 'report' });
    await recordBounce(ids[1] ?? '', { kind: 'hard', status: '5.1.1', via: 'report' });
    expect(await silences()).toEqual(['complained']);
    expect(await pageOf(token)).toContain('reported as spam');
    const [last] = (await db().select().from(consents).orderBy(asc(consents.id))).slice(-1);
    expect(last).toMatchObject({ action: 'withdrawn', via: 'complaint' });
    const cleanUp = async () => {
      for (const { run } of alertsFeature.cleanUp ?? []) await run(db());
      return db().$count(followers);
    };
    expect(await cleanUp()).toBe(1);
    await db().update(mailAddresses).set({ since: sql`now() - interval '31 days'` });
    expect(await cleanUp()).toBe(0);
    expect(await silences()).toEqual(['complained']);
    expect(await db().$count(outboxMails)).toBe(0);
  });

  test('that has pressed the button since is not silenced by an older mail', async () => {
    const { email, ids } = await someoneTold();
    await forgetLimits();
    await follow(site, email, 'immediate');
    expect(await recordBounce(ids[0] ?? '', { kind: 'hard', status: '5.1.1', via: 'report' })).toBe(false);
    expect(await silences()).toEqual([]);
  });
});

test('npm run bounces reads a Maildir and an mbox, each mail once', async () => {
  const { folder, remove } = await makeFolder();
  onTestFinished(remove);
  const [hard, leaving] = [await someoneTold(), await someoneTold()];
  const pathOf = (id = '') => returnPathOf(id) ?? '';
  await mkdir(join(folder, 'new'));
  await mkdir(join(folder, 'tmp'));
  await writeFile(join(folder, 'new/1'), await sample('mailbox-full', pathOf(hard.ids[0])));
  await writeFile(join(folder, 'tmp/2'), await sample('postfix-unknown-user', pathOf(hard.ids[0])));
  expect(await heedMailbox(folder)).toEqual({ mails: 1, news: { soft: 1 } });

  const file = join(folder, 'mbox');
  const names: [string, string][] = [
    ['away', pathOf(hard.ids[0])],
    ['exchange-not-found', pathOf(hard.ids[0])],
    ['postfix-unknown-user', 'b+0123456789abcdef0123456789abcdef.0123456789abcdef@bounces.kasauti.example'],
    ['leaves-by-mail', pathOf(leaving.ids[0])],
  ];
  const mails = await Promise.all(names.map(([name, path]) => sample(name, path)));
  await writeFile(file, mails.map((mail) => `From MAILER-DAEMON Mon Nov 24 09:00:12 2026\n${mail}\n`).join('\n'));
  const { rows } = await db().execute<{ name: string }>(sql`select current_database() as name`);
  const url = new URL(rows[0]?.name ?? '', inject('adminUrl'));
  const run = () =>
    promisify(execFile)(process.execPath, ['scripts/run/bounces.ts', file], {
      // The secret of this process, which may have read it while another test had set one.
      env: { ...process.env, DATABASE_URL: url.href, APP_SECRET: prepareSecret() },
    });
  expect((await run()).stdout).toContain('4 mails read; new in them: hard 1, unsubscribe 1');
  expect(await db().select({ email: followers.email }).from(followers)).toEqual([{ email: hard.email }]);
  expect(await silences()).toEqual(['bounced']);
  expect(await heedMailbox(file)).toEqual({ mails: 4, news: {} });
});
