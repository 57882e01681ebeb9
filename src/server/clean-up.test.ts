import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sql } from '#core/drizzle.ts';
import { readEnv } from '#core/env.ts';
import { rateCounters } from '#core/http/rate-limit.server.ts';
import { closeJobs, drainJobs, runJobs } from '#core/jobs/jobs.server.ts';
import { db } from '#db/client.server.ts';
import { transaction } from '#db/transaction.server.ts';
import { codeFor, logIn, newAddress, readJson, registerClient, registration } from '#tests/account-steps.ts';
import { withSite } from '#tests/server.ts';
import { cleanUp, runEach } from './clean-up.ts';

const site = withSite();

const count = async (table: string, where = 'true') => {
  const { rows } = await db().execute<{ n: number }>(sql.raw(`select count(*)::int as n from ${table} where ${where}`));
  return rows[0]?.n;
};

test('what has expired is deleted, and everything else stays', async () => {
  const old = await registerClient(site);
  const fresh = await registerClient(site);
  await site.post('/api/client/register', registration(newAddress()));
  await site.post('/api/client/forgot-password', { email: old.email });
  await logIn(site, fresh.email);
  await db().execute(sql`update pending_registrations set expires_at = now() - interval '1 minute'`);
  await db().execute(sql`update one_time_passwords set expires_at = now() - interval '2 days'`);
  await db().execute(sql`update password_resets set expires_at = now() - interval '2 days'`);
  await db().execute(sql`update rate_counters set window_start = now() - interval '2 days'`);
  await db().execute(
    sql`update outbox_mails set expires_at = now() - interval '1 minute' where expires_at is not null`,
  );
  await db().execute(sql`update sessions set expires_at = now() - interval '2 days'
    where client_id = (select id from clients where email = ${old.email})`);

  await cleanUp.run('');

  for (const table of ['pending_registrations', 'one_time_passwords', 'password_resets', 'rate_counters']) {
    expect(await count(table), table).toBe(0);
  }
  expect(await count('sessions')).toBe(2);
  expect(await count('outbox_mails', `data ? 'code' or data ? 'link'`), 'codes and links that can be read').toBe(0);
  const stillIn = await site.get('/api/check-token', { headers: { authorization: `Bearer ${fresh.token}` } });
  expect(stillIn.status).toBe(200);
});

test('a registration that is waiting for its code stays', async () => {
  const email = newAddress();
  await site.post('/api/client/register', registration(email));
  await cleanUp.run('');
  const answer = await site.post('/api/client/verify-register-otp', { email, otp: await codeFor(email) });
  expect((await readJson(answer)).client.email).toBe(email);
});

test('incomplete uploads from yesterday are deleted, and those still arriving stay', async () => {
  const folder = join(readEnv().DATA_DIR, 'files', 'incoming');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'old'), 'half');
  await writeFile(join(folder, 'new'), 'half');
  const yesterday = new Date(Date.now() - 25 * 60 * 60 * 1000);
  await utimes(join(folder, 'old'), yesterday, yesterday);
  await cleanUp.run('');
  expect(await readdir(folder)).toContain('new');
  expect(await readdir(folder)).not.toContain('old');
});

test('many rows are deleted in several statements', async () => {
  await db().execute(sql`insert into rate_counters (subject, window_start, count)
    select 'old ' || n, now() - interval '2 days', 1 from generate_series(1, 12000) n`);
  await cleanUp.run('');
  expect(await count('rate_counters', `subject like 'old %'`)).toBe(0);
});

test('a step that fails keeps no other from its work, and the job is tried again', async () => {
  await db().execute(
    sql`insert into rate_counters (subject, window_start, count) values ('old', now() - interval '2 days', 1)`,
  );
  const broken = { name: 'broken', run: () => Promise.reject(new Error('a broken step')) };
  await expect(runEach([broken, rateCounters])).rejects.toThrow('a broken step');
  expect(await count('rate_counters', `subject = 'old'`)).toBe(0);
});

test('rows that a visitor is using are left, and hold up nobody', async () => {
  await db().execute(
    sql`insert into rate_counters (subject, window_start, count) values ('in use', now() - interval '2 days', 1)`,
  );
  await transaction(async (tx) => {
    await tx.execute(sql`select 1 from rate_counters where subject = 'in use' for update`);
    await runEach([rateCounters]);
  });
  expect(await count('rate_counters', `subject = 'in use'`)).toBe(1);
});

test('it runs once an hour', async () => {
  await runJobs([cleanUp]);
  expect(await count('jobs.schedule', `name = 'delete-expired'`)).toBe(1);
  await drainJobs();
  await closeJobs();
});
